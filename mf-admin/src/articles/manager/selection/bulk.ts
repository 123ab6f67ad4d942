import type { AdminArticle } from '@site/contracts/articles/admin-article'
import { HttpError } from '@site/web/platform'
import { logFailure } from '../../../api/log-failure.ts'
import type { BulkAction } from '../content/manager.ts'
import { isAutomatic } from '../list/list-public.ts'

export const BULK_ACTIONS = [
  'pin',
  'unpin',
  'review',
  'withdraw',
  'republish',
  'remove'
] as const satisfies BulkAction[]

/** Is there anything to do for this article? The calls for what is on the blog know no other. */
export const concerns: Record<BulkAction, (article: AdminArticle) => boolean> = {
  pin: ({ state, isPinned }) => state === 'published' && !isPinned,
  unpin: ({ state, isPinned }) => state === 'published' && isPinned,
  review: (article) => article.state === 'published' && isAutomatic(article) && !article.review,
  withdraw: ({ state }) => state === 'published',
  // What is being written of one is published where it is written.
  republish: (article) => article.state === 'withdrawn' && !isWrittenOn(article),
  remove: () => true
}

/** Is it left to who writes it, though it is withdrawn? */
export const isWrittenOn = ({ state, draft }: AdminArticle): boolean =>
  state === 'withdrawn' && draft !== null

export interface Failure {
  article: AdminArticle
  /** The server's message, where it gave one. */
  message: string | undefined
}

/**
 * Does the same for one article after the other. What fails does not keep the others from being done, except a code that is refused:
 * it would be for each.
 *
 * @param onDone is called after each with how many are over
 */
export async function inTurn(
  articles: readonly AdminArticle[],
  run: (article: AdminArticle) => Promise<unknown>,
  onDone: (count: number) => void
): Promise<{ done: AdminArticle[]; failed: Failure[] }> {
  const done: AdminArticle[] = []
  const failed: Failure[] = []
  for (const [index, article] of articles.entries()) {
    try {
      await run(article)
      done.push(article)
    } catch (error) {
      const message = logFailure('An article of several could not be changed', error)
      failed.push({ article, message })
      if (error instanceof HttpError && (error.status === 401 || error.status === 403)) {
        failed.push(...articles.slice(index + 1).map((left) => ({ article: left, message })))
        break
      }
    }
    onDone(index + 1)
  }
  return { done, failed }
}
