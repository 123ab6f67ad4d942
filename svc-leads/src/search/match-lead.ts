import { foldText, looksLikePhone, phoneDigits } from './search-text.ts'

/** Words beyond this many are not looked at. */
export const MAX_WORDS = 8

/** The words of a search as they are compared; none when nothing is sought. */
export const wordsOf = (search: string): string[] =>
  foldText(search).split(' ').filter(Boolean).slice(0, MAX_WORDS)

/** A piece of a lead's name or e-mail; where it could be one of a phone number, also its digits. */
export interface SoughtWord {
  word: string
  digits: string | null
}

/**
 * What a lead must hold to match: every word in its name, its e-mail or its phone number; or the whole search as a piece of the
 * phone number, however spaced (LIST-2).
 */
export interface Sought {
  /** The longest first: it leaves the fewest leads to look at. */
  words: SoughtWord[]
  /** Digits of several words together; null when they are no phone number. */
  whole: string | null
}

export function parseSearch(search: string): Sought {
  const words = wordsOf(search).map((word) => ({ word, digits: digitsOf(word) }))
  return {
    words: words.toSorted((one, other) => other.word.length - one.word.length),
    whole: words.length > 1 ? digitsOf(search) : null
  }
}

const digitsOf = (text: string): string | null => (looksLikePhone(text) ? phoneDigits(text) : null)
