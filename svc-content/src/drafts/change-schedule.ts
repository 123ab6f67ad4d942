import type { Actor } from '@site/service/admin/audit'
import { instantToCome } from '@site/service/admin/instant-to-come'
import type { Executor } from '@site/service/database/database'
import { conflict } from '@site/service/http/errors'
import { lockArticle, markScheduled, type StoredArticle } from '../articles/article-repository.ts'
import { type ChangeDeps, inOneCommit } from '../articles/change-article.ts'
import { showPictures } from '../pictures/show-pictures.ts'
import { auditDraft } from './change-draft.ts'
import { draftOfArticle } from './draft-repository.ts'
import { withDraft } from './lock-draft.ts'
import { readyText } from './ready-text.ts'
import { requireBase, requireVersion, scheduleNotFound } from './refusals.ts'
import {
  endSchedule,
  insertSchedule,
  moveSchedule,
  pendingSchedule,
  readSchedule,
  type StoredSchedule
} from './schedule-repository.ts'

/** How far ahead a publication can be scheduled: two years. */
const FURTHEST = {
  ms: 2 * 366 * 86_400_000,
  refusal: 'Une publication se planifie deux ans à l’avance au plus.'
}

/**
 * Has the text of a draft, as it is at `version`, published at a minute of Paris.
 *
 * @throws HttpError 404 when there is no such draft, 409 as publishDraft and when the article has a schedule, 422 for a text that cannot be
 * published or a minute that will not come
 */
export function scheduleDraft(
  deps: ChangeDeps,
  draftId: number,
  { version, overRevision, at }: { version: number; overRevision?: number | undefined; at: string },
  actor: Actor
): Promise<StoredSchedule> {
  return withDraft(deps, draftId, async ({ trx, article, draft }) => {
    const createdAt = deps.clock()
    const publishAt = instantToCome(at, createdAt, FURTHEST)
    requireVersion(draft, version)
    await requireBase(trx, article, draft, overRevision ?? draft.baseRevision)
    if (await pendingSchedule(trx, article.id))
      throw conflict('La publication de cet article est déjà planifiée.', 'already-scheduled')
    const text = readyText(draft)
    await showPictures(trx, text)
    const schedule = await insertSchedule(trx, {
      articleId: article.id,
      draftId,
      version,
      at,
      publishAt,
      createdAt,
      by: actor.by ?? null,
      ...text
    })
    await markScheduled(trx, article, true)
    await auditDraft(trx, 'publication-scheduled', draft, actor, createdAt)
    return schedule
  })
}

/**
 * Changes the minute of a schedule; with `version` also its text, to that of the draft.
 *
 * @throws HttpError 404 when there is no such schedule, 409 when it has ended or the draft is at another version, 422 as scheduleDraft
 */
export function changeSchedule(
  deps: ChangeDeps,
  id: number,
  { at, version }: { at: string; version?: number | undefined },
  actor: Actor
): Promise<StoredSchedule> {
  return withSchedule(deps, id, async ({ trx, article, schedule }) => {
    const now = deps.clock()
    const publishAt = instantToCome(at, now, FURTHEST)
    const text = version === undefined ? undefined : await textAt(trx, article.id, version)
    const changed = await moveSchedule(trx, schedule, { at, publishAt, ...(text && { text }) })
    await auditDraft(trx, 'publication-rescheduled', schedule, actor, now)
    return changed
  })
}

async function textAt(trx: Executor, articleId: number, version: number) {
  const draft = await draftOfArticle(trx, articleId)
  if (!draft) throw scheduleNotFound()
  requireVersion(draft, version)
  const text = readyText(draft)
  await showPictures(trx, text)
  return { ...text, version }
}

/** Cancels a schedule. The draft stays. @throws HttpError 404 when there is no such schedule, 409 when it has ended */
export function cancelSchedule(deps: ChangeDeps, id: number, actor: Actor): Promise<void> {
  return withSchedule(deps, id, ({ trx, article }) => cancelPending(trx, article, actor, deps.clock()))
}

/** Cancels what is still to be published of an article, which must be locked. */
export async function cancelPending(
  trx: Executor,
  article: StoredArticle,
  actor: Actor,
  endedAt: Date
): Promise<void> {
  const schedule = await pendingSchedule(trx, article.id)
  if (!schedule) return
  await endSchedule(trx, schedule.id, { revision: null, endedAt })
  await markScheduled(trx, article, false)
  await auditDraft(trx, 'publication-cancelled', schedule, actor, endedAt)
}

interface LockedSchedule {
  trx: Executor
  article: StoredArticle
  schedule: StoredSchedule
}

/** Changes a schedule that is to come in one transaction, with its article locked first (lock-draft.ts). */
async function withSchedule<T>(
  deps: ChangeDeps,
  id: number,
  work: (locked: LockedSchedule) => Promise<T>
): Promise<T> {
  const known = await readSchedule(deps.db.knex, id)
  if (!known) throw scheduleNotFound()
  return inOneCommit(deps, async (trx) => {
    const article = await lockArticle(trx, known.articleId)
    const schedule = article && (await readSchedule(trx, id))
    if (!schedule) throw scheduleNotFound()
    if (schedule.state !== 'pending')
      throw conflict(
        'Cette planification est terminée : l’article est publié ou elle a été annulée.',
        'schedule-ended'
      )
    return work({ trx, article, schedule })
  })
}
