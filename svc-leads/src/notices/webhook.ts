import { createHmac } from 'node:crypto'
import { presentLead } from '../leads/lead-presenter.ts'
import type { Sender } from './channel.ts'

export interface WebhookSettings {
  WEBHOOK_URL: string
  WEBHOOK_SECRET: string
}

const TIMEOUT_MS = 10_000

/**
 * Posts each new lead to the team's own tool as `{ id, type, time, data: { lead } }`, with the lead as GET /api/leads answers it.
 * `Webhook-Id` is the event's id and the same at every try, so that the receiver can recognise repeats. Any answer but 2xx,
 * redirections included, makes the call fail, and it is tried again later.
 */
export const createWebhookSender = (settings: WebhookSettings): Sender => ({
  channel: 'webhook',
  maxUnconfirmed: Number.POSITIVE_INFINITY,
  mayHaveArrived: () => true,
  send: (lead, { id, type, time }) =>
    postWebhook(settings, { id, type, time, data: { lead: presentLead(lead) } })
})

/** Posts one signed call. @throws Error for any answer but 2xx, and when none came within ten seconds */
export async function postWebhook(
  { WEBHOOK_URL: url, WEBHOOK_SECRET: secret }: WebhookSettings,
  call: { id: string; type: string; time: string; data: object }
): Promise<void> {
  const body = JSON.stringify(call)
  const timestamp = String(Math.floor(Date.now() / 1000))
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      'Content-Type': 'application/json',
      'Webhook-Id': call.id,
      'Webhook-Timestamp': timestamp,
      'Webhook-Signature': `sha256=${signWebhook(secret, timestamp, body)}`
    },
    body
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The webhook's receiver answered ${response.status}`)
}

/**
 * The hexadecimal HMAC-SHA256 of the timestamp (seconds since 1970, as sent), a dot and the body. A receiver refuses an old
 * timestamp, so that a call that was overheard cannot be replayed.
 */
const signWebhook = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
