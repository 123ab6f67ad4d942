import { htmlToText } from '@site/contracts/articles/article-text'

const BLOCK_END = /<\/(?:p|h[1-6]|li|tr|blockquote|figcaption|figure|pre|dt|dd|div)\s*>|<br\s*\/?>/gi

const HEADING = /<h[1-6][\s>]/i

/** Before the words of a heading: a sign that nobody sees (U+2060), so that a line can be shown as the heading that it is. */
export const HEADING_SIGN = '\u2060'

/** The words of an article's HTML, a line for each block: what two people can compare. */
export const readableText = (html: string): string =>
  html
    .split(BLOCK_END)
    .map((block) => ({ line: htmlToText(block).trim(), isHeading: HEADING.test(block) }))
    .filter(({ line }) => line !== '')
    .map(({ line, isHeading }) => (isHeading ? HEADING_SIGN + line : line))
    .join('\n\n')
