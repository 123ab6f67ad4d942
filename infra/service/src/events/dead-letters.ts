import { randomUUID } from 'node:crypto'
import { type SiteEvent, siteEventSchema } from '@site/contracts/events/events'
import { type Database, type Executor, inTransaction, toDate } from '../database/database.ts'
import { type DeadLetterRow, deadLettersTable } from '../database/shared-tables.ts'
import type { DeadLetter } from './delivery.ts'
import { appendEvent } from './outbox.ts'
import { parseEvent } from './parse-event.ts'

/** A stored dead letter. `id` is unique in its database alone. */
export interface KeptLetter extends DeadLetter {
  id: number
  at: Date
}

/** A dead letter does not exist, or cannot be delivered. The message is one line for an operator. */
export class DeadLetterError extends Error {
  override name = 'DeadLetterError'
}

/** The consumer name under which the relay stores outbox rows that are not events (relay-batches.ts). */
export const RELAY = 'relay'

/** Dead letters, oldest first, of one consumer or of all. */
export async function listDeadLetters(
  trx: Executor,
  options: { consumer?: string; limit: number }
): Promise<KeptLetter[]> {
  const rows = await deadLettersTable(trx)
    .where(options.consumer === undefined ? {} : { consumer: options.consumer })
    .orderBy('id')
    .limit(options.limit)
  return rows.map(toLetter)
}

/** Throws a DeadLetterError when there is none of that number. */
export async function readDeadLetter(trx: Executor, id: number): Promise<KeptLetter> {
  const row = await deadLettersTable(trx).where({ id }).first()
  if (!row) throw gone(id)
  return toLetter(row)
}

/**
 * Moves a dead letter back to the outbox of its database, in one transaction. The event is addressed to the consumer that gave
 * up on it, whose inbox makes it take effect once, however often it is replayed (EVENT-5, infra/decisions/0030). When it fails
 * again it becomes a dead letter again. Throws a DeadLetterError when the letter is gone (somebody else was faster), or holds no
 * event that this version can read.
 */
export function replayDeadLetter(
  db: Database,
  id: number
): Promise<{ letter: KeptLetter; replayId: string }> {
  return inTransaction(db, async (trx) => {
    const letter = await readDeadLetter(trx, id)
    const replayId = randomUUID()
    const event = addressed(letter, replayId)
    await removeDeadLetter(trx, id)
    await appendEvent(trx, event)
    return { letter, replayId }
  })
}

/** Deletes a dead letter for good. Throws a DeadLetterError when it is gone already. */
export async function dropDeadLetter(db: Database, id: number): Promise<KeptLetter> {
  return inTransaction(db, async (trx) => {
    const letter = await readDeadLetter(trx, id)
    await removeDeadLetter(trx, id)
    return letter
  })
}

function addressed({ id, event: text, consumer }: KeptLetter, replayId: string): SiteEvent {
  const event = parseEvent(text)
  if (event instanceof Error) {
    const lines = `Dead letter ${id} holds no event that this version can read (${event.message.split('\n')[0]}).`
    throw new DeadLetterError(`${lines} Deploy a version that can, or drop it.`)
  }
  // An event that the relay set aside has never reached any consumer: it is for all of them.
  const { replayto: _, ...rest } = event
  const to = consumer === RELAY ? {} : { replayto: consumer }
  return siteEventSchema.parse({ ...rest, ...to, replayid: replayId })
}

/** When two operators act at once, the delete of the second finds nothing. */
async function removeDeadLetter(trx: Executor, id: number): Promise<void> {
  if ((await deadLettersTable(trx).where({ id }).delete()) !== 1) throw gone(id)
}

const gone = (id: number) => new DeadLetterError(`There is no dead letter ${id} (any more).`)

const toLetter = (row: DeadLetterRow): KeptLetter => ({
  id: row.id,
  consumer: row.consumer,
  eventId: row.event_id,
  event: row.event,
  cause: row.cause,
  attempts: row.attempts,
  at: toDate(row.created_at)
})
