import type { ArticleInput } from '@site/contracts/articles/article'
import type { Actor } from '@site/service/admin/audit'
import type { Executor } from '@site/service/database/database'
import { publishText, type StoredArticle, withdrawText } from '../articles/article-repository.ts'
import { type ChangeDeps, inOneCommit, lockPublished, recordChange } from '../articles/change-article.ts'
import { deleteDraft } from '../articles/delete-unpublished.ts'
import { requireSameText } from '../articles/text-tag.ts'
import { cancelPending } from './change-schedule.ts'
import { withDraft } from './lock-draft.ts'
import { readyText } from './ready-text.ts'
import { draftNotFound, requireBase, requireVersion } from './refusals.ts'

/** A draft as who publishes it saw it. */
interface SeenDraft {
  id: number
  version: number
  /** The article's revision, where it was published again since the draft was begun and that has been seen. */
  overRevision?: number | undefined
}

/** What is published of a draft. */
interface WhatOf {
  /** In the place of the draft's text: what was typed since, as `readyText` gives it. */
  text?: ArticleInput
  /** Throws where the draft is not that of the article that is meant. */
  requireArticle?: (article: StoredArticle, trx: Executor) => void | Promise<void>
}

/**
 * Publishes a draft, which ends. What was scheduled of it is cancelled: its text would replace this newer one.
 *
 * @throws HttpError 404 when there is no such draft, 409 with the draft at another version, 409 with the published text when that is newer,
 * 422 when title or content is blank
 */
export function publishDraft(
  deps: ChangeDeps,
  { id, version, overRevision }: SeenDraft,
  actor: Actor,
  { text, requireArticle }: WhatOf = {}
): Promise<StoredArticle> {
  return withDraft(deps, id, async ({ trx, article, draft }) => {
    await requireArticle?.(article, trx)
    requireVersion(draft, version, text)
    await requireBase(trx, article, text ?? draft, overRevision ?? draft.baseRevision)
    const at = deps.clock()
    await cancelPending(trx, article, actor, at)
    const published = await publishText(trx, article, text ?? readyText(draft), { at, by: actor.by ?? null })
    await deleteDraft(trx, id)
    const change = article.state === 'published' ? 'updated' : 'created'
    await recordChange(trx, deps, article.id, change, actor, { action: 'draft-published' })
    return published
  })
}

/** Publishes a text of a new article with the draft in which it was written. @throws HttpError as publishDraft, 404 for a draft of any other article */
export const publishNew = async (
  deps: ChangeDeps,
  text: ArticleInput,
  draft: SeenDraft,
  actor: Actor
): Promise<StoredArticle> =>
  publishDraft(deps, draft, actor, {
    text: readyText(text),
    requireArticle: ({ revision }) => {
      if (revision > 0) throw draftNotFound()
    }
  })

/**
 * Publishes a text of the article `id`, in whatever state, with the draft in which it was written.
 *
 * @param ifMatch the header If-Match as it was received; empty where there is none
 * @throws HttpError as publishDraft, 404 for a draft of another article, 409 when the published text is not the one of `ifMatch`
 */
export const publishRevised = async (
  deps: ChangeDeps,
  id: number,
  { text, draft, ifMatch }: { text: ArticleInput; draft: SeenDraft; ifMatch: string },
  actor: Actor
): Promise<StoredArticle> => {
  const ready = readyText(text)
  return publishDraft(deps, draft, actor, {
    text: ready,
    requireArticle: async (article, trx) => {
      if (article.id !== id) throw draftNotFound()
      await requireSameText(trx, ifMatch, article, ready)
    }
  })
}

/**
 * Takes an article off the blog. Its revisions and its draft stay; what is scheduled for it is cancelled, as it would bring it back.
 *
 * @throws HttpError 404 when no such article is published
 */
export function withdrawArticle(deps: ChangeDeps, id: number, actor: Actor): Promise<void> {
  return inOneCommit(deps, async (trx) => {
    const article = await lockPublished(trx, id)
    const at = deps.clock()
    await cancelPending(trx, article, actor, at)
    await withdrawText(trx, article, at)
    const { title } = article
    await recordChange(trx, deps, id, 'deleted', actor, { action: 'article-withdrawn', title })
  })
}
