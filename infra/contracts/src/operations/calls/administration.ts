import type { Validated } from '../../access/code-calls.ts'
import type { AdminRequest } from '../admin.ts'
import type { AuditEntry, AuditQuery } from '../audit.ts'
import type { NextSubjects, RunDraft } from '../run-drafts.ts'
import type { SchedulerStatus, TestArticleAnswer } from '../scheduler.ts'
import { call } from './call.ts'

/** Calls of the administration that belong to no list: the code, the daily generator, the audit of articles, the live stream. */
export const administrationCalls = {
  validateAdmin: call('POST', '/api/validate-admin').of<{ body: AdminRequest; answer: Validated }>(),
  listArticleAudit: call('GET', '/api/admin/audit').of<{ query: AuditQuery; answer: AuditEntry[] }>(),
  readSchedulerStatus: call('GET', '/api/admin/scheduler-status').of<{
    query: { adminCode?: string }
    answer: SchedulerStatus
  }>(),
  generateTestArticle: call('POST', '/api/admin/generate-test-article').of<{
    body: AdminRequest
    answer: TestArticleAnswer
  }>(),
  triggerGeneration: call('POST', '/api/admin/trigger-generation').of<{
    body: AdminRequest
    answer: { message: string }
  }>(),
  listRunDrafts: call('GET', '/api/admin/runs/:id/drafts').of<{
    query: { adminCode?: string }
    answer: RunDraft[]
  }>(),
  approveDraft: call('POST', '/api/admin/runs/:id/approval').of<{
    body: AdminRequest & { reviewer?: string | null }
    answer: TestArticleAnswer
  }>(),
  refuseDraft: call('POST', '/api/admin/runs/:id/refusal').of<{
    body: AdminRequest
    answer: { message: string }
  }>(),
  readNextSubjects: call('GET', '/api/admin/next-subjects').of<{
    query: { adminCode?: string }
    answer: NextSubjects
  }>(),
  chooseSubject: call('PUT', '/api/admin/next-subject').of<{
    body: AdminRequest & { subject: string | null }
    answer: NextSubjects
  }>(),
  followLive: call('GET', '/api/live').of<{ answer: string }>()
} as const
