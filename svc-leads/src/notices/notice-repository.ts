import {
  type Database,
  type Executor,
  inTransaction,
  isDuplicateKey,
  toDatabaseDate,
  toDate
} from '@site/service/database/database'
import { type Channel, leadNoticesTable, noticeChannelsTable } from '../tables/tables.ts'
import { beginAttempt } from './attempts.ts'

/** The ways that the environment configures. */
export type EnvironmentChannel = 'email' | 'webhook'

/** A notice of one lead through one channel: a row of `lead_notices`. A further event about the same lead makes no further notice. */
export interface NoticeKey {
  channel: Channel
  leadId: number
}

/** How long a replica may take to send before another takes over. It is longer than any sending may take. */
export const CLAIM_MS = 3 * 60_000

/** Another replica is sending this notice now. */
export class BeingSentError extends Error {
  override name = 'BeingSentError'
  constructor() {
    super('The notice is being sent by another replica')
  }
}

/**
 * Claims the notice for sending, and writes down that an attempt begins. `attempts` counts the sendings of unknown outcome, which
 * this one is too until it ends.
 *
 * @returns the number of the attempt; null when the notice was sent before
 * @param maxUnconfirmed after this many sendings of unknown outcome, none is tried any more (CONTACT-14)
 * @throws BeingSentError while another replica is sending, Error when `maxUnconfirmed` is reached
 */
export async function claimNotice(
  db: Database,
  notice: NoticeKey & { eventId: string; maxUnconfirmed: number },
  now: Date
): Promise<number | null> {
  const claimed_until = toDatabaseDate(new Date(now.getTime() + CLAIM_MS))
  const tried_at = toDatabaseDate(now)
  return inTransaction(db, async (trx) => {
    const row = await ofNotice(trx, notice).forUpdate().first()
    if (row === undefined) {
      await insertNotice(trx, notice, { noticed_at: tried_at, tried_at, claimed_until })
      return beginAttempt(trx, notice, now)
    }
    if (row.sent_at !== null) return null
    if (row.claimed_until !== null && toDate(row.claimed_until) > now) throw new BeingSentError()
    if (row.attempts >= notice.maxUnconfirmed) {
      throw new Error(
        `The ${notice.channel} may have left ${row.attempts} times already and is not sent again`
      )
    }
    await ofNotice(trx, notice).update({
      attempts: row.attempts + 1,
      tries: row.tries + 1,
      tried_at,
      claimed_until,
      due_at: null,
      given_up_at: null
    })
    return beginAttempt(trx, notice, now)
  })
}

/** Marks the notice as sent, so that no further event about its lead sends it again. */
export async function markSent(trx: Executor, notice: NoticeKey, now: Date): Promise<void> {
  await ofNotice(trx, notice).update({
    sent_at: toDatabaseDate(now),
    claimed_until: null,
    due_at: null,
    given_up_at: null
  })
}

/** Marks the notice as one that is not tried again by itself. */
export async function markGivenUp(trx: Executor, notice: NoticeKey, now: Date): Promise<void> {
  await ofNotice(trx, notice)
    .whereNull('sent_at')
    .update({ given_up_at: toDatabaseDate(now), due_at: null })
}

/** Releases the claim for another try. With `mayHaveArrived`, the sending still counts as one of unknown outcome. */
export async function releaseNotice(
  trx: Executor,
  notice: NoticeKey,
  mayHaveArrived: boolean
): Promise<void> {
  const query = ofNotice(trx, notice)
  if (!mayHaveArrived) query.decrement('attempts', 1)
  await query.update({ claimed_until: null })
}

/**
 * Since when the channel is in use, recorded at its first start. A channel that is set up today sends no notices of last week's
 * leads, whose events the bus still has.
 */
export async function channelSince(db: Database, channel: EnvironmentChannel, now: Date): Promise<Date> {
  try {
    await noticeChannelsTable(db.knex).insert({ channel, since: toDatabaseDate(now) })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
  const row = await noticeChannelsTable(db.knex).where({ channel }).first()
  return toDate(row?.since)
}

/** Records that the channel is not in use: when it is set up again, it begins anew from that day. */
export async function forgetChannel(db: Database, channel: EnvironmentChannel): Promise<void> {
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

/** The query of the one row of a notice. */
export const ofNotice = (executor: Executor, { channel, leadId }: NoticeKey) =>
  leadNoticesTable(executor).where({ channel, lead_id: leadId })

async function insertNotice(
  trx: Executor,
  { channel, eventId, leadId }: NoticeKey & { eventId: string },
  times: { noticed_at: Date; tried_at: Date; claimed_until: Date }
): Promise<void> {
  try {
    await leadNoticesTable(trx).insert({
      channel,
      event_id: eventId,
      lead_id: leadId,
      attempts: 1,
      tries: 1,
      ...times
    })
  } catch (error) {
    throw isDuplicateKey(error) ? new BeingSentError() : error
  }
}
