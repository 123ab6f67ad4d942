import { htmlToText } from '@site/contracts/articles/article-text'

const BLOCK_END = /<\/(?:p|h[1-6]|li|tr|blockquote|figcaption|figure|pre|dt|dd|div)\s*>|<br\s*\/?>/gi

/** The words of an article's HTML, a line for each block: what two people can compare. */
export const readableText = (html: string): string =>
  html
    .split(BLOCK_END)
    .map((block) => htmlToText(block).trim())
    .filter((line) => line !== '')
    .join('\n\n')
