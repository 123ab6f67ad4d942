import type { Article } from '@site/contracts/articles/article'
import type { StoredArticle } from './article-repository.ts'

export type PresentArticle = (article: StoredArticle) => Article

/**
 * Makes an article what the API answers (contracts/article). `hidesUnreviewed`: search engines are kept away from what no
 * person wrote and no person has read over (ARTICLE-11).
 */
export const createPresenter =
  (hidesUnreviewed: boolean): PresentArticle =>
  ({ id, title, content, imageUrl, createdAt, isPinned, origin, editedAt, review }) => ({
    id,
    title,
    content,
    imageUrl,
    createdAt: createdAt.toISOString(),
    isPinned,
    origin,
    ...(editedAt && { editedAt: editedAt.toISOString() }),
    ...(review && { review: { at: review.at.toISOString(), ...(review.by !== null && { by: review.by }) } }),
    ...(hidesUnreviewed && origin.writer !== 'person' && !review && { noindex: true as const })
  })
