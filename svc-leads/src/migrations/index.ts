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
import { leadsMigration } from './0001-leads.ts'
import { noticesMigration } from './0004-notices.ts'
import { retentionMigration } from './0005-retention.ts'
import { leadChangesMigration } from './0006-lead-changes.ts'
import { noticeOfALeadMigration } from './0007-notice-of-a-lead.ts'
import { leadDeskMigration } from './0010-lead-desk.ts'
import { leadRemindersMigration } from './0011-lead-reminders.ts'
import { leadMessagesMigration } from './0020-lead-messages.ts'
import { answerModelsMigration } from './0021-answer-models.ts'
import { mailboxReadsMigration } from './0022-mailbox-reads.ts'
import { receiversMigration } from './0030-receivers.ts'
import { deliveriesMigration } from './0031-deliveries.ts'
import { personsMigration } from './0040-persons.ts'
import { suspectDecisionsMigration } from './0050-suspect-decisions.ts'
import { originOfALeadMigration } from './0051-origin-of-a-lead.ts'
import { audienceMigration } from './0060-audience.ts'
import { reminderAttemptsMigration } from './0061-reminder-attempts.ts'
import { repliesThatWaitMigration } from './0062-replies-that-wait.ts'
import { questionOfALeadMigration } from './0063-question-of-a-lead.ts'
import { editedNotesMigration } from './0068-edited-notes.ts'
import { whoWritesMigration } from './0069-who-writes.ts'

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
