import { type Passage, SEAM } from './read-passages.ts'

/** Longer texts are named by their first and their last words. */
const WHOLE_WORDS = 9
const END_WORDS = 4

/**
 * Where a page opens at these sentences of a passage: at its anchor, and, in browsers that know text fragments, at the words
 * themselves, marked (https://wicg.github.io/scroll-to-text-fragment/). Where a sentence stands apart on the page, its longest piece is named.
 */
export function passageAddress({ path, anchor }: Passage, [sentence = '']: readonly string[]): string {
  const pieces = sentence.split(SEAM).sort((one, other) => other.length - one.length)
  const words = (pieces[0] ?? '').split(' ')
  const fragment =
    words.length <= WHOLE_WORDS
      ? encode(words)
      : `${encode(words.slice(0, END_WORDS))},${encode(words.slice(-END_WORDS))}`
  return `${path}#${anchor ?? ''}:~:text=${fragment}`
}

/** A hyphen has a meaning of its own in a fragment. */
const encode = (words: readonly string[]) => encodeURIComponent(words.join(' ')).replaceAll('-', '%2D')
