import type { Article } from '@site/contracts/articles/article'
import { blogCalls } from '@site/contracts/operations/calls/blog'
import { callApi } from '@site/web/api/call-api'
import { HttpError, usePlatform, useQueryClient, useToast } from '@site/web/platform'
import { articleFailures, articleToasts } from './content/articles.ts'
import { reviewCopy } from './content/review.ts'
import type { ArticleDraft } from './draft/article-draft.ts'
import { refreshArticles } from './use-articles.ts'

/** How long a change that is not final can be taken back. Milliseconds. */
export const UNDO_WITHIN = 10_000

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
    texts: { success: Parameters<typeof toast.show>[0]; failure: string }
  ): Promise<Answer | null> => {
    let answer: Answer
    try {
      answer = await made
    } catch (error) {
      console.error('An article could not be changed', error)
      toast.show(articleToasts.failure(messageOf(error) ?? texts.failure))
      return null
    }
    toast.show(texts.success)
    // The change is made: a list that cannot be read again says so where it is shown.
    void refreshArticles(client)
    return answer
  }

  return {
    create: (draft: ArticleDraft) =>
      change(callApi(http, blogCalls.createArticle, { body: { ...bodyOf(draft), adminCode } }), {
        success: articleToasts.created,
        failure: articleFailures.create
      }),
    update: (id: number, draft: ArticleDraft) =>
      change(
        callApi(http, blogCalls.updateArticle, { params: { id }, body: { ...bodyOf(draft), adminCode } }),
        {
          success: articleToasts.updated,
          failure: articleFailures.update
        }
      ),
    remove: (id: number) => {
      onChange()
      return change(callApi(http, blogCalls.deleteArticle, { params: { id }, body: { adminCode } }), {
        success: articleToasts.deleted,
        failure: articleFailures.remove
      })
    },
    review: ({ id }: Pick<Article, 'id'>, review: { reviewer: string } | null) => {
      onChange()
      return change(
        callApi(http, blogCalls.reviewArticle, {
          params: { id },
          body: { reviewed: review !== null, ...(review && { reviewer: review.reviewer }), adminCode }
        }),
        { success: review ? reviewCopy.done : reviewCopy.takenBack, failure: reviewCopy.failure }
      )
    },
    /** For ten seconds the notification offers to take it back (MANAGE-43). */
    togglePin: ({ id, isPinned }: Pick<Article, 'id' | 'isPinned'>) => {
      const toggle = (toast: Parameters<typeof change>[1]['success']) => {
        onChange()
        return change(callApi(http, blogCalls.togglePin, { params: { id }, body: { adminCode } }), {
          success: toast,
          failure: articleFailures.pin
        })
      }
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

/** Body of a new article or a changed one, apart from the code. An empty image is no image. */
export function bodyOf({ title, content, imageUrl }: ArticleDraft) {
  return { title: title.trim(), content, imageUrl: imageUrl.trim() || null }
}

const messageOf = (error: unknown) => (error instanceof HttpError ? error.problem?.message : undefined)
