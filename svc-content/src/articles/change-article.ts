import { randomUUID } from 'node:crypto'
import type { ArticleInput } from '@site/contracts/articles/article'
import type { ReviewInput } from '@site/contracts/articles/article-origin'
import { type ArticleChanged, buildEvent } from '@site/contracts/events/events'
import type { AuditAction } from '@site/contracts/operations/audit'
import { type Actor, recordAudit } from '@site/service/admin/audit'
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
  publishText,
  type StoredArticle,
  updateArticle
} from './article-repository.ts'
import { cleanInput } from './clean-input.ts'
import { deleteUnpublished } from './delete-unpublished.ts'
import { requireSameText } from './text-tag.ts'

export interface ChangeDeps {
  db: Database
  clock: Clock
  /** Called after each commit, so that the event is published at once. */
  notify: () => void
}

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
    const id = await insertArticle(trx, { ...article, by: actor.by ?? null })
    await recordChange(trx, deps, id, 'created', actor)
    return { ...article, picture, id }
  })
}

/**
 * Publishes another title, content and image of the published article `id`, cleaned. It keeps its origin and gets the time of the edit.
 *
 * @param ifMatch the header If-Match as it was received; empty where there is none
 * @throws HttpError 404 when no such article is published, 409 with its text when that is not the one of `ifMatch`, 422 as createArticle
 */
export function reviseArticle(
  deps: ChangeDeps,
  id: number,
  input: ArticleInput,
  actor: Actor,
  ifMatch = ''
): Promise<StoredArticle> {
  const change = cleanInput(input)
  return inOneCommit(deps, async (trx) => {
    const article = await lockPublished(trx, id)
    await requireSameText(trx, ifMatch, article, change)
    const revised = await publishText(trx, article, change, { at: deps.clock(), by: actor.by ?? null })
    await recordChange(trx, deps, id, 'updated', actor)
    return revised
  })
}

/** Pins the article `id`, or unpins it (API-5). Throws an HttpError 404 when there is no such article. */
export function togglePin(deps: ChangeDeps, id: number, actor: Actor): Promise<StoredArticle> {
  return inOneCommit(deps, async (trx) => {
    const article = await lockPublished(trx, id)
    const isPinned = !article.isPinned
    await updateArticle(trx, id, { isPinned }, deps.clock())
    await recordChange(trx, deps, id, isPinned ? 'pinned' : 'unpinned', actor)
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
    const article = await lockPublished(trx, id)
    const at = deps.clock()
    const review = reviewed ? { at, by: reviewer } : null
    await updateArticle(trx, id, { review }, at)
    await recordChange(trx, deps, id, 'updated', actor, {
      action: reviewed ? 'article-reviewed' : 'article-unreviewed'
    })
    return { ...article, review }
  })
}

/**
 * Removes the article `id` in whatever state, with its draft, its schedules and its revisions: who deletes wants the
 * text gone
 * (infra/decisions/0117). Throws an HttpError 404 when there is no such article.
 */
export function removeArticle(deps: ChangeDeps, id: number, actor: Actor): Promise<void> {
  return inOneCommit(deps, async (trx) => {
    const { title } = await lockOrThrow(trx, id)
    await deleteUnpublished(trx, id)
    await deleteArticle(trx, id)
    await recordChange(trx, deps, id, 'deleted', actor, { title })
  })
}

/** Runs `work` in a transaction, and has its events published once it is committed. */
export async function inOneCommit<T>(deps: ChangeDeps, work: (trx: Executor) => Promise<T>): Promise<T> {
  const result = await inTransaction(deps.db, work)
  deps.notify()
  return result
}

/** Locks the article `id`, in whatever state. Throws an HttpError 404 when there is none. */
export async function lockOrThrow(trx: Executor, id: number): Promise<StoredArticle> {
  const article = await lockArticle(trx, id)
  if (!article) throw articleNotFound()
  return article
}

/** Locks the article `id`, which must be on the blog: who knows nothing of drafts must not publish what somebody withdrew. */
export async function lockPublished(trx: Executor, id: number): Promise<StoredArticle> {
  const article = await lockOrThrow(trx, id)
  if (article.state !== 'published') throw articleNotFound()
  return article
}

/** A 404 with the text of ARTICLE-4. */
export const articleNotFound = () => notFound('Article non trouvé', 'article-not-found')

/**
 * Records a change of what the blog shows: its audit entry, its event and another revision of the list. To who reads the blog an
 * article that appears is `created`, and one that is withdrawn `deleted`.
 *
 * @param title what the log calls an article that leaves the blog; the others are named by what they are called when it is read
 */
export async function recordChange(
  trx: Executor,
  deps: Pick<ChangeDeps, 'clock'>,
  id: number,
  change: Change,
  actor: Actor,
  { action = `article-${change}`, title }: { action?: AuditAction; title?: string } = {}
): Promise<void> {
  const at = deps.clock()
  await recordAudit(trx, { at, action, subjectId: id, subject: title, ...actor })
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
