import { messageIdOf, type SiteEvent, siteEventSchema } from '@site/contracts/events'
import type { Executor } from './database.ts'
import { currentTraceparent } from './tracing.ts'

/**
 * Writes an event in the caller's transaction, so that it exists if and only if what it tells is committed (DESIGN
 * 'Data and events'). Throws a ZodError when it is not an event. After the commit, nudge the relay.
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
  await trx('outbox').insert(rows)
}

/** A row of the outbox as the relay reads it. */
export interface OutboxRow {
  seq: number
  event: string
}

const COLUMNS = ['seq', 'event'] as const

/**
 * Rows not published yet, in order of insertion, locked on MySQL against other replicas' relays. They are found by
 * `published_at`, never by remembering the last `seq`: a transaction that commits late has a lower number.
 */
export function unpublishedRows(trx: Executor, limit: number, isMysql: boolean): Promise<OutboxRow[]> {
  const query = trx('outbox').select(COLUMNS).whereNull('published_at').orderBy('seq').limit(limit)
  return isMysql ? query.forUpdate().skipLocked() : query
}

/** A row that was published, and when. */
export type PublishedRow = OutboxRow & { published_at: unknown }

/** Published rows after `afterSeq` that a store begun at `storeBegan` cannot hold, or published since `since`. */
export function rowsToRepeat(
  trx: Executor,
  range: { since: Date; storeBegan: Date | null; afterSeq: number; limit: number }
): Promise<PublishedRow[]> {
  return trx('outbox')
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
  if (seqs.length > 0) await trx('outbox').whereIn('seq', seqs).update({ published_at: at })
}

/** How many events wait, and since when the oldest does. */
export async function outboxBacklog(trx: Executor): Promise<{ count: number; oldest: unknown }> {
  const row = await trx('outbox')
    .whereNull('published_at')
    .count({ count: '*' })
    .min({ oldest: 'created_at' })
    .first()
  return { count: Number(row?.count ?? 0), oldest: row?.oldest ?? null }
}

/** Deletes up to `limit` rows published before `before`; gives how many. */
export async function prunePublished(trx: Executor, before: Date, limit: number): Promise<number> {
  // In two steps: MySQL allows no LIMIT in a subquery of IN, SQLite none in DELETE.
  const seqs: number[] = await trx('outbox').where('published_at', '<', before).limit(limit).pluck('seq')
  return seqs.length === 0 ? 0 : trx('outbox').whereIn('seq', seqs).delete()
}
