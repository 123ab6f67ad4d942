import {
  ADMIN_ARTICLES_PER_PAGE,
  type AdminArticle,
  type AdminArticles,
  type AdminArticleText,
  type adminArticlesQuerySchema
} from '@site/contracts/articles/admin-article'
import { type Executor, toDate } from '@site/service/database/database'
import { foldText } from '@site/service/database/fold-text'
import { notFound } from '@site/service/http/errors'
import type { z } from 'zod'
import { presentChanges } from '../articles/article-presenter.ts'
import { articleHeadSchema, HEAD_COLUMNS, IN_ORDER } from '../articles/article-repository.ts'
import { articleDraftsTable, articleSchedulesTable, articlesTable } from '../tables/tables.ts'

export type ArticlesQuery = z.output<typeof adminArticlesQuerySchema>

const COLUMNS = [...HEAD_COLUMNS, 'excerpt'] as const

/**
 * One page of the articles in every state, without their texts: pinned first, then newest first (DRAFT-14).
 *
 * @throws HttpError 404 past the last page
 */
export async function listAdminArticles(executor: Executor, query: ArticlesQuery): Promise<AdminArticles> {
  const total = Number((await matching(executor, query).count({ n: '*' }).first())?.n)
  const pages = Math.max(1, Math.ceil(total / ADMIN_ARTICLES_PER_PAGE))
  if (query.page > pages) throw notFound('Page non trouvée', 'page-not-found')
  if (total === 0) return { total, page: 1, pages, articles: [] }
  const rows = await matching(executor, query)
    .select(...COLUMNS)
    .orderBy(IN_ORDER)
    .limit(ADMIN_ARTICLES_PER_PAGE)
    .offset((query.page - 1) * ADMIN_ARTICLES_PER_PAGE)
  return { total, page: query.page, pages, articles: await withWork(executor, rows) }
}

/** One article in whatever state, with its published text; undefined when there is none. */
export async function readAdminArticle(
  executor: Executor,
  id: number
): Promise<AdminArticleText | undefined> {
  const row = await articlesTable(executor)
    .select(...COLUMNS, 'content')
    .where({ id })
    .first()
  if (!row) return undefined
  const [article] = await withWork(executor, [row])
  return article && { ...article, content: row.content }
}

function matching(executor: Executor, { search = '', state, automatic, pinned, reviewed }: ArticlesQuery) {
  const articles = articlesTable(executor)
  if (state) articles.where({ state })
  if (automatic === 'yes') articles.whereNot({ writer: 'person' })
  if (automatic === 'no') articles.where({ writer: 'person' })
  if (pinned) articles.where({ is_pinned: pinned === 'yes' })
  if (reviewed === 'yes') articles.whereNotNull('reviewed_at')
  if (reviewed === 'no') articles.whereNull('reviewed_at')
  for (const word of foldText(search).split(' ').filter(Boolean))
    articles.whereRaw("search_text like ? escape '!'", [`%${word.replace(/[!%_]/g, '!$&')}%`])
  return articles
}

/** The rows as the API answers them, with what is being written and scheduled for each. */
async function withWork(
  executor: Executor,
  rows: readonly { id: number; excerpt: string | null }[]
): Promise<AdminArticle[]> {
  const ids = rows.map(({ id }) => id)
  const drafts = await articleDraftsTable(executor)
    .select('id', 'article_id', 'version', 'saved_at', 'saved_by')
    .whereIn('article_id', ids)
  const schedules = await articleSchedulesTable(executor)
    .select('id', 'article_id', 'wall_time', 'publish_at')
    .whereIn('pending_article_id', ids)
  return rows.map((given) => {
    const article = articleHeadSchema.parse(given)
    const draft = drafts.find((one) => one.article_id === article.id)
    const schedule = schedules.find((one) => one.article_id === article.id)
    return {
      ...presentHead(article),
      excerpt: given.excerpt ?? '',
      draft: draft
        ? {
            id: draft.id,
            version: draft.version,
            savedAt: toDate(draft.saved_at).toISOString(),
            savedBy: draft.saved_by
          }
        : null,
      schedule: schedule
        ? { id: schedule.id, at: schedule.wall_time, publishAt: toDate(schedule.publish_at).toISOString() }
        : null
    }
  })
}

const presentHead = ({
  createdAt,
  editedAt,
  review,
  ...head
}: z.output<typeof articleHeadSchema>): Omit<AdminArticle, 'draft' | 'schedule' | 'excerpt'> => ({
  ...head,
  createdAt: createdAt.toISOString(),
  ...presentChanges({ editedAt, review })
})
