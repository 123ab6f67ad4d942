/** Words of a text, in HTML or in the markup of `render-markup.ts`. */
export const countWords = (text: string): number =>
  text
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
