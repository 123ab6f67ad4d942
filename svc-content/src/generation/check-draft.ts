import { ARTICLE_LIMITS, isBlankHtml } from '@site/contracts/article'
import { replaceTags } from '@site/contracts/html-tags'
import { sanitizeArticle } from '../articles/sanitize-article.ts'
import type { Draft } from './article-writer.ts'
import { draftFaults } from './content/fault-causes.ts'

/** Words of a generated article (SPEC §9). */
export const WORDS = { min: 600, max: 1200 } as const

/** Either the article as it may be published, or all that is wrong with it, in French. */
export type CheckedDraft = { draft: Draft; faults?: never } | { draft?: never; faults: string[] }

/**
 * Cleans a draft and holds it against the limits: a title of one line that no article of the year has, 600 to 1200
 * words of content once cleaned (SPEC §9, RESOLUTIONS 21, 22).
 */
export function checkDraft(given: Draft, recentTitles: readonly string[]): CheckedDraft {
  const draft = { title: plainTitle(given.title), content: sanitizeArticle(given.content) }
  const faults = [...faultsOfTitle(draft.title, recentTitles), ...faultsOfContent(draft.content)]
  return faults.length === 0 ? { draft } : { faults }
}

function faultsOfTitle(title: string, recentTitles: readonly string[]): string[] {
  if (title === '') return [draftFaults.noTitle]
  if (title.length > ARTICLE_LIMITS.title) return [draftFaults.longTitle(title.length, ARTICLE_LIMITS.title)]
  const isUsed = recentTitles.some((other) => comparable(other) === comparable(title))
  return isUsed ? [draftFaults.usedTitle] : []
}

function faultsOfContent(content: string): string[] {
  if (Buffer.byteLength(content) > ARTICLE_LIMITS.content) return [draftFaults.bigContent]
  if (isBlankHtml(content)) return [draftFaults.noContent]
  const count = countWords(content)
  return count < WORDS.min || count > WORDS.max ? [draftFaults.words(count, WORDS.min, WORDS.max)] : []
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

/** Words of a text in HTML: runs of letters or digits between blanks, so that a lone « or : is none. */
export function countWords(html: string): number {
  const text = replaceTags(html, ' ').replace(/&(nbsp|#160|#xa0);/gi, ' ')
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
