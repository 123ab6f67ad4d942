import { createHash } from 'node:crypto'
import type { ArticleInput } from '@site/contracts/articles/article'
import type { Executor } from '@site/service/database/database'
import { HttpError } from '@site/service/http/errors'
import type { StoredArticle } from './article-repository.ts'
import { readRevision } from './revision-repository.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** Tells one text of an article from another, whatever else changes about the article. */
const textHash = ({ title, content, imageUrl }: ArticleInput) =>
  hashOf(JSON.stringify([title, content, imageUrl]))

/** The tag of a published text by itself, as `If-Match` takes it. */
export const textTag = (text: ArticleInput): string => `"${textHash(text)}"`

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
export async function requireSameText(
  trx: Executor,
  ifMatch: string,
  article: StoredArticle,
  sent: ArticleInput
): Promise<void> {
  if (ifMatch.trim() === '' || ifMatch.trim() === '*') return
  const wanted = textHash(article)
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (!tags.some((tag) => tag.replace(/"/g, '').split('.')[0] === wanted))
    throw await textChanged(trx, article, sent)
}

/** A 409: the article was published again meanwhile. It carries the current text, by whom, with the tag to send next, and the refused one. */
export async function textChanged(trx: Executor, article: StoredArticle, sent?: ArticleInput) {
  const { title, content, imageUrl, revision, editedAt, createdAt } = article
  const current = {
    ...{ title, content, imageUrl, revision },
    at: (editedAt ?? createdAt).toISOString(),
    by: (await readRevision(trx, article.id, revision))?.by ?? null,
    etag: textTag({ title, content, imageUrl })
  }
  return new HttpError({
    status: 409,
    code: 'article-changed',
    message: 'L’article a été modifié entre-temps. Le texte actuel est joint à cette réponse.',
    conflict: {
      current,
      ...(sent && { sent: { title: sent.title, content: sent.content, imageUrl: sent.imageUrl } })
    }
  })
}
