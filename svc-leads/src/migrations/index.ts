import {
  createAuditIndexMigration,
  createAuditMigration,
  createAuditRowsMigration,
  createAuditSubjectMigration
} from '@site/service/admin/audit'
import { createCodesMigration, createReleaseGrantsMigration } from '@site/service/admin/codes-migration'
import type { Migration } from '@site/service/database/migrate'
import { createRevisionMigration } from '@site/service/database/revision'
import { sharedMigrations } from '@site/service/database/shared-migrations'
import { numberSignsOfLife } from '@site/service/presence/presences-migration'
import { answerModelsMigration } from './answers/0021-answer-models.ts'
import { mailboxReadsMigration } from './answers/0022-mailbox-reads.ts'
import { repliesThatWaitMigration } from './answers/0062-replies-that-wait.ts'
import { leadDeskMigration } from './desk/0010-lead-desk.ts'
import { leadRemindersMigration } from './desk/0011-lead-reminders.ts'
import { reminderAttemptsMigration } from './desk/0061-reminder-attempts.ts'
import { editedNotesMigration } from './desk/0068-edited-notes.ts'
import { whoWritesMigration } from './desk/0069-who-writes.ts'
import { leadsMigration } from './leads/0001-leads.ts'
import { retentionMigration } from './leads/0005-retention.ts'
import { leadChangesMigration } from './leads/0006-lead-changes.ts'
import { leadMessagesMigration } from './leads/0020-lead-messages.ts'
import { personsMigration } from './leads/0040-persons.ts'
import { suspectDecisionsMigration } from './leads/0050-suspect-decisions.ts'
import { originOfALeadMigration } from './leads/0051-origin-of-a-lead.ts'
import { audienceMigration } from './leads/0060-audience.ts'
import { questionOfALeadMigration } from './leads/0063-question-of-a-lead.ts'
import { noticesMigration } from './telling/0004-notices.ts'
import { noticeOfALeadMigration } from './telling/0007-notice-of-a-lead.ts'
import { receiversMigration } from './telling/0030-receivers.ts'
import { deliveriesMigration } from './telling/0031-deliveries.ts'

/** Every change of the schema, in order. One that has landed is never edited. */
export const migrations: Migration[] = [
  ...sharedMigrations,
  leadsMigration,
  createAuditMigration('leads-0002-audit'),
  createRevisionMigration('leads-0003-revision', 'leads'),
  noticesMigration,
  retentionMigration,
  leadChangesMigration,
  noticeOfALeadMigration,
  createCodesMigration('leads-0008-admin-codes', { isAuthority: true }),
  leadDeskMigration,
  leadRemindersMigration,
  leadMessagesMigration,
  answerModelsMigration,
  mailboxReadsMigration,
  receiversMigration,
  deliveriesMigration,
  personsMigration,
  createAuditRowsMigration('leads-0041-audit-rows'),
  suspectDecisionsMigration,
  originOfALeadMigration,
  audienceMigration,
  reminderAttemptsMigration,
  repliesThatWaitMigration,
  questionOfALeadMigration,
  numberSignsOfLife('leads-0064-numbers-of-signs-of-life', 'lead_presences'),
  createReleaseGrantsMigration('leads-0065-release-grants'),
  createAuditSubjectMigration('leads-0066-audit-subjects'),
  createAuditIndexMigration('leads-0067-index-of-audit-subjects'),
  editedNotesMigration,
  whoWritesMigration
]
