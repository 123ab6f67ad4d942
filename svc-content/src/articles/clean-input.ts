import { type ArticleInput, isBlankHtml } from '@site/contracts/articles/article'
import { unprocessable } from '@site/service/http/errors'
import { sanitizeArticle } from '../sanitiser/sanitize-article.ts'

/** Invisible characters that do not make a text. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g

/**
 * What an editor sent, with its content cleaned (ARTICLE-9). Everything else stays as it was typed.
 *
 * @throws HttpError 422 when the content is blank once cleaned (API-16)
 */
export function cleanInput(input: ArticleInput): ArticleInput {
  const content = sanitizeArticle(input.content)
  if (isBlankHtml(content.replace(INVISIBLE, '')))
    throw unprocessable({ content: 'Le contenu est obligatoire.' })
  return { ...input, content }
}
