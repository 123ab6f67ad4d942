import { randomUUID } from 'node:crypto'
import { type Executor, toDatabaseDate } from '@site/service/database/database'
import { leadRemindersTable } from '../../tables/desk-tables.ts'
import type { StoredDesk } from '../stored-desk.ts'
import type { ReminderChannel } from './reminder.ts'

/**
 * Writes down, for each channel, the message that tells the owner of a lead, or the team where it is nobody's, that its visitor has
 * answered (DESK-14), in the transaction that stores the answer: it is sent as reminders are, once.
 */
export async function planReplyNotice(
  trx: Executor,
  { leadId, owner }: Pick<StoredDesk, 'leadId' | 'owner'>,
  { at, channels }: { at: Date; channels: readonly ReminderChannel[] }
): Promise<void> {
  for (const channel of channels)
    await leadRemindersTable(trx).insert({
      id: randomUUID(),
      channel,
      step: 'reply',
      owner,
      lead_ids: JSON.stringify([leadId]),
      created_at: toDatabaseDate(at)
    })
}
