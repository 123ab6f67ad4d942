import { randomUUID } from 'node:crypto'
import type { ArticleInput } from '@site/contracts/articles/article'
import type { ReviewInput } from '@site/contracts/articles/article-origin'
import { type ArticleChanged, buildEvent } from '@site/contracts/events/events'
import type { AuditAction } from '@site/contracts/operations/audit'
import { recordAudit } from '@site/service/admin/audit'
import { type Database, type Executor, inTransaction } from '@site/service/database/database'
import { bumpRevision } from '@site/service/database/revision'
import { appendEvent } from '@site/service/events/outbox'
import { notFound } from '@site/service/http/errors'
import type { Clock } from '@site/service/process/clock'
import {
  ARTICLES_REVISION,
  deleteArticle,
  insertArticle,
  lockArticle,
  NEW_ARTICLE,
  type StoredArticle,
  updateArticle
} from './article-repository.ts'
import { cleanInput } from './clean-input.ts'

export interface ChangeDeps {
  db: Database
  clock: Clock
  /** Called after each commit, so that the event leaves at once. */
  notify: () => void
}

/** Who asks: the client's address, for the audit. */
export type Asker = { from: string }

type Change = ArticleChanged['data']['change']

/**
 * Adds an article, cleaned, with its audit entry and its event `site.article-changed`, in one transaction.
 *
 * @throws HttpError 422 when nothing of the content is left after cleaning
 */
export function createArticle(deps: ChangeDeps, input: ArticleInput, asker: Asker): Promise<StoredArticle> {
  const origin = { writer: 'person' } as const
  const article = { ...cleanInput(input), ...NEW_ARTICLE, createdAt: deps.clock(), origin }
  return inOneCommit(deps, async (trx) => {
    const id = await insertArticle(trx, article)
    await record(trx, deps, id, 'created', asker)
    return { ...article, id }
  })
}

/**
 * Replaces title, content and image of the article `id`, cleaned. It stays its writer's, and says when it was edited.
 *
 * @throws HttpError 404 when there is no such article, 422 as createArticle
 */
export function reviseArticle(
  deps: ChangeDeps,
  id: number,
  input: ArticleInput,
  asker: Asker
): Promise<StoredArticle> {
  const change = cleanInput(input)
  return inOneCommit(deps, async (trx) => {
    const article = await lockOrThrow(trx, id)
    const editedAt = deps.clock()
    await updateArticle(trx, id, change, editedAt)
    await record(trx, deps, id, 'updated', asker)
    return { ...article, ...change, editedAt }
  })
}

/** Turns the pin of the article `id` (API-5). Throws an HttpError 404 when there is no such article. */
export function togglePin(deps: ChangeDeps, id: number, asker: Asker): Promise<StoredArticle> {
  return inOneCommit(deps, async (trx) => {
    const article = await lockOrThrow(trx, id)
    const isPinned = !article.isPinned
    await updateArticle(trx, id, { isPinned }, deps.clock())
    await record(trx, deps, id, isPinned ? 'pinned' : 'unpinned', asker)
    return { ...article, isPinned }
  })
}

/**
 * Notes that a person has read the article `id` over, or takes that back: what was generated may be indexed from then on
 * (MANAGE-17). For who reads the list it is a change like another.
 *
 * @throws HttpError 404 when there is no such article
 */
export function reviewArticle(
  deps: ChangeDeps,
  id: number,
  { reviewed, reviewer }: ReviewInput,
  asker: Asker
): Promise<StoredArticle> {
  return inOneCommit(deps, async (trx) => {
    const article = await lockOrThrow(trx, id)
    const at = deps.clock()
    const review = reviewed ? { at, by: reviewer } : null
    await updateArticle(trx, id, { review }, at)
    await record(trx, deps, id, 'updated', asker, reviewed ? 'article-reviewed' : 'article-unreviewed')
    return { ...article, review }
  })
}

/** Removes the article `id`. Throws an HttpError 404 when there is no such article. */
export function removeArticle(deps: ChangeDeps, id: number, asker: Asker): Promise<void> {
  return inOneCommit(deps, async (trx) => {
    await lockOrThrow(trx, id)
    await deleteArticle(trx, id)
    await record(trx, deps, id, 'deleted', asker)
  })
}

async function inOneCommit<T>(deps: ChangeDeps, work: (trx: Executor) => Promise<T>): Promise<T> {
  const result = await inTransaction(deps.db, work)
  deps.notify()
  return result
}

async function lockOrThrow(trx: Executor, id: number): Promise<StoredArticle> {
  const article = await lockArticle(trx, id)
  if (!article) throw articleNotFound()
  return article
}

/** 404, in the words of ARTICLE-4. */
export const articleNotFound = () => notFound('Article non trouvé', 'article-not-found')

async function record(
  trx: Executor,
  deps: ChangeDeps,
  id: number,
  change: Change,
  asker: Asker,
  action: AuditAction = `article-${change}`
): Promise<void> {
  const at = deps.clock()
  await recordAudit(trx, { at, action, subjectId: id, from: asker.from })
  await appendEvent(trx, articleChanged(id, change, at))
  await bumpRevision(trx, ARTICLES_REVISION)
}

const articleChanged = (articleId: number, change: Change, time: Date) =>
  buildEvent({
    id: randomUUID(),
    source: '/svc-content',
    type: 'site.article-changed',
    subject: `articles/${articleId}`,
    time,
    data: { articleId, change }
  })
