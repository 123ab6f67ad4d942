import { ARTICLE_LIMITS, isBlankHtml } from '@site/contracts/articles/article'
import { replaceTags } from '@site/contracts/articles/html-tags'
import { sanitizeArticle } from '../../articles/sanitize-article.ts'
import { draftFaults } from '../../runs/content/fault-causes.ts'
import type { Draft } from './article-writer.ts'
import { countWords } from './count-words.ts'
import { inventedClaims } from './invented-claims.ts'

/** Words of a generated article (RUN-15). */
export const WORDS = { min: 600, max: 1200 } as const

/** Either the article as it may be published, or all that is wrong with it, in French. */
export type CheckedDraft = { draft: Draft; faults?: never } | { draft?: never; faults: string[] }

/**
 * Cleans a draft and holds it against the limits: a title of one line that no article ever had, 600 to 1200
 * words of content once cleaned (RUN-15, ARTICLE-9), nobody quoted and nothing counted that cannot be checked.
 */
export function checkDraft(given: Draft, usedTitles: readonly string[]): CheckedDraft {
  const draft = { title: plainTitle(given.title), content: sanitizeArticle(given.content) }
  const faults = [...faultsOfTitle(draft.title, usedTitles), ...faultsOfContent(draft.content)]
  return faults.length === 0 ? { draft } : { faults }
}

function faultsOfTitle(title: string, usedTitles: readonly string[]): string[] {
  if (title === '') return [draftFaults.noTitle]
  if (title.length > ARTICLE_LIMITS.title) return [draftFaults.longTitle(title.length, ARTICLE_LIMITS.title)]
  const isUsed = usedTitles.some((other) => comparable(other) === comparable(title))
  return isUsed ? [draftFaults.usedTitle] : []
}

function faultsOfContent(content: string): string[] {
  if (Buffer.byteLength(content) > ARTICLE_LIMITS.content) return [draftFaults.bigContent]
  if (isBlankHtml(content)) return [draftFaults.noContent]
  const count = countWords(content)
  const length =
    count < WORDS.min || count > WORDS.max ? [draftFaults.words(count, WORDS.min, WORDS.max)] : []
  return [...length, ...inventedClaims(content.replace(/<[^>]*>/g, ' ')).map(draftFaults.invented)]
}

/** A title is text on one line; models like to make it a heading, or to quote it. */
function plainTitle(title: string): string {
  const line = replaceTags(title, ' ').replace(/\s+/g, (blank) =>
    /^[\u00a0\u202f]$/.test(blank) ? blank : ' '
  )
  let [start, end] = [0, line.length]
  while (start < end && /[\s#*"]/.test(line.charAt(start))) start += 1
  while (end > start && /[\s*"]/.test(line.charAt(end - 1))) end -= 1
  return line.slice(start, end)
}

const comparable = (title: string) => title.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
