import type { WrittenRow } from '@site/service/database/columns'
import {
  type Database,
  type Executor,
  inTransaction,
  toBoolean,
  toDatabaseDate,
  toDate
} from '@site/service/database/database'
import { announceLeadChanges } from '../../leads/announce-change.ts'
import { type LeadMessageRow, leadMessagesTable, type SendFailure } from '../../tables/answer-tables.ts'
import { findMessage } from '../thread/messages.ts'

/** How long a replica may take to send before another takes over, in milliseconds. It is longer than any sending may take. */
export const CLAIM_MS = 3 * 60_000
/** How many times a message may be sent without confirmation: it reaches a visitor at most twice. */
const MAX_UNCONFIRMED = 2

/**
 * Claims a message for sending; undefined when there is nothing to send: it is gone, was sent, has failed, or a newer event has it sent.
 * `attempts` counts the sendings of unknown outcome, which this one is too until it ends; a message that was sent that often fails.
 *
 * @param isReplay the event is a dead letter that an operator delivers again: a message that failed is then tried once more
 * @throws Error while another replica is sending it
 */
export function claimMessage(
  db: Database,
  { id, eventId, isReplay }: { id: number; eventId: string; isReplay: boolean },
  now: Date
): Promise<LeadMessageRow | undefined> {
  return inTransaction(db, async (trx) => {
    const row = await leadMessagesTable(trx).where({ id }).forUpdate().first()
    if (!row || row.event_id !== eventId) return undefined
    const isOpen = row.state === 'waiting' || (isReplay && row.state === 'failed')
    if (!isOpen) return undefined
    if (row.claimed_until !== null && toDate(row.claimed_until) > now)
      throw new Error('The message is being sent by another replica')
    if (row.attempts >= MAX_UNCONFIRMED && !isReplay) {
      await leadMessagesTable(trx)
        .where({ id })
        .update({ state: 'failed', failure: 'unconfirmed', claimed_until: null })
      await announceLeadChanges(trx, [row.lead_id], now)
      return undefined
    }
    await leadMessagesTable(trx)
      .where({ id })
      .update({
        state: 'waiting',
        attempts: row.attempts + 1,
        is_repeated: toBoolean(row.is_repeated) || row.attempts > 0,
        tried_at: toDatabaseDate(now),
        claimed_until: toDatabaseDate(new Date(now.getTime() + CLAIM_MS))
      })
    return row
  })
}

type Settled = Partial<WrittenRow<typeof leadMessagesTable.columns>>

/** Writes what became of a message, and tells the screens that show its thread. */
async function settle(
  trx: Executor,
  { id, lead_id, event_id }: Pick<LeadMessageRow, 'id' | 'lead_id' | 'event_id'>,
  values: Settled,
  now: Date
): Promise<void> {
  await leadMessagesTable(trx)
    .where({ id, event_id })
    .update({ ...values, claimed_until: null })
  await announceLeadChanges(trx, [lead_id], now)
}

/** Marks the message as sent. `besides` is done in the same transaction. */
export const markSent = (
  db: Database,
  claimed: LeadMessageRow,
  now: Date,
  besides: (trx: Executor) => Promise<void>
): Promise<void> =>
  inTransaction(db, async (trx) => {
    await settle(trx, claimed, { state: 'sent', sent_at: toDatabaseDate(now), failure: null }, now)
    await besides(trx)
  })

/**
 * Releases the claim after a sending that did not succeed.
 *
 * @param claimed the row as it was before the claim
 * @param outcome an 'unconfirmed' one may have arrived and still counts; `isFinal`: it is not tried any more
 */
export const releaseMessage = (
  db: Database,
  claimed: LeadMessageRow,
  { failure, isFinal }: { failure: SendFailure; isFinal: boolean },
  now: Date
): Promise<void> =>
  inTransaction(db, (trx) =>
    settle(
      trx,
      claimed,
      {
        failure: isFinal && claimed.attempts > 0 ? 'unconfirmed' : failure,
        ...(isFinal && { state: 'failed' }),
        ...(failure !== 'unconfirmed' && {
          attempts: claimed.attempts,
          is_repeated: toBoolean(claimed.is_repeated)
        })
      },
      now
    )
  )

/** The message is not tried any more: its last failure stands. */
export async function giveUpMessage(trx: Executor, id: number, eventId: string, now: Date): Promise<void> {
  const row = await findMessage(trx, id)
  if (row?.event_id === eventId && row.state === 'waiting') await settle(trx, row, { state: 'failed' }, now)
}
