import {
  type Database,
  type Executor,
  inTransaction,
  toDatabaseDate,
  toDate
} from '@site/service/database/database'
import { beginAttempt } from '../notices/attempts.ts'
import { CLAIM_MS, ofNotice } from '../notices/notice-repository.ts'
import { type Channel, leadNoticesTable } from '../tables/tables.ts'

/** A notice that is to be sent now. */
export interface DueNotice {
  id: number
  channel: Channel
  leadId: number
  eventId: string
}

/** The notices of a receiver that are due, those that wait longest first. */
export async function dueNotices(
  executor: Executor,
  channel: Channel,
  { now, limit }: { now: Date; limit: number }
): Promise<DueNotice[]> {
  const at = toDatabaseDate(now)
  const rows = await leadNoticesTable(executor)
    .where({ channel })
    .where('due_at', '<=', at)
    .where((free) => {
      free.where({ claimed_until: null })
      free.orWhere((late) => late.where('claimed_until', '<=', at))
    })
    .orderBy([
      { column: 'due_at', order: 'asc' },
      { column: 'id', order: 'asc' }
    ])
    .limit(limit)
  return rows.map(({ id, lead_id, event_id }) => ({ id, channel, leadId: lead_id, eventId: event_id ?? '' }))
}

/** Claims a due notice, and writes down that an attempt begins. Null when another replica was faster, or it is not due any more. */
export function claimDue(
  db: Database,
  { channel, leadId }: DueNotice,
  now: Date
): Promise<{ attempt: number; tries: number } | null> {
  return inTransaction(db, async (trx) => {
    const row = await ofNotice(trx, { channel, leadId }).forUpdate().first()
    if (!row || row.sent_at !== null || row.due_at === null || toDate(row.due_at) > now) return null
    if (row.claimed_until !== null && toDate(row.claimed_until) > now) return null
    const tries = row.tries + 1
    await ofNotice(trx, { channel, leadId }).update({
      attempts: row.attempts + 1,
      tries,
      tried_at: toDatabaseDate(now),
      claimed_until: toDatabaseDate(new Date(now.getTime() + CLAIM_MS))
    })
    return { attempt: await beginAttempt(trx, { channel, leadId }, now), tries }
  })
}

/** Has a notice that did not arrive sent at `at`. */
export const makeDue = (
  trx: Executor,
  { channel, leadId }: Pick<DueNotice, 'channel' | 'leadId'>,
  at: Date
) =>
  ofNotice(trx, { channel, leadId })
    .whereNull('sent_at')
    .update({ due_at: toDatabaseDate(at), given_up_at: null, tries: 0 })

/**
 * Says what comes of a notice after its failed try number `tries`: another one at `next`, or none where that is null. Where somebody
 * has sent it again meanwhile, or removed the receiver, that stands.
 */
export const settleFailure = (
  trx: Executor,
  { channel, leadId }: Pick<DueNotice, 'channel' | 'leadId'>,
  { tries, now, next }: { tries: number; now: Date; next: Date | null }
) =>
  ofNotice(trx, { channel, leadId })
    .where({ tries })
    .whereNull('given_up_at')
    .update(next ? { due_at: toDatabaseDate(next) } : { due_at: null, given_up_at: toDatabaseDate(now) })
