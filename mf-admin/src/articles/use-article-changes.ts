import type { Article } from '@site/contracts/articles/article'
import { HttpError, usePlatform, useQueryClient, useToast } from '@site/web/platform'
import { articleFailures, articleToasts } from './content/articles.ts'
import { reviewCopy } from './content/review.ts'
import type { ArticleDraft } from './draft/article-draft.ts'
import { ARTICLES_KEY } from './use-articles.ts'

/**
 * The changes an administrator makes to articles (SPEC §7), each with its toast of §8. Each answers whether it was
 * done; a change that was refreshes the list.
 */
export function useArticleChanges(adminCode: string) {
  const { http } = usePlatform()
  const client = useQueryClient()
  const toast = useToast()

  const change = async (
    [method, path]: [string, string],
    fields: object,
    texts: { success: Parameters<typeof toast.show>[0]; failure: string }
  ): Promise<boolean> => {
    try {
      await http.sendJson(method, path, { ...fields, adminCode })
    } catch (error) {
      console.error('An article could not be changed', error)
      toast.show(articleToasts.failure(messageOf(error) ?? texts.failure))
      return false
    }
    toast.show(texts.success)
    // The change is made: a list that cannot be read again says so where it is shown.
    void client.invalidateQueries({ queryKey: ARTICLES_KEY })
    return true
  }

  return {
    create: (draft: ArticleDraft) =>
      change(['POST', '/api/blog'], bodyOf(draft), {
        success: articleToasts.created,
        failure: articleFailures.create
      }),
    update: (id: number, draft: ArticleDraft) =>
      change(['PUT', `/api/blog/${id}`], bodyOf(draft), {
        success: articleToasts.updated,
        failure: articleFailures.update
      }),
    remove: (id: number) =>
      change(
        ['DELETE', `/api/blog/${id}`],
        {},
        { success: articleToasts.deleted, failure: articleFailures.remove }
      ),
    review: ({ id }: Article, review: { reviewer: string } | null) =>
      change(
        ['PATCH', `/api/blog/${id}/review`],
        review ? { reviewed: true, reviewer: review.reviewer } : { reviewed: false },
        { success: review ? reviewCopy.done : reviewCopy.takenBack, failure: reviewCopy.failure }
      ),
    togglePin: ({ id, isPinned }: Article) =>
      change(
        ['PATCH', `/api/blog/${id}/pin`],
        {},
        {
          success: isPinned ? articleToasts.unpinned : articleToasts.pinned,
          failure: articleFailures.pin
        }
      )
  }
}

/** Body of POST and PUT /api/blog, apart from the code. An empty image is no image. */
export function bodyOf({ title, content, imageUrl }: ArticleDraft) {
  return { title: title.trim(), content, imageUrl: imageUrl.trim() || null }
}

const messageOf = (error: unknown) => (error instanceof HttpError ? error.problem?.message : undefined)
