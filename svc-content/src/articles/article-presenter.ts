import type { Article } from '@site/contracts/articles/article'
import type { StoredArticle } from './article-repository.ts'

export type PresentArticle = (article: StoredArticle) => Article

/** When an article was changed, and who has read it: only what there is. */
export const presentChanges = ({ editedAt, review }: Pick<StoredArticle, 'editedAt' | 'review'>) => ({
  ...(editedAt && { editedAt: editedAt.toISOString() }),
  ...(review && { review: { at: review.at.toISOString(), ...(review.by !== null && { by: review.by }) } })
})

/**
 * Creates what turns a stored article into the API's answer (contracts/article). With `hidesUnreviewed`, search engines may
 * not index an article that was generated until a person has reviewed it (ARTICLE-11).
 */
export const createPresenter =
  (hidesUnreviewed: boolean): PresentArticle =>
  ({ id, title, content, imageUrl, createdAt, isPinned, origin, editedAt, review, picture }) => ({
    id,
    title,
    content,
    imageUrl,
    createdAt: createdAt.toISOString(),
    isPinned,
    ...(picture && { picture }),
    origin,
    ...presentChanges({ editedAt, review }),
    ...(hidesUnreviewed && origin.writer !== 'person' && !review && { noindex: true as const })
  })
