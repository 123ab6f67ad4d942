import {
  ADMIN_ARTICLES_PER_PAGE,
  type AdminArticle,
  type AdminArticles,
  type AdminArticleText,
  type ArticlesQuery
} from '@site/contracts/articles/admin-article'
import type { ArticleState } from '@site/contracts/articles/article-state'
import { htmlToText } from '@site/contracts/articles/article-text'
import { type Database, type Executor, toDate } from '@site/service/database/database'
import { notFound } from '@site/service/http/errors'
import type { PresentArticle } from '../articles/article-presenter.ts'
import { articleHeadSchema, HEAD_COLUMNS, readArticle } from '../articles/article-repository.ts'
import { readRevision } from '../articles/revision-repository.ts'
import { textTag } from '../articles/text-tag.ts'
import { picturesOf } from '../pictures/picture-repository.ts'
import { articleDraftsTable, articleSchedulesTable, articlesTable } from '../tables/tables.ts'
import { findIds, wordsOf } from './find-ids.ts'
import { findPassage, markWords } from './find-passage.ts'

export interface ListingDeps {
  db: Database
  present: PresentArticle
}

const COLUMNS = [...HEAD_COLUMNS, 'excerpt', 'updated_at'] as const

/**
 * One page of the articles in every state, without their texts: pinned first, then newest first (DRAFT-14), or in another order (DRAFT-22).
 *
 * @throws HttpError 404 past the last page
 */
export async function listAdminArticles(
  { db, present }: ListingDeps,
  query: ArticlesQuery
): Promise<AdminArticles> {
  const words = wordsOf(query)
  const ids = await findIds(db, query, words)
  const pages = Math.max(1, Math.ceil(ids.length / ADMIN_ARTICLES_PER_PAGE))
  if (query.page > pages) throw notFound('Page non trouvée', 'page-not-found')
  const from = (query.page - 1) * ADMIN_ARTICLES_PER_PAGE
  return {
    total: ids.length,
    page: query.page,
    pages,
    states: await countStates(db.knex),
    articles: await readAdminArticles({ db, present }, ids.slice(from, from + ADMIN_ARTICLES_PER_PAGE), words)
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

/** The articles of these ids, in their order, as the API answers them, with what is being written and scheduled for each. */
async function readAdminArticles(
  { db: { knex }, present }: ListingDeps,
  ids: readonly number[],
  words: readonly string[] = []
): Promise<AdminArticle[]> {
  if (ids.length === 0) return []
  const rows = await articlesTable(knex)
    .select(...COLUMNS)
    .whereIn('id', ids)
  const places = new Map(ids.map((id, place) => [id, place]))
  rows.sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
  const textOf = words.length > 0 ? await readTexts(knex, ids) : undefined
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
      changedAt: toDate(given.updated_at).toISOString(),
      ...(textOf && {
        found: { title: markWords(head.title, words), passage: findPassage(textOf(head.id), words) }
      }),
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

/** The texts that are searched: those that are or were published, else those of the drafts. */
async function readTexts(executor: Executor, ids: readonly number[]): Promise<(id: number) => string> {
  const published = await articlesTable(executor).select('id', 'content', 'revision').whereIn('id', ids)
  const unpublished = published.filter(({ revision }) => revision === 0).map(({ id }) => id)
  const drafts = await articleDraftsTable(executor)
    .select('article_id', 'content')
    .whereIn('article_id', unpublished)
  const contents = new Map([
    ...published.map(({ id, content }) => [id, content] as const),
    ...drafts.map(({ article_id: id, content }) => [id, content] as const)
  ])
  return (id) => htmlToText(contents.get(id) ?? '')
}
