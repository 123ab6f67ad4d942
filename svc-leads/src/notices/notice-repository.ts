import {
  type Database,
  type Executor,
  inTransaction,
  isDuplicateKey,
  toDatabaseDate,
  toDate
} from '@site/service/database/database'
import { leadNoticesTable, noticeChannelsTable } from '../tables/tables.ts'

/** A way to notify the team. */
export type Channel = 'email' | 'webhook'

/** A notice of one lead through one channel: a row of `lead_notices`. A further event about the same lead makes no further notice. */
export interface NoticeKey {
  channel: Channel
  leadId: number
}

/** How long a replica may take to send before another takes over. It is longer than any sending may take. */
export const CLAIM_MS = 3 * 60_000

/**
 * Claims the notice for sending; false when it was sent before. `attempts` counts the sendings of unknown outcome, which this
 * one is too until it ends.
 *
 * @param maxUnconfirmed after this many sendings of unknown outcome, none is tried any more (CONTACT-14)
 * @throws Error while another replica is sending, and when `maxUnconfirmed` is reached
 */
export async function claimNotice(
  db: Database,
  notice: NoticeKey & { eventId: string; maxUnconfirmed: number },
  now: Date
): Promise<boolean> {
  const claimed_until = toDatabaseDate(new Date(now.getTime() + CLAIM_MS))
  const tried_at = toDatabaseDate(now)
  return inTransaction(db, async (trx) => {
    const row = await ofNotice(trx, notice).forUpdate().first()
    if (row === undefined) {
      await insertNotice(trx, notice, { noticed_at: tried_at, tried_at, claimed_until })
      return true
    }
    if (row.sent_at !== null) return false
    if (row.claimed_until !== null && toDate(row.claimed_until) > now) throw isBeingSent()
    if (row.attempts >= notice.maxUnconfirmed) {
      throw new Error(
        `The ${notice.channel} may have left ${row.attempts} times already and is not sent again`
      )
    }
    await ofNotice(trx, notice).update({ attempts: row.attempts + 1, tried_at, claimed_until })
    return true
  })
}

/** Marks the notice as sent, so that no further event about its lead sends it again. */
export async function markSent(db: Database, notice: NoticeKey, now: Date): Promise<void> {
  await ofNotice(db.knex, notice).update({ sent_at: toDatabaseDate(now), claimed_until: null })
}

/** Releases the claim for another try. With `mayHaveArrived`, the sending still counts as one of unknown outcome. */
export async function releaseNotice(db: Database, notice: NoticeKey, mayHaveArrived: boolean): Promise<void> {
  const query = ofNotice(db.knex, notice)
  if (!mayHaveArrived) query.decrement('attempts', 1)
  await query.update({ claimed_until: null })
}

/**
 * Since when the channel is in use, recorded at its first start. A channel that is set up today sends no notices of last week's
 * leads, whose events the bus still has.
 */
export async function channelSince(db: Database, channel: Channel, now: Date): Promise<Date> {
  try {
    await noticeChannelsTable(db.knex).insert({ channel, since: toDatabaseDate(now) })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
  const row = await noticeChannelsTable(db.knex).where({ channel }).first()
  return toDate(row?.since)
}

/** Records that the channel is not in use: when it is set up again, it begins anew from that day. */
export async function forgetChannel(db: Database, channel: Channel): Promise<void> {
  await noticeChannelsTable(db.knex).where({ channel }).delete()
}

/** The notices of these leads through one channel: whether each was sent, and when it was last tried. */
export async function noticesOf(
  executor: Executor,
  channel: Channel,
  leadIds: number[]
): Promise<Map<number, { isSent: boolean; triedAt: Date }>> {
  const rows = await leadNoticesTable(executor).where({ channel }).whereIn('lead_id', leadIds)
  return new Map(
    rows.map((row) => [
      row.lead_id,
      { isSent: row.sent_at !== null, triedAt: toDate(row.tried_at ?? row.noticed_at) }
    ])
  )
}

const ofNotice = (executor: Executor, { channel, leadId }: NoticeKey) =>
  leadNoticesTable(executor).where({ channel, lead_id: leadId })

async function insertNotice(
  trx: Executor,
  { channel, eventId, leadId }: NoticeKey & { eventId: string },
  times: { noticed_at: Date; tried_at: Date; claimed_until: Date }
): Promise<void> {
  try {
    await leadNoticesTable(trx).insert({ channel, event_id: eventId, lead_id: leadId, attempts: 1, ...times })
  } catch (error) {
    throw isDuplicateKey(error) ? isBeingSent() : error
  }
}

const isBeingSent = () => new Error('The notice is being sent by another replica')
