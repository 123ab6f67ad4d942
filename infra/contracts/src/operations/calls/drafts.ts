import type { z } from 'zod'
import type { AdminArticles, AdminArticlesQuery, AdminArticleText } from '../../articles/admin-article.ts'
import type { Article } from '../../articles/article.ts'
import type {
  Draft,
  DraftsPage,
  draftInputSchema,
  draftVersionSchema,
  newDraftSchema,
  newPreviewSchema,
  presenceInputSchema,
  presencesSchema,
  previewInputSchema,
  publishSchema,
  restoreSchema
} from '../../articles/draft.ts'
import type { Revision, RevisionSummary } from '../../articles/revision.ts'
import type { newScheduleSchema, Schedule, scheduleInputSchema } from '../../articles/schedule.ts'
import type { AdminRequest } from '../admin.ts'
import { call } from './call.ts'

type Sent<Schema extends z.ZodType> = z.input<Schema> & AdminRequest
type Code = { adminCode?: string }

/** Calls of the administration's list, of drafts, revisions and schedules. */
export const draftCalls = {
  listAdminArticles: call('GET', '/api/admin/articles').of<{
    query: AdminArticlesQuery & Code
    answer: AdminArticles
  }>(),
  readAdminArticle: call('GET', '/api/admin/articles/:id').of<{ query: Code; answer: AdminArticleText }>(),
  withdrawArticle: call('POST', '/api/admin/articles/:id/withdraw').of<{
    body: AdminRequest
    answer: { message: string }
  }>(),
  listRevisions: call('GET', '/api/admin/articles/:id/revisions').of<{
    query: Code
    answer: RevisionSummary[]
  }>(),
  readRevision: call('GET', '/api/admin/articles/:id/revisions/:number').of<{
    query: Code
    answer: Revision
  }>(),
  restoreRevision: call('POST', '/api/admin/articles/:id/revisions/:number/restore').of<{
    body: Sent<typeof restoreSchema>
    answer: Draft
  }>(),
  listDrafts: call('GET', '/api/admin/drafts').of<{ query: { page?: number } & Code; answer: DraftsPage }>(),
  createDraft: call('POST', '/api/admin/drafts').of<{ body: Sent<typeof newDraftSchema>; answer: Draft }>(),
  readDraft: call('GET', '/api/admin/drafts/:id').of<{ query: { editor?: string } & Code; answer: Draft }>(),
  saveDraft: call('PUT', '/api/admin/drafts/:id').of<{
    body: Sent<typeof draftInputSchema>
    answer: Draft
  }>(),
  discardDraft: call('DELETE', '/api/admin/drafts/:id').of<{
    body: Sent<typeof draftVersionSchema>
    answer: { message: string }
  }>(),
  tellArticlePresence: call('PUT', '/api/admin/articles/:id/presence').of<{
    body: Sent<typeof presenceInputSchema>
    answer: z.output<typeof presencesSchema>
  }>(),
  tellPresence: call('PUT', '/api/admin/drafts/:id/presence').of<{
    body: Sent<typeof presenceInputSchema>
    answer: z.output<typeof presencesSchema>
  }>(),
  publishDraft: call('POST', '/api/admin/drafts/:id/publish').of<{
    body: Sent<typeof publishSchema>
    answer: Article
  }>(),
  scheduleDraft: call('POST', '/api/admin/drafts/:id/schedule').of<{
    body: Sent<typeof newScheduleSchema>
    answer: Schedule
  }>(),
  listSchedules: call('GET', '/api/admin/schedules').of<{
    query: { state?: 'pending' | 'ended' } & Code
    answer: Schedule[]
  }>(),
  changeSchedule: call('PUT', '/api/admin/schedules/:id').of<{
    body: Sent<typeof scheduleInputSchema>
    answer: Schedule
  }>(),
  cancelSchedule: call('DELETE', '/api/admin/schedules/:id').of<{
    body: AdminRequest
    answer: { message: string }
  }>(),
  createPreview: call('POST', '/api/admin/drafts/:id/previews').of<{
    body: Sent<typeof previewInputSchema>
    answer: z.output<typeof newPreviewSchema>
  }>(),
  revokePreview: call('DELETE', '/api/admin/previews/:id').of<{
    body: AdminRequest
    answer: { message: string }
  }>()
} as const
