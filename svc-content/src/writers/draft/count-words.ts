import { replaceTags } from '@site/contracts/articles/html-tags'

/** How many words a text in HTML has. A word is a run of characters between blanks with a letter or digit in it, so that a lone « or : is none. */
export function countWords(html: string): number {
  const text = replaceTags(html, ' ').replace(/&(nbsp|#160|#xa0);/gi, ' ')
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
