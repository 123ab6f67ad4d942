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
import { findLead } from '../../leads/lead-repository.ts'
import { foldEmail } from '../../search/search-text.ts'
import { leadMessagesTable } from '../../tables/answer-tables.ts'
import { leadDesksTable } from '../../tables/desk-tables.ts'
import type { Reply } from './parse-reply.ts'

/** By what a reply found its thread; 'none': it belongs to no lead and is not kept. */
export type Match = 'thread' | 'address' | 'none' | 'repeated'

/**
 * Puts a reply into the thread it belongs to (ANSWER-16): that of the message it answers, or else the latest thread with its sender. Once:
 * its Message-ID is unique. A thread belongs to a lead of the list. Unless a program wrote it, the lead waits for an answer from then on, and
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
      const lead = found && (await findLead(trx, found.leadId))
      if (!found || !lead) return 'none'
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
      return found.by
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
): Promise<{ leadId: number; by: 'thread' | 'address' } | undefined> {
  const answered = await leadMessagesTable(trx).whereIn('message_id', answers).orderBy('id', 'desc')
  const nearest = answers
    .map((id) => answered.find(({ message_id }) => message_id === id))
    .find((row) => row !== undefined)
  if (nearest) return { leadId: nearest.lead_id, by: 'thread' }
  const latest = await leadMessagesTable(trx)
    .where({ email_key: foldEmail(from) })
    .whereNot({ kind: 'reply' })
    .orderBy('id', 'desc')
    .first()
  return latest && { leadId: latest.lead_id, by: 'address' }
}
