import type { Article } from '@site/contracts/articles/article'
import { blogCalls } from '@site/contracts/operations/calls/blog'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQueryClient, useToast } from '@site/web/platform'
import { logFailure } from '../api/log-failure.ts'
import { UNDO_WITHIN } from '../layout/undo-within.ts'
import { articleFailures, articleToasts } from './content/articles.ts'
import { reviewCopy } from './content/review.ts'
import { type ArticleDraft, bodyOf } from './text/article-draft.ts'
import { refreshArticles } from './use-articles.ts'

/** The draft in which a text was written, as it was seen: it ends when the text is published. */
export interface EndingDraft {
  id: number
  version: number
  overRevision?: number
}

interface Publication {
  draft?: EndingDraft | undefined
  /** Of the text that may be replaced: any other one is not (If-Match). */
  etag?: string | undefined
  /** Is asked first about a refusal; true when it has dealt with it. */
  onRefusal?: (error: unknown) => boolean
}

/**
 * The changes an administrator makes to articles (API-3 to API-5), each with its toast. Each answers what the
 * server did, or null when it was not done; a change that was refreshes the lists. `onChange` is called before each.
 */
export function useArticleChanges(adminCode: string, onChange: () => void = () => undefined) {
  const { http } = usePlatform()
  const client = useQueryClient()
  const toast = useToast()

  const change = async <Answer>(
    made: Promise<Answer>,
    texts: { success: Parameters<typeof toast.show>[0]; failure: string },
    onRefusal: Publication['onRefusal'] = () => false
  ): Promise<Answer | null> => {
    onChange()
    let answer: Answer
    try {
      answer = await made
    } catch (error) {
      if (onRefusal(error)) return null
      toast.show(articleToasts.failure(logFailure('An article could not be changed', error) ?? texts.failure))
      return null
    }
    toast.show(texts.success)
    // The change is made: a list that cannot be read again says so where it is shown.
    void refreshArticles(client)
    return answer
  }

  return {
    create: (text: ArticleDraft, { draft, onRefusal }: Publication = {}) =>
      change(
        callApi(http, blogCalls.createArticle, {
          body: { ...bodyOf(text), adminCode, ...(draft && { draft }) }
        }),
        { success: articleToasts.created, failure: articleFailures.create },
        onRefusal
      ),
    update: (id: number, text: ArticleDraft, { draft, etag, onRefusal }: Publication = {}) =>
      change(
        callApi(http, blogCalls.updateArticle, {
          params: { id },
          ...(etag !== undefined && { headers: { 'if-match': etag } }),
          body: { ...bodyOf(text), adminCode, ...(draft && { draft }) }
        }),
        { success: articleToasts.updated, failure: articleFailures.update },
        onRefusal
      ),
    remove: (id: number) =>
      change(callApi(http, blogCalls.deleteArticle, { params: { id }, body: { adminCode } }), {
        success: articleToasts.deleted,
        failure: articleFailures.remove
      }),
    review: ({ id }: Pick<Article, 'id'>, review: { reviewer: string } | null) =>
      change(
        callApi(http, blogCalls.reviewArticle, {
          params: { id },
          body: { reviewed: review !== null, ...(review && { reviewer: review.reviewer }), adminCode }
        }),
        { success: review ? reviewCopy.done : reviewCopy.takenBack, failure: reviewCopy.failure }
      ),
    /** For ten seconds the notification offers to take it back (MANAGE-43). */
    togglePin: ({ id, isPinned }: Pick<Article, 'id' | 'isPinned'>) => {
      const toggle = (toast: Parameters<typeof change>[1]['success']) =>
        change(callApi(http, blogCalls.togglePin, { params: { id }, body: { adminCode } }), {
          success: toast,
          failure: articleFailures.pin
        })
      const [done, takenBack] = isPinned
        ? [articleToasts.unpinned, articleToasts.pinned]
        : [articleToasts.pinned, articleToasts.unpinned]
      return toggle({
        ...done,
        duration: UNDO_WITHIN,
        actions: [{ label: articleToasts.undo, run: () => void toggle(takenBack) }]
      })
    }
  }
}
