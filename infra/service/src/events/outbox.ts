import { messageIdOf, type SiteEvent, siteEventSchema } from '@site/contracts/events/events'
import type { Executor } from '../database/database.ts'
import { type OutboxEntry, outboxTable } from '../database/kit-tables.ts'
import { currentTraceparent } from '../observability/tracing.ts'

/**
 * Writes an event in the caller's transaction, so that it exists if and only if what it tells is committed (EVENT-2).
 * Throws a ZodError when it is not an event. After the commit, notify the relay.
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
 * Rows not published yet, in order of insertion, locked on MySQL against other replicas' relays. They are found by
 * `published_at`, never by remembering the last `seq`: a transaction that commits late has a lower number.
 */
export function unpublishedRows(trx: Executor, limit: number, isMysql: boolean): Promise<OutboxRow[]> {
  const query = outboxTable(trx)
    .select(...COLUMNS)
    .whereNull('published_at')
    .orderBy('seq')
    .limit(limit)
  return withoutOthers(query, isMysql)
}

/** Locks what it finds, and passes over what another replica's relay has locked. SQLite has one process. */
const withoutOthers = <Locking extends { forUpdate(): Locking; skipLocked(): Locking }>(
  query: Locking,
  isMysql: boolean
): Locking => (isMysql ? query.forUpdate().skipLocked() : query)

/** A row that was published, and when. */
export type PublishedRow = OutboxRow & Pick<OutboxEntry, 'published_at'>

/** Published rows after `afterSeq` that a store begun at `storeBegan` cannot hold, or published since `since`. */
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

/** How many events wait, and since when the oldest does. */
export async function outboxBacklog(trx: Executor): Promise<{ count: number; oldest: Date | number | null }> {
  const row = await outboxTable(trx)
    .whereNull('published_at')
    .count({ count: '*' })
    .min({ oldest: 'created_at' })
    .first()
  return { count: Number(row?.count ?? 0), oldest: row?.oldest ?? null }
}

/** A published row that nobody has settled yet, and how often it was published again. */
export type UnsettledRow = OutboxRow & Pick<OutboxEntry, 'repeats'>

/** Rows published before `publishedBefore` that are not settled and due for a look, locked on MySQL like the unpublished. */
export function unsettledRows(
  trx: Executor,
  range: { publishedBefore: Date; now: Date; limit: number },
  isMysql: boolean
): Promise<UnsettledRow[]> {
  const query = outboxTable(trx)
    .select(...COLUMNS, 'repeats')
    .whereNull('settled_at')
    .where('published_at', '<', range.publishedBefore)
    .where((due) => due.whereNull('next_check_at').orWhere('next_check_at', '<=', range.now))
    .orderBy('published_at')
    .limit(range.limit)
  return withoutOthers(query, isMysql)
}

/** Nobody waits for these any more. */
export async function markSettled(trx: Executor, seqs: number[], at: Date): Promise<void> {
  if (seqs.length > 0) await outboxTable(trx).whereIn('seq', seqs).update({ settled_at: at })
}

/** When to look again, and how often the row was published again by then. */
export async function markForCheck(trx: Executor, seq: number, next: { at: Date; repeats: number }) {
  await outboxTable(trx).where({ seq }).update({ next_check_at: next.at, repeats: next.repeats })
}

/** How many events were published again for want of a receipt, and still have none. */
export async function countUnreceived(trx: Executor): Promise<number> {
  const row = await outboxTable(trx)
    .whereNull('settled_at')
    .whereNotNull('published_at')
    .where('repeats', '>', 0)
    .count({ count: '*' })
    .first()
  return Number(row?.count ?? 0)
}

/** Deletes up to `limit` rows that were settled and published before `before`; gives how many. */
export async function prunePublished(trx: Executor, before: Date, limit: number): Promise<number> {
  // In two steps: MySQL allows no LIMIT in a subquery of IN, SQLite none in DELETE.
  const seqs = await outboxTable(trx)
    .where('published_at', '<', before)
    .whereNotNull('settled_at')
    .limit(limit)
    .pluck('seq')
  return seqs.length === 0 ? 0 : outboxTable(trx).whereIn('seq', seqs).delete()
}
