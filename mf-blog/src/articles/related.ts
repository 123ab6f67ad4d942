import { htmlToText } from '@site/contracts/articles/article-text'

export { fold } from '@site/contracts/articles/related-articles'

const WORDS_A_MINUTE = 220

/** Whole minutes, at least one. */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.round(htmlToText(html).split(' ').length / WORDS_A_MINUTE))
}
