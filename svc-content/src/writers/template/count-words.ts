import { replaceTags } from '@site/contracts/articles/html-tags'

/** Words of a text, in HTML or in the markup of `render-markup.ts`. */
export const countWords = (text: string): number =>
  replaceTags(text, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
