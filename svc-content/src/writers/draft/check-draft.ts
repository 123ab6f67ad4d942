import { ARTICLE_LIMITS, isBlankHtml } from '@site/contracts/articles/article'
import { replaceTags } from '@site/contracts/articles/html-tags'
import { draftMistakes } from '../../runs/content/failure-causes.ts'
import { sanitizeArticle } from '../../sanitiser/sanitize-article.ts'
import type { Draft } from './article-writer.ts'
import { countWords } from './count-words.ts'

/** How many words a generated article may have (RUN-15). */
export const WORDS = { min: 600, max: 1200 } as const

/** Either the article as it may be published, or all its mistakes, in French. */
export type CheckedDraft = { draft: Draft; mistakes?: never } | { draft?: never; mistakes: string[] }

/**
 * Cleans a draft and checks its form: the title is one line and no article ever had it, the cleaned content has 600 to 1200
 * words (RUN-15, ARTICLE-9). What it says is read by the editor (editor-check).
 */
export function checkDraft(given: Draft, usedTitles: readonly string[]): CheckedDraft {
  const draft = { ...given, title: plainTitle(given.title), content: sanitizeArticle(given.content) }
  const mistakes = [...mistakesInTitle(draft.title, usedTitles), ...mistakesInContent(draft.content)]
  return mistakes.length === 0 ? { draft } : { mistakes }
}

function mistakesInTitle(title: string, usedTitles: readonly string[]): string[] {
  if (title === '') return [draftMistakes.noTitle]
  if (title.length > ARTICLE_LIMITS.title)
    return [draftMistakes.longTitle(title.length, ARTICLE_LIMITS.title)]
  const own = comparable(title)
  const isUsed = usedTitles.some((other) => comparable(other) === own)
  return isUsed ? [draftMistakes.usedTitle] : []
}

function mistakesInContent(content: string): string[] {
  if (Buffer.byteLength(content) > ARTICLE_LIMITS.content) return [draftMistakes.bigContent]
  if (isBlankHtml(content)) return [draftMistakes.noContent]
  const count = countWords(content)
  return count < WORDS.min || count > WORDS.max ? [draftMistakes.words(count, WORDS.min, WORDS.max)] : []
}

/** The title as text on one line: models like to make it a heading, or to quote it. */
export function plainTitle(title: string): string {
  const line = replaceTags(title, ' ').replace(/\s+/g, (blank) =>
    /^[\u00a0\u202f]$/.test(blank) ? blank : ' '
  )
  let [start, end] = [0, line.length]
  while (start < end && /[\s#*"]/.test(line.charAt(start))) start += 1
  while (end > start && /[\s*"]/.test(line.charAt(end - 1))) end -= 1
  return line.slice(start, end)
}

/** Two titles that differ in case or spaces alone are one. */
export const comparable = (title: string): string =>
  title.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
