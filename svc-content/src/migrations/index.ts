import {
  createAuditMigration,
  createAuditRowsMigration,
  createAuditSubjectMigration
} from '@site/service/admin/audit'
import { createCodesMigration, createReleaseGrantsMigration } from '@site/service/admin/codes-migration'
import type { Migration } from '@site/service/database/migrate'
import { createRevisionMigration } from '@site/service/database/revision'
import { sharedMigrations } from '@site/service/database/shared-migrations'
import { numberSignsOfLife } from '@site/service/presence/presences-migration'
import { articlesMigration } from './0001-articles.ts'
import { articleRunsMigration } from './0004-article-runs.ts'
import { articleOriginsMigration } from './0005-article-origins.ts'
import { knownOriginsMigration } from './0006-known-origins.ts'
import { articleRevisionsMigration } from './0007-article-revisions.ts'
import { articleDraftsMigration } from './0008-article-drafts.ts'
import { articleSchedulesMigration } from './0009-article-schedules.ts'
import { draftsOfRunsMigration } from './0011-drafts-of-runs.ts'
import { picturesMigration } from './0012-pictures.ts'
import { reservedTitlesMigration } from './0015-reserved-titles.ts'
import { articlePresencesMigration } from './0016-article-presences.ts'
import { ordersOfArticlesMigration } from './0018-orders-of-articles.ts'
import { questionsMigration } from './0019-questions.ts'
import { draftKeysMigration } from './0020-draft-keys.ts'

/** Every change of the schema, in order. One that has landed is never edited. */
export const migrations: Migration[] = [
  ...sharedMigrations,
  articlesMigration,
  createAuditMigration('content-0002-audit'),
  createRevisionMigration('content-0003-revision', 'articles'),
  articleRunsMigration,
  articleOriginsMigration,
  knownOriginsMigration,
  articleRevisionsMigration,
  articleDraftsMigration,
  articleSchedulesMigration,
  createCodesMigration('content-0010-admin-codes', { isAuthority: false }),
  draftsOfRunsMigration,
  picturesMigration,
  reservedTitlesMigration,
  articlePresencesMigration,
  createAuditRowsMigration('content-0017-audit-rows'),
  ordersOfArticlesMigration,
  questionsMigration,
  draftKeysMigration,
  numberSignsOfLife('content-0021-numbers-of-signs-of-life', 'article_presences'),
  createReleaseGrantsMigration('content-0022-release-grants'),
  createAuditSubjectMigration('content-0023-audit-subjects')
]
