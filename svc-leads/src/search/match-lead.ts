import { foldText, looksLikePhone, phoneDigits } from '../leads/search-text.ts'

/** What a search compares of a lead: its two normalised columns. */
export interface SearchColumns {
  text: string
  phone: string
}

/** Words beyond this many are not looked at. */
export const MAX_WORDS = 8

/** The words of a search as they are compared; none when nothing is sought. */
export const wordsOf = (search: string): string[] =>
  foldText(search).split(' ').filter(Boolean).slice(0, MAX_WORDS)

/**
 * Does a lead match? Every word sought must be in the name, the e-mail or the phone number; or the whole is a piece of the
 * phone number, however spaced (RESOLUTIONS 8).
 */
export function createMatcher(search: string): (lead: SearchColumns) => boolean {
  const words = wordsOf(search).map((word) => ({ word, digits: digitsOf(word) }))
  const whole = words.length > 1 ? digitsOf(search) : null
  return ({ text, phone }) =>
    words.every(({ word, digits }) => text.includes(word) || (digits !== null && phone.includes(digits))) ||
    (whole !== null && phone.includes(whole))
}

const digitsOf = (text: string): string | null => (looksLikePhone(text) ? phoneDigits(text) : null)
