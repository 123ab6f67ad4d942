import type { Actor } from '@site/service/admin/audit'
import { publishText, type StoredArticle, withdrawText } from '../articles/article-repository.ts'
import { type ChangeDeps, inOneCommit, lockPublished, recordChange } from '../articles/change-article.ts'
import { deleteDraft } from '../articles/delete-unpublished.ts'
import { cancelPending } from './change-schedule.ts'
import { withDraft } from './lock-draft.ts'
import { readyText } from './ready-text.ts'
import { requireBase, requireVersion } from './refusals.ts'

/**
 * Publishes a draft, which ends. What was scheduled of it is cancelled: its text would replace this newer one.
 *
 * @param input `version`: that of the draft; `overRevision`: the article's revision, where it was published again since the draft was begun
 * @throws HttpError 404 when there is no such draft, 409 with the draft at another version, 409 with the published text when that is newer,
 * 422 when its title or its content is blank
 */
export function publishDraft(
  deps: ChangeDeps,
  id: number,
  { version, overRevision }: { version: number; overRevision?: number | undefined },
  actor: Actor
): Promise<StoredArticle> {
  return withDraft(deps, id, async ({ trx, article, draft }) => {
    requireVersion(draft, version)
    requireBase(article, draft, overRevision)
    const at = deps.clock()
    await cancelPending(trx, article, actor, at)
    const published = await publishText(trx, article, readyText(draft), { at, by: actor.by ?? null })
    await deleteDraft(trx, id)
    const change = article.state === 'published' ? 'updated' : 'created'
    await recordChange(trx, deps, article.id, change, actor, 'draft-published')
    return published
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
    await recordChange(trx, deps, id, 'deleted', actor, 'article-withdrawn')
  })
}
