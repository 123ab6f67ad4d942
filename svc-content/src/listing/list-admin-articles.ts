import {
  ADMIN_ARTICLES_PER_PAGE,
  type AdminArticle,
  type AdminArticles,
  type AdminArticleText,
  type ArticlesQuery
} from '@site/contracts/articles/admin-article'
import type { ArticleState } from '@site/contracts/articles/article-state'
import { type Database, type Executor, toDate } from '@site/service/database/database'
import { foldText } from '@site/service/database/fold-text'
import { notFound } from '@site/service/http/errors'
import type { PresentArticle } from '../articles/article-presenter.ts'
import { articleHeadSchema, HEAD_COLUMNS, IN_ORDER, readArticle } from '../articles/article-repository.ts'
import { readRevision } from '../articles/revision-repository.ts'
import { textTag } from '../articles/text-tag.ts'
import { picturesOf } from '../pictures/picture-repository.ts'
import { articleDraftsTable, articleSchedulesTable, articlesTable } from '../tables/tables.ts'

export interface ListingDeps {
  db: Database
  present: PresentArticle
}

const COLUMNS = [...HEAD_COLUMNS, 'excerpt'] as const

/**
 * One page of the articles in every state, without their texts: pinned first, then newest first (DRAFT-14).
 *
 * @throws HttpError 404 past the last page
 */
export async function listAdminArticles(
  { db, present }: ListingDeps,
  query: ArticlesQuery
): Promise<AdminArticles> {
  const ids = await findIds(db, query)
  const pages = Math.max(1, Math.ceil(ids.length / ADMIN_ARTICLES_PER_PAGE))
  if (query.page > pages) throw notFound('Page non trouvée', 'page-not-found')
  const from = (query.page - 1) * ADMIN_ARTICLES_PER_PAGE
  return {
    total: ids.length,
    page: query.page,
    pages,
    states: await countStates(db.knex),
    articles: await readAdminArticles({ db, present }, ids.slice(from, from + ADMIN_ARTICLES_PER_PAGE))
  }
}

/** One article in whatever state, with its published text; undefined when there is none. */
export async function readAdminArticle(deps: ListingDeps, id: number): Promise<AdminArticleText | undefined> {
  const { knex } = deps.db
  const [article] = await readAdminArticles(deps, [id])
  // Text and number of its revision from one row: what is typed stands on both.
  const stored = article && (await readArticle(knex, id))
  if (!stored) return undefined
  const { title, content, imageUrl, revision } = stored
  const last = await readRevision(knex, id, revision)
  return {
    ...article,
    ...{ title, content, imageUrl, revision },
    publishedAt: last?.at.toISOString() ?? null,
    publishedBy: last?.by ?? null,
    etag: textTag({ title, content, imageUrl })
  }
}

/** The ids of all articles that match, in order. They are read once: counting them would read all texts a second time. */
async function findIds({ knex, dialect }: Database, query: ArticlesQuery): Promise<number[]> {
  const words = foldText(query.search ?? '')
    .split(' ')
    .filter(Boolean)
  const articles = meeting(knex, query).orderBy(IN_ORDER)
  if (query.drafted) articles.whereIn('id', await articleDraftsTable(knex).pluck('article_id'))
  if (query.within === 'title') {
    const titled = await articles.select('id', 'title')
    const holdsAll = (title: string) => words.every((word) => title.includes(word))
    return titled.filter(({ title }) => holdsAll(foldText(title))).map(({ id }) => id)
  }
  for (const word of words) articles.whereRaw(CONTAINS[dialect], [word])
  return articles.pluck('id')
}

function meeting(executor: Executor, { state, automatic, pinned, reviewed }: ArticlesQuery) {
  const articles = articlesTable(executor)
  if (state) articles.where({ state })
  if (automatic === 'yes') articles.whereNot({ writer: 'person' })
  if (automatic === 'no') articles.where({ writer: 'person' })
  if (pinned) articles.where({ is_pinned: pinned === 'yes' })
  if (reviewed === 'yes') articles.whereNotNull('reviewed_at')
  if (reviewed === 'no') articles.whereNull('reviewed_at')
  return articles
}

/** Does `search_text` contain a word? MySQL compares bytes some ten times faster than letters, and both are folded already. */
const CONTAINS = {
  mysql: 'instr(cast(search_text as binary), cast(? as binary)) > 0',
  sqlite: 'instr(search_text, ?) > 0'
} as const

/** How many articles there are in each state, whatever was asked for. */
async function countStates(executor: Executor): Promise<AdminArticles['states']> {
  const count = async (state: ArticleState) =>
    Number((await articlesTable(executor).where({ state }).count({ n: '*' }).first())?.n)
  const [draft, scheduled, published, withdrawn] = await Promise.all([
    count('draft'),
    count('scheduled'),
    count('published'),
    count('withdrawn')
  ])
  return { draft, scheduled, published, withdrawn }
}

/** The articles of these ids as the API answers them, with what is being written and scheduled for each. */
async function readAdminArticles(
  { db: { knex }, present }: ListingDeps,
  ids: readonly number[]
): Promise<AdminArticle[]> {
  if (ids.length === 0) return []
  const rows = await articlesTable(knex)
    .select(...COLUMNS)
    .whereIn('id', ids)
    .orderBy(IN_ORDER)
  const drafts = await articleDraftsTable(knex)
    .select('id', 'article_id', 'version', 'saved_at', 'saved_by')
    .whereIn('article_id', ids)
  const schedules = await articleSchedulesTable(knex)
    .select('id', 'article_id', 'wall_time', 'publish_at')
    .whereIn('pending_article_id', ids)
  const pictureOf = await picturesOf(
    knex,
    rows.map(({ image_url }) => image_url)
  )
  return rows.map((given) => {
    const { state, revision, ...head } = articleHeadSchema.parse(given)
    const picture = pictureOf(head.imageUrl)
    const { content: _, ...shown } = present({ ...head, state, revision, picture, content: '' })
    const draft = drafts.find((one) => one.article_id === head.id)
    const schedule = schedules.find((one) => one.article_id === head.id)
    return {
      ...shown,
      state,
      revision,
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
