import type { Knex } from 'knex'
import { type Database, type Executor, toDate } from '../database/database.ts'
import type { Log } from '../observability/log.ts'
import type { Clock } from '../process/clock.ts'
import type { Bus } from './bus.ts'
import { keepDeadLetter } from './inbox.ts'
import { markPublished, type OutboxRow, rowsToRepeat, unpublishedRows } from './outbox.ts'
import { parseEvent } from './parse-event.ts'

/** Rows read from the outbox at once, and how many of them are published in parallel. */
export const BATCH = 256
const IN_FLIGHT = 32
const REPEAT_MS = 5 * 60_000

/** The part of the relay's options that publishing needs. */
export interface PublishOptions {
  db: Database
  bus: Bus
  log: Log
  clock: Clock
}

/**
 * Publishes one batch and marks what the bus stored; returns the number of rows found. Rejects when any could not be sent.
 *
 * @param isExpected whether there is probably something to publish
 */
export async function publishBatch(options: PublishOptions, isExpected: boolean): Promise<number> {
  const { db, clock } = options
  if (db.dialect === 'sqlite') {
    // No transaction: it would keep the only connection while the bus answers, and the only process needs no lock.
    const rows = await unpublishedRows(db.knex, BATCH, false)
    return finishBatch(db.knex, rows, await publishRows(db.knex, rows, options), clock)
  }
  // Most sweeps find nothing: they ask once, and open no transaction.
  if (!isExpected && (await unpublishedRows(db.knex, 1, false)).length === 0) return 0
  // READ COMMITTED: under REPEATABLE READ the lock would also cover the gap in which new events are inserted.
  const found = await db.knex.transaction(
    async (trx) => {
      const rows = await unpublishedRows(trx, BATCH, true)
      const published = await publishRows(trx, rows, options)
      await markPublished(trx, published.seqs, clock())
      return { rows, published }
    },
    { isolationLevel: 'read committed' }
  )
  if (found.published.error !== undefined) throw found.published.error
  return found.rows.length
}

async function finishBatch(
  knex: Knex,
  rows: OutboxRow[],
  published: Published,
  clock: Clock
): Promise<number> {
  await markPublished(knex, published.seqs, clock())
  if (published.error !== undefined) throw published.error
  return rows.length
}

interface Published {
  seqs: number[]
  error?: unknown
}

/** Publishes rows with up to 32 in flight. After the first failure no new one is sent, as the bus is unreachable. */
async function publishRows(trx: Executor, rows: OutboxRow[], options: PublishOptions): Promise<Published> {
  const published: Published = { seqs: [] }
  const queue = rows.values()
  const worker = async () => {
    for (const row of queue) {
      if (published.error !== undefined) return
      try {
        await publishRow(trx, row, options)
        published.seqs.push(row.seq)
      } catch (error) {
        published.error = error
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(IN_FLIGHT, rows.length) }, worker))
  return published
}

async function publishRow(trx: Executor, row: OutboxRow, { bus, clock, log }: PublishOptions): Promise<void> {
  const event = parseEvent(row.event)
  if (!(event instanceof Error)) return bus.publish(event)
  // Another version of the service wrote it: no consumer could read it either, and it must not block the others.
  log.error({ err: event, seq: row.seq }, 'An outbox row is not an event and was set aside')
  const letter = { consumer: 'relay', eventId: null, event: row.event, cause: event.message, attempts: 1 }
  await keepDeadLetter(trx, letter, clock())
}

/**
 * Publishes again the events of the last five minutes, and those older than the bus's store: NATS may sync to disk only once a
 * minute, a store may be wiped, and one in memory ends with its process.
 */
export async function repeatRecent(options: PublishOptions): Promise<void> {
  const { db, bus, clock, log } = options
  const now = clock()
  const range = { since: new Date(now.getTime() - REPEAT_MS), storeBegan: bus.keepsSince(), limit: BATCH }
  let afterSeq = 0
  let repeated = 0
  for (;;) {
    const rows = await rowsToRepeat(db.knex, { ...range, afterSeq })
    const last = rows.at(-1)
    if (!last) break
    const published = await publishRows(db.knex, rows, options)
    if (published.error !== undefined) throw published.error
    // The store now has what it had lost. The other rows keep their date, or they would be repeated for ever.
    const lost = rows.filter((row) => range.storeBegan && toDate(row.published_at) < range.storeBegan)
    await markPublished(
      db.knex,
      lost.map((row) => row.seq),
      now
    )
    repeated += rows.length
    afterSeq = last.seq
  }
  if (repeated > 0) log.info({ repeated }, 'Published recent events again')
}
