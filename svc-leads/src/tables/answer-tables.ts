import type { MessageKind } from '@site/contracts/answers/thread'
import {
  autoNumber,
  boolean,
  date,
  nullable,
  number,
  text,
  textOf,
  withDefault
} from '@site/service/database/columns'
import { defineTable, type RowOf } from '@site/service/database/table'

/**
 * The e-mails to the visitors of leads, and theirs. `attempts` counts the sendings of unknown outcome; `is_repeated`: one of them came
 * before the last. `message_id` is without its angle brackets, `attachments` a JSON list of names.
 */
export const leadMessagesTable = defineTable('lead_messages', {
  id: autoNumber,
  lead_id: number,
  email_key: text,
  message_id: text,
  kind: textOf<MessageKind>(),
  written_at: date,
  author: nullable(text),
  subject: text,
  body: text,
  is_cut: withDefault(boolean),
  is_automatic: withDefault(boolean),
  attachments: nullable(text),
  request_key: nullable(text),
  event_id: nullable(text),
  state: textOf<'waiting' | 'sent' | 'failed' | 'received'>(),
  failure: nullable(textOf<SendFailure>()),
  attempts: withDefault(number),
  is_repeated: withDefault(boolean),
  claimed_until: nullable(date),
  tried_at: nullable(date),
  sent_at: nullable(date)
})
export type LeadMessageRow = RowOf<typeof leadMessagesTable>
/** Why the last sending did not succeed. 'unconfirmed': it may have arrived. */
export type SendFailure = 'unreachable' | 'refused' | 'unconfirmed' | 'lead-gone'

export const answerModelsTable = defineTable('answer_models', {
  id: autoNumber,
  name: text,
  subject: text,
  body: text,
  updated_at: date
})
export type AnswerModelRow = RowOf<typeof answerModelsTable>

/** How far each mailbox was read: `mailbox` is a hash of its address, `uid_validity` what the server calls its numbering. */
export const mailboxReadsTable = defineTable('mailbox_reads', {
  mailbox: text,
  uid_validity: text,
  last_uid: number,
  claimed_until: nullable(date)
})
export type MailboxReadRow = RowOf<typeof mailboxReadsTable>
