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
import { showPictures } from '../pictures/show-pictures.ts'
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
  /** Called after each commit, so that the event is published at once. */
  notify: () => void
}

/** Who makes a change, for the audit: `from` is the client's address. */
export type Actor = { from: string }

type Change = ArticleChanged['data']['change']

/**
 * Adds an article, cleaned, with its audit entry and its event `site.article-changed`, in one transaction.
 *
 * @throws HttpError 422 when nothing of the content is left after cleaning, or its picture of ours is there no more
 */
export function createArticle(deps: ChangeDeps, input: ArticleInput, actor: Actor): Promise<StoredArticle> {
  const origin = { writer: 'person' } as const
  const article = { ...cleanInput(input), ...NEW_ARTICLE, createdAt: deps.clock(), origin }
  return inOneCommit(deps, async (trx) => {
    const picture = await showPictures(trx, article)
    const id = await insertArticle(trx, article)
    await record(trx, deps, id, 'created', actor)
    return { ...article, picture, id }
  })
}

/**
 * Replaces title, content and image of the article `id`, cleaned. It keeps its origin and gets the time of the edit.
 *
 * @throws HttpError 404 when there is no such article, 422 as createArticle
 */
export function reviseArticle(
  deps: ChangeDeps,
  id: number,
  input: ArticleInput,
  actor: Actor
): Promise<StoredArticle> {
  const change = cleanInput(input)
  return inOneCommit(deps, async (trx) => {
    const article = await lockOrThrow(trx, id)
    const editedAt = deps.clock()
    const picture = await showPictures(trx, change)
    await updateArticle(trx, id, change, editedAt)
    await record(trx, deps, id, 'updated', actor)
    return { ...article, ...change, picture, editedAt }
  })
}

/** Pins the article `id`, or unpins it (API-5). Throws an HttpError 404 when there is no such article. */
export function togglePin(deps: ChangeDeps, id: number, actor: Actor): Promise<StoredArticle> {
  return inOneCommit(deps, async (trx) => {
    const article = await lockOrThrow(trx, id)
    const isPinned = !article.isPinned
    await updateArticle(trx, id, { isPinned }, deps.clock())
    await record(trx, deps, id, isPinned ? 'pinned' : 'unpinned', actor)
    return { ...article, isPinned }
  })
}

/**
 * Records that a person has reviewed the article `id`, or withdraws that. A generated article may be indexed once it is
 * reviewed (MANAGE-17). Consumers of the event see a change like any other.
 *
 * @throws HttpError 404 when there is no such article
 */
export function reviewArticle(
  deps: ChangeDeps,
  id: number,
  { reviewed, reviewer }: ReviewInput,
  actor: Actor
): Promise<StoredArticle> {
  return inOneCommit(deps, async (trx) => {
    const article = await lockOrThrow(trx, id)
    const at = deps.clock()
    const review = reviewed ? { at, by: reviewer } : null
    await updateArticle(trx, id, { review }, at)
    await record(trx, deps, id, 'updated', actor, reviewed ? 'article-reviewed' : 'article-unreviewed')
    return { ...article, review }
  })
}

/** Removes the article `id`. Throws an HttpError 404 when there is no such article. */
export function removeArticle(deps: ChangeDeps, id: number, actor: Actor): Promise<void> {
  return inOneCommit(deps, async (trx) => {
    await lockOrThrow(trx, id)
    await deleteArticle(trx, id)
    await record(trx, deps, id, 'deleted', actor)
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

/** A 404 with the text of ARTICLE-4. */
export const articleNotFound = () => notFound('Article non trouvé', 'article-not-found')

async function record(
  trx: Executor,
  deps: ChangeDeps,
  id: number,
  change: Change,
  actor: Actor,
  action: AuditAction = `article-${change}`
): Promise<void> {
  const at = deps.clock()
  await recordAudit(trx, { at, action, subjectId: id, from: actor.from })
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
