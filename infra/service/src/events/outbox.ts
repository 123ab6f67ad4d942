import { messageIdOf, type SiteEvent, siteEventSchema } from '@site/contracts/events/events'
import type { Executor } from '../database/database.ts'
import { type OutboxEntry, outboxTable } from '../database/shared-tables.ts'
import { currentTraceparent } from '../observability/tracing.ts'

/**
 * Writes an event in the caller's transaction, so that it exists if and only if the change it reports is committed (EVENT-2).
 * Throws a ZodError when it is not a valid event. Notify the relay after the commit.
 */
export const appendEvent = (trx: Executor, event: SiteEvent): Promise<void> => appendEvents(trx, [event])

/** The same for up to 500 events in one statement. */
export async function appendEvents(trx: Executor, events: SiteEvent[]): Promise<void> {
  if (events.length === 0) return
  const created_at = new Date()
  const traceparent = currentTraceparent()
  const rows = events.map((event) => {
    const valid = siteEventSchema.parse(traceparent ? { traceparent, ...event } : event)
    return {
      event_id: messageIdOf(valid),
      type: valid.type,
      event: JSON.stringify(valid),
      created_at,
      published_at: null
    }
  })
  await outboxTable(trx).insert(rows)
}

/** A row of the outbox as the relay reads it. */
export type OutboxRow = Pick<OutboxEntry, (typeof COLUMNS)[number]>

const COLUMNS = ['seq', 'event'] as const

/**
 * Rows not published yet, in order of insertion, locked on MySQL against the relays of other replicas. They are found by
 * `published_at`, never by remembering the last `seq`: a transaction that commits late has a lower number.
 */
export function unpublishedRows(trx: Executor, limit: number, isMysql: boolean): Promise<OutboxRow[]> {
  const query = outboxTable(trx)
    .select(...COLUMNS)
    .whereNull('published_at')
    .orderBy('seq')
    .limit(limit)
  return lockUnlocked(query, isMysql)
}

/** Locks the rows that it finds, and skips those that the relay of another replica has locked. SQLite serves one process alone. */
const lockUnlocked = <Locking extends { forUpdate(): Locking; skipLocked(): Locking }>(
  query: Locking,
  isMysql: boolean
): Locking => (isMysql ? query.forUpdate().skipLocked() : query)

/** A row that was published, and when. */
export type PublishedRow = OutboxRow & Pick<OutboxEntry, 'published_at'>

/** Published rows after `afterSeq`: those older than the bus's store, created at `storeBegan`, and those published since `since`. */
export function rowsToRepeat(
  trx: Executor,
  range: { since: Date; storeBegan: Date | null; afterSeq: number; limit: number }
): Promise<PublishedRow[]> {
  return outboxTable(trx)
    .select(...COLUMNS, 'published_at')
    .where('seq', '>', range.afterSeq)
    .where((either) => {
      either.where('published_at', '>=', range.since)
      if (range.storeBegan) either.orWhere('published_at', '<', range.storeBegan)
    })
    .orderBy('seq')
    .limit(range.limit)
}

export async function markPublished(trx: Executor, seqs: number[], at: Date): Promise<void> {
  if (seqs.length > 0) await outboxTable(trx).whereIn('seq', seqs).update({ published_at: at })
}

/** How many events wait to be published, and since when the oldest does. */
export async function outboxBacklog(trx: Executor): Promise<{ count: number; oldest: Date | number | null }> {
  const row = await outboxTable(trx)
    .whereNull('published_at')
    .count({ count: '*' })
    .min({ oldest: 'created_at' })
    .first()
  return { count: Number(row?.count ?? 0), oldest: row?.oldest ?? null }
}

/** A published row that not all consumers have confirmed yet, and how often it was published again. */
export type UnconfirmedRow = OutboxRow & Pick<OutboxEntry, 'repeats'>

/** Unconfirmed rows that were published before `publishedBefore` and are due for a check, locked on MySQL like the unpublished ones. */
export function unconfirmedRows(
  trx: Executor,
  range: { publishedBefore: Date; now: Date; limit: number },
  isMysql: boolean
): Promise<UnconfirmedRow[]> {
  const query = outboxTable(trx)
    .select(...COLUMNS, 'repeats')
    .whereNull('settled_at')
    .where('published_at', '<', range.publishedBefore)
    .where((due) => due.whereNull('next_check_at').orWhere('next_check_at', '<=', range.now))
    .orderBy('published_at')
    .limit(range.limit)
  return lockUnlocked(query, isMysql)
}

/** Marks rows whose event is confirmed by every consumer that must receive it. */
export async function markConfirmed(trx: Executor, seqs: number[], at: Date): Promise<void> {
  if (seqs.length > 0) await outboxTable(trx).whereIn('seq', seqs).update({ settled_at: at })
}

/** Records when to check a row again, and how often it has been published again. */
export async function markForCheck(trx: Executor, seq: number, next: { at: Date; repeats: number }) {
  await outboxTable(trx).where({ seq }).update({ next_check_at: next.at, repeats: next.repeats })
}

/** How many events were published again because a receipt was missing, and are still unconfirmed. */
export async function countUnreceived(trx: Executor): Promise<number> {
  const row = await outboxTable(trx)
    .whereNull('settled_at')
    .whereNotNull('published_at')
    .where('repeats', '>', 0)
    .count({ count: '*' })
    .first()
  return Number(row?.count ?? 0)
}

/** Deletes up to `limit` confirmed rows that were published before `before`; returns how many. */
export async function prunePublished(trx: Executor, before: Date, limit: number): Promise<number> {
  // In two steps: MySQL allows no LIMIT in a subquery of IN, SQLite none in DELETE.
  const seqs = await outboxTable(trx)
    .where('published_at', '<', before)
    .whereNotNull('settled_at')
    .limit(limit)
    .pluck('seq')
  return seqs.length === 0 ? 0 : outboxTable(trx).whereIn('seq', seqs).delete()
}
