import type { FailureReason, HeldReceipt } from '@site/contracts/deliveries/deliveries'
import { autoNumber, date, nullable, number, text, textOf } from '@site/service/database/columns'
import { defineTable, type RowOf } from '@site/service/database/table'
import type { Channel } from './tables.ts'

/** Each attempt to tell a channel of a lead, to send it a reminder, or a test; and each receipt to a visitor that a limit held back. */
export const noticeAttemptsTable = defineTable('notice_attempts', {
  id: autoNumber,
  channel: textOf<Channel | 'receipt'>(),
  /** null: a reminder, or a test. */
  lead_id: nullable(number),
  at: date,
  duration_ms: nullable(number),
  outcome: textOf<'sending' | 'sent' | 'failed'>(),
  status: nullable(number),
  reason: nullable(textOf<FailureReason | `held-${HeldReceipt['limit']}`>()),
  error: nullable(text),
  answer: nullable(text),
  reminder_id: nullable(text)
})
export type NoticeAttemptRow = RowOf<typeof noticeAttemptsTable>

/** The receivers of calls that were made in the administration. */
export const callReceiversTable = defineTable('call_receivers', {
  id: autoNumber,
  name: text,
  url: text,
  sources: text,
  secret: text,
  created_at: date,
  paused_at: nullable(date),
  removed_at: nullable(date)
})
export type CallReceiverRow = RowOf<typeof callReceiversTable>
