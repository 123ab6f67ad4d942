import type { AddressGuard } from '@site/service/outgoing/address-guard'
import { presentLead } from '../leads/lead-presenter.ts'
import type { Channel } from '../tables/tables.ts'
import { postCall } from './post-call.ts'
import type { Answered, Sender } from './sender.ts'

/** The type of a call that somebody sends to try the way. */
export const TEST_TYPE = 'site.delivery-test'

/** Where signed calls go. */
export interface SignedCalls {
  url: string
  guard?: AddressGuard | undefined
  /** Makes the value of `Webhook-Signature` of an id, a timestamp and a body. */
  sign: (id: string, timestamp: string, body: string) => string
}

/** Posts one signed call. @throws SendError for any answer but 2xx, redirections included, and when none came */
export function postSigned(
  { url, guard, sign }: SignedCalls,
  call: { id: string; type: string; time: string; data: object }
): Promise<Answered> {
  const body = JSON.stringify(call)
  const timestamp = String(Math.floor(Date.now() / 1000))
  return postCall({
    url,
    guard,
    body,
    headers: {
      'Content-Type': 'application/json',
      'Webhook-Id': call.id,
      'Webhook-Timestamp': timestamp,
      'Webhook-Signature': sign(call.id, timestamp, body)
    }
  })
}

/**
 * Posts each new lead to a receiver as `{ id, type, time, data: { lead } }`, with the lead as GET /api/leads answers it, and a test as
 * `{ id, type: 'site.delivery-test', time, data: { test: true } }`. `Webhook-Id` is the event's id and the same at every try, so that
 * the receiver can recognise repeats.
 */
export function createCallSender<Named extends Channel>(
  to: SignedCalls & { channel: Named; secrets: readonly string[] }
): Sender & { channel: Named } {
  return {
    channel: to.channel,
    secrets: to.secrets,
    maxUnconfirmed: Number.POSITIVE_INFINITY,
    send: (lead, { id, type, time }) => postSigned(to, { id, type, time, data: { lead: presentLead(lead) } }),
    sendTest: (id, at) =>
      postSigned(to, { id, type: TEST_TYPE, time: at.toISOString(), data: { test: true } })
  }
}
