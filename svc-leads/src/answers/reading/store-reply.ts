import {
  type Database,
  type Executor,
  inTransaction,
  isDuplicateKey,
  toDatabaseDate
} from '@site/service/database/database'
import { lockDesks } from '../../desk/change-desk.ts'
import { planReplyNotice } from '../../desk/reminders/plan-reply-notice.ts'
import type { ReminderChannel } from '../../desk/reminders/reminder.ts'
import { announceLeadChanges } from '../../leads/announce-change.ts'
import { findLead, type StoredLead } from '../../leads/lead-repository.ts'
import { foldEmail } from '../../search/search-text.ts'
import { leadMessagesTable } from '../../tables/answer-tables.ts'
import { leadDesksTable } from '../../tables/desk-tables.ts'
import type { Reply } from './parse-reply.ts'

/** How many e-mails to a sender are looked through for one whose lead is still in the list. */
const LOOKED_THROUGH = 100

/** By what a reply found its thread; 'none': it belongs to no lead and is not kept. */
export type Match = 'thread' | 'address' | 'none' | 'repeated'

/**
 * Puts a reply into the thread it belongs to (ANSWER-16): that of the message it answers, or else the latest thread with its sender, of
 * those whose lead is in the list. Once: its Message-ID is unique. Unless a program wrote it, the lead waits for an answer from then on, and
 * its owner is told when it begins to (DESK-14).
 *
 * @param channels by which the owner is told
 */
export async function storeReply(
  db: Database,
  reply: Reply,
  { at, channels }: { at: Date; channels: readonly ReminderChannel[] }
): Promise<Match> {
  try {
    return await inTransaction(db, async (trx) => {
      const found = await findThread(trx, reply)
      if (!found) return 'none'
      const { lead, by } = found
      const sender = foldEmail(reply.from)
      await leadMessagesTable(trx).insert({
        lead_id: lead.id,
        email_key: foldEmail(lead.email),
        message_id: reply.messageId,
        kind: 'reply',
        written_at: toDatabaseDate(at),
        author: sender === foldEmail(lead.email) ? null : reply.from.slice(0, 80),
        subject: reply.subject,
        body: reply.text,
        is_cut: reply.isCut,
        is_automatic: reply.isAutomatic,
        attachments: reply.attachments.length === 0 ? null : JSON.stringify(reply.attachments),
        state: 'received'
      })
      if (!reply.isAutomatic) await noteWaiting(trx, lead.id, { at, channels })
      await announceLeadChanges(trx, [lead.id], at)
      return by
    })
  } catch (error) {
    if (isDuplicateKey(error)) return 'repeated'
    throw error
  }
}

/** Further replies change nothing: the first of them is what waits, and one notice is enough. */
async function noteWaiting(
  trx: Executor,
  leadId: number,
  { at, channels }: { at: Date; channels: readonly ReminderChannel[] }
): Promise<void> {
  const [desk] = await lockDesks(trx, [leadId])
  if (!desk || desk.repliedAt !== null) return
  await leadDesksTable(trx)
    .where({ lead_id: leadId })
    .update({ replied_at: toDatabaseDate(at) })
  await planReplyNotice(trx, desk, { at, channels })
}

async function findThread(
  trx: Executor,
  { answers, from }: Reply
): Promise<{ lead: StoredLead; by: 'thread' | 'address' } | undefined> {
  const answered = await leadMessagesTable(trx).whereIn('message_id', answers).orderBy('id', 'desc')
  const nearest = answers
    .map((id) => answered.find(({ message_id }) => message_id === id))
    .find((row) => row !== undefined)
  const answeredLead = nearest && (await findLead(trx, nearest.lead_id))
  if (answeredLead) return { lead: answeredLead, by: 'thread' }
  const written = await leadMessagesTable(trx)
    .where({ email_key: foldEmail(from) })
    .whereNot({ kind: 'reply' })
    .orderBy('id', 'desc')
    .limit(LOOKED_THROUGH)
    .pluck('lead_id')
  for (const leadId of new Set(written)) {
    const lead = await findLead(trx, leadId)
    if (lead) return { lead, by: 'address' }
  }
  return undefined
}
