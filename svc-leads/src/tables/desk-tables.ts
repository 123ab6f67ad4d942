import type { LeadStatus } from '@site/contracts/leads/desk'
import { autoNumber, date, nullable, number, text, textOf, withDefault } from '@site/service/database/columns'
import { defineTable, type RowOf } from '@site/service/database/table'
import { definePresenceTable, WRITING } from '@site/service/presence/presences'

/** Where each lead of the list stands (infra/decisions/0128). */
export const leadDesksTable = defineTable('lead_desks', {
  lead_id: number,
  /** When the lead came to the list. */
  since: date,
  status: withDefault(textOf<LeadStatus>()),
  lost_reason: nullable(text),
  owner: nullable(text),
  callback_at: nullable(date),
  contacted_at: nullable(date),
  /** Since when an e-mail of the visitor waits for an answer (DESK-14). */
  replied_at: nullable(date),
  /** How long the first contact took: by the clock, and in office hours alone. */
  contact_seconds: nullable(number),
  contact_office_seconds: nullable(number),
  /** How many reminders went out, or as many as there can be when no more are wanted. */
  reminders: withDefault(number),
  version: withDefault(number),
  changed_at: date
})
export type LeadDeskRow = RowOf<typeof leadDesksTable>

/** What was done about each lead. It stays with an archived one. */
export const leadJournalTable = defineTable('lead_journal', {
  id: autoNumber,
  lead_id: number,
  at: date,
  actor: nullable(text),
  kind: textOf<'change' | 'note' | 'reminder'>(),
  /** The version that a change made. */
  version: nullable(number),
  /** The text of a note; JSON of what a change replaced, or of whom a reminder went to. */
  detail: text,
  note_key: nullable(text)
})
export type LeadJournalRow = RowOf<typeof leadJournalTable>

/** What notes of the journal said before they were edited, and when that was replaced (DESK-18). */
export const leadNoteEditsTable = defineTable('lead_note_edits', {
  id: autoNumber,
  lead_id: number,
  note_id: number,
  at: date,
  wording: text
})

/** Who has which sheet open, until when that is believed, and whether an answer is being written in it. */
export const leadPresencesTable = definePresenceTable('lead_presences', 'lead_id', WRITING)

/** The reminders of leads that wait, and of visitors who have answered: each is one message through one channel. `settled_at`: nothing more is done about it. */
export const leadRemindersTable = defineTable('lead_reminders', {
  /** The identity of the message, the same at every try. */
  id: text,
  channel: textOf<'email' | 'webhook'>(),
  step: textOf<'owner' | 'everybody' | 'reply'>(),
  owner: nullable(text),
  /** JSON: the numbers of the leads. */
  lead_ids: text,
  created_at: date,
  tries: withDefault(number),
  /** How many sendings had no known outcome; one that is under way counts. */
  unconfirmed: withDefault(number),
  claimed_until: nullable(date),
  next_try_at: nullable(date),
  settled_at: nullable(date),
  outcome: nullable(textOf<'sent' | 'given-up' | 'needless'>())
})
export type LeadReminderRow = RowOf<typeof leadRemindersTable>
