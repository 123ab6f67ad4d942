/** In milliseconds (HOME-4). */
export const TYPED = 100
export const ERASED = 60
export const FULL = 2500

export interface Headline {
  text: string
  /** Which word it belongs to. */
  index: number
  /** Milliseconds until the text changes. */
  holdsFor: number
}

const durationOf = (word: string) => word.length * (TYPED + ERASED) + FULL

/**
 * What the headline shows `elapsed` milliseconds after the first word began to be typed: a character each 100 ms, the
 * full word for 2500 ms, a character less each 60 ms, then the next word, again and again (HOME-4).
 */
export function headlineAt(elapsed: number, words: readonly string[]): Headline {
  const cycle = words.reduce((sum, word) => sum + durationOf(word), 0)
  let time = elapsed % cycle
  for (const [index, word] of words.entries()) {
    if (time < durationOf(word)) return { index, ...withinWord(time, word) }
    time -= durationOf(word)
  }
  throw new RangeError('A headline needs at least one word')
}

/** When word `index` stands whole for the first time, in milliseconds. */
export function fullAt(index: number, words: readonly string[]): number {
  const before = words.slice(0, index).reduce((sum, word) => sum + durationOf(word), 0)
  return before + (words[index]?.length ?? 0) * TYPED
}

function withinWord(time: number, word: string): Omit<Headline, 'index'> {
  const full = word.length * TYPED
  if (time < full) return { text: word.slice(0, Math.floor(time / TYPED)), holdsFor: TYPED - (time % TYPED) }
  const since = time - full - FULL
  if (since < 0) return { text: word, holdsFor: -since + ERASED }
  const erased = Math.floor(since / ERASED)
  return { text: word.slice(0, word.length - erased), holdsFor: ERASED - (since % ERASED) }
}
