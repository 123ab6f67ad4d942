import { foldText } from '@site/service/database/fold-text'
import { looksLikePhone, phoneDigits } from './search-text.ts'

/** Further words of a search are ignored. */
export const MAX_WORDS = 8

/** The normalised words of a search; none when it is blank. */
export const wordsOf = (search: string): string[] =>
  foldText(search).split(' ').filter(Boolean).slice(0, MAX_WORDS)

/** A part of a name or an e-mail address. When it could be part of a phone number, `digits` are its digits. */
export interface SearchWord {
  word: string
  digits: string | null
}

/**
 * What a lead must contain to match: every word in its name, its e-mail address or its phone number; or all digits of the search
 * in its phone number, however it is spaced (LIST-2).
 */
export interface SearchQuery {
  /** The longest comes first, since it leaves the fewest leads to compare. */
  words: SearchWord[]
  /** The digits of all words together; null when there is only one word, or they are no phone number. */
  phone: string | null
}

export function parseSearch(search: string): SearchQuery {
  const words = wordsOf(search).map((word) => ({ word, digits: digitsOf(word) }))
  return {
    words: words.toSorted((one, other) => other.word.length - one.word.length),
    phone: words.length > 1 ? digitsOf(search) : null
  }
}

const digitsOf = (text: string): string | null => (looksLikePhone(text) ? phoneDigits(text) : null)
