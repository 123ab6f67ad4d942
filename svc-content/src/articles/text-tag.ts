import { createHash } from 'node:crypto'
import type { ArticleInput } from '@site/contracts/articles/article'
import { HttpError } from '@site/service/http/errors'
import type { StoredArticle } from './article-repository.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** Tells one text of an article from another, whatever else changes about the article. */
const textHash = ({ title, content, imageUrl }: ArticleInput) =>
  hashOf(JSON.stringify([title, content, imageUrl]))

/**
 * The entity tag of GET /api/blog/{id}: two hashes, of the text alone and of the whole answer. A pin changes the answer, but is no
 * reason to refuse who edits the text.
 *
 * @param article the answer, and `json` its bytes
 */
export const articleTag = (article: ArticleInput, json: string): string =>
  `"${textHash(article)}.${hashOf(json)}"`

/**
 * Refuses an edit that was made from an older text (MANAGE-34).
 *
 * @param ifMatch the header as it was received; empty where there is none, which refuses nothing
 * @param sent the text that would be published, as it was cleaned
 * @throws HttpError 409 with both texts
 */
export function requireSameText(ifMatch: string, article: StoredArticle, sent: ArticleInput): void {
  if (ifMatch.trim() === '' || ifMatch.trim() === '*') return
  const wanted = textHash(article)
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (!tags.some((tag) => tag.replace(/"/g, '').split('.')[0] === wanted)) throw textChanged(article, sent)
}

/** A 409: the article was published again meanwhile. It carries the current text, with the tag to send next, and the refused one. */
export const textChanged = (
  { title, content, imageUrl, revision, editedAt, createdAt }: StoredArticle,
  sent?: ArticleInput
) => {
  const tag = `"${textHash({ title, content, imageUrl })}"`
  const at = (editedAt ?? createdAt).toISOString()
  return new HttpError({
    status: 409,
    code: 'article-changed',
    message: 'L’article a été modifié entre-temps. Le texte actuel est joint à cette réponse.',
    conflict: {
      current: { title, content, imageUrl, at, by: null, revision, etag: tag },
      ...(sent && { sent: { title: sent.title, content: sent.content, imageUrl: sent.imageUrl } })
    }
  })
}
