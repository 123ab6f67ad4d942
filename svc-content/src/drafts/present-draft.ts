import type { Draft, DraftSummary, DraftsPage } from '@site/contracts/articles/draft'
import type { Schedule } from '@site/contracts/articles/schedule'
import type { Executor } from '@site/service/database/database'
import { notFound } from '@site/service/http/errors'
import { presentOthers } from '@site/service/presence/presences'
import { readArticle } from '../articles/article-repository.ts'
import { articlesTable } from '../tables/tables.ts'
import { countDrafts, listDrafts, type StoredDraft, type StoredDraftSummary } from './draft-repository.ts'
import { articlePresences } from './presence.ts'
import { listPreviews, type Preview } from './previews.ts'
import { draftNotFound } from './refusals.ts'
import { pendingSchedule, type StoredSchedule } from './schedule-repository.ts'

/** A schedule as the API answers it. */
export const presentSchedule = (schedule: StoredSchedule): Schedule => ({
  ...schedule,
  publishAt: schedule.publishAt.toISOString(),
  createdAt: schedule.createdAt.toISOString(),
  endedAt: schedule.endedAt?.toISOString() ?? null
})

export const presentPreview = <Shown extends Preview>({ createdAt, expiresAt, ...rest }: Shown) => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString()
})

const summaryOf = (
  { id, articleId, version, baseRevision, title, createdAt, createdBy, savedAt, savedBy }: StoredDraftSummary,
  articleState: DraftSummary['articleState'],
  others: DraftSummary['others']
): DraftSummary => ({
  id,
  articleId,
  articleState,
  version,
  baseRevision,
  title,
  createdAt: createdAt.toISOString(),
  createdBy,
  savedAt: savedAt.toISOString(),
  savedBy,
  others
})

/** A draft as the API answers it. `editor` is left out of those who have it open. @throws HttpError 404 when its article has just gone */
export async function presentDraft(
  executor: Executor,
  draft: StoredDraft,
  { now, editor }: { now: Date; editor?: string | undefined }
): Promise<Draft> {
  const article = await readArticle(executor, draft.articleId)
  if (!article) throw draftNotFound()
  const schedule = await pendingSchedule(executor, draft.articleId)
  const previews = await listPreviews(executor, draft.id, now)
  const others = await articlePresences.listOthers(executor, draft.articleId, editor, now)
  return {
    ...summaryOf(draft, article.state, others),
    content: draft.content,
    imageUrl: draft.imageUrl,
    currentRevision: article.revision,
    schedule: schedule ? presentSchedule(schedule) : null,
    previews: previews.map(presentPreview)
  }
}

/** Drafts on one page of their list. */
const DRAFTS_PER_PAGE = 30

/** One page of the drafts, counted from 1. @throws HttpError 404 past the last page */
export async function draftsPage(executor: Executor, page: number, now: Date): Promise<DraftsPage> {
  const total = await countDrafts(executor)
  const pages = Math.max(1, Math.ceil(total / DRAFTS_PER_PAGE))
  if (page > pages) throw notFound('Page non trouvée', 'page-not-found')
  const drafts = await listDrafts(executor, { limit: DRAFTS_PER_PAGE, offset: (page - 1) * DRAFTS_PER_PAGE })
  const present = await articlePresences.list(
    executor,
    drafts.map(({ articleId }) => articleId),
    now
  )
  const articles = await articlesTable(executor)
    .select('id', 'state')
    .whereIn(
      'id',
      drafts.map(({ articleId }) => articleId)
    )
  const states = new Map(articles.map(({ id, state }) => [id, state as DraftSummary['articleState']]))
  return {
    total,
    page,
    pages,
    drafts: drafts.map((draft) =>
      summaryOf(
        draft,
        states.get(draft.articleId) ?? 'draft',
        presentOthers(present.filter(({ subjectId }) => subjectId === draft.articleId))
      )
    )
  }
}
