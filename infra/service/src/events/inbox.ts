import { type Executor, isDuplicateKey } from '../database/database.ts'
import { deadLettersTable, inboxTable } from '../database/shared-tables.ts'
import type { DeadLetter } from './delivery.ts'

/**
 * Records that `consumer` handles this event, in the transaction of the effect. Returns false when it was handled before: the
 * caller then does nothing (EVENT-3).
 */
export async function recordReceipt(
  trx: Executor,
  receipt: { consumer: string; eventId: string; at: Date }
): Promise<boolean> {
  try {
    await inboxTable(trx).insert({
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

/** Returns which of these events `consumer` has handled. */
export const receiptsOf = (trx: Executor, consumer: string, eventIds: string[]): Promise<string[]> =>
  inboxTable(trx).where({ consumer }).whereIn('event_id', eventIds).pluck('event_id')

/** Returns which of these events `consumer` has given up on: a person decides about them (`npm run site -- dead-letters`). */
export async function givenUp(trx: Executor, consumer: string, eventIds: string[]): Promise<string[]> {
  const found = await deadLettersTable(trx)
    .where({ consumer })
    .whereIn('event_id', eventIds)
    .pluck('event_id')
  return found.filter((id) => id !== null)
}

/** Stores an event that a consumer has given up on, once, even where it was sent again meanwhile. */
export async function keepDeadLetter(trx: Executor, letter: DeadLetter, at: Date): Promise<void> {
  const { consumer, eventId } = letter
  if (eventId !== null && (await givenUp(trx, consumer, [eventId])).length > 0) return
  await deadLettersTable(trx).insert({
    consumer,
    event_id: eventId,
    event: letter.event,
    cause: letter.cause.slice(0, 4_000),
    attempts: letter.attempts,
    created_at: at
  })
}

/** Deletes receipts older than `before`, which must be longer ago than any event is kept anywhere. */
export const pruneReceipts = (trx: Executor, before: Date): Promise<number> =>
  inboxTable(trx).where('received_at', '<', before).delete()
