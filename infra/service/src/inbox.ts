import { type Executor, isDuplicateKey } from './database.ts'
import type { DeadLetter } from './delivery.ts'

/**
 * Records that `consumer` takes this event, in the transaction of the effect. False when it had been taken before: the
 * caller then does nothing (DESIGN 'Data and events').
 */
export async function recordReceipt(
  trx: Executor,
  receipt: { consumer: string; eventId: string; at: Date }
): Promise<boolean> {
  try {
    await trx('inbox').insert({
      consumer: receipt.consumer,
      event_id: receipt.eventId,
      received_at: receipt.at
    })
    return true
  } catch (error) {
    if (isDuplicateKey(error)) return false
    throw error
  }
}

/** Keeps an event that a consumer has given up. */
export async function keepDeadLetter(trx: Executor, letter: DeadLetter, at: Date): Promise<void> {
  await trx('dead_letters').insert({
    consumer: letter.consumer,
    event_id: letter.eventId,
    event: letter.event,
    cause: letter.cause.slice(0, 4_000),
    attempts: letter.attempts,
    created_at: at
  })
}

/** Forgets receipts older than `before`, which must be longer ago than any event is kept anywhere. */
export const pruneReceipts = (trx: Executor, before: Date): Promise<number> =>
  trx('inbox').where('received_at', '<', before).delete()
