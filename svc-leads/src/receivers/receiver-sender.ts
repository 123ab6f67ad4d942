import type { AddressGuard } from '@site/service/outgoing/address-guard'
import { createCallSender } from '../senders/call-sender.ts'
import type { Sender } from '../senders/sender.ts'
import { SendError } from '../senders/sender.ts'
import { signStandard } from '../senders/sign-call.ts'
import type { CallReceiver } from './receiver-repository.ts'
import type { SecretBox } from './secret-box.ts'

/** Where calls may go, and what opens the secrets that sign them; null without RECEIVERS_KEY. */
export interface CallMeans {
  guard: AddressGuard
  box: SecretBox | null
}

/** Sends the calls of one receiver, signed by Standard Webhooks. Where its secret cannot be read, each sending fails and says so. */
export function createReceiverSender(receiver: CallReceiver, { guard, box }: CallMeans): Sender {
  const secret = openSecret(receiver, box)
  const fail = () =>
    Promise.reject(
      new SendError('The secret cannot be read: RECEIVERS_KEY is missing or another one', {
        reason: 'secret',
        mayHaveArrived: false
      })
    )
  const { channel, url } = receiver
  const sender = createCallSender({
    channel,
    url,
    guard,
    secrets: secret === null ? [] : [secret],
    sign: (id, timestamp, body) => signStandard(secret ?? '', id, timestamp, body)
  })
  return secret === null ? { ...sender, send: fail, sendTest: fail } : sender
}

function openSecret({ sealed }: CallReceiver, box: SecretBox | null): string | null {
  if (!box) return null
  try {
    return box.open(sealed)
  } catch {
    // Another key than the one it was sealed with: the attempt says so.
    return null
  }
}
