import { isLight } from '../words/terms.ts'

/** What a word of every question counts for, against the others. */
const LIGHT = 0.33
/** However rare a word is, it counts for no more: what a visitor tells besides his question is not to outweigh it. */
const RAREST = 4.5
const RAREST_LIGHT = 3
/** Passages beyond which a rare word grows no rarer: what a blog writes over the years is not to change what its pages answer. */
const COUNTED_PASSAGES = 230

export type Weigh = (term: string) => number

export interface Frequencies {
  /** Notes that a passage with these terms came (1) or went (-1). */
  tally(terms: Iterable<string>, step: 1 | -1): void
  knows(term: string): boolean
  /** How much a term says of what a question is about: the more, the fewer passages have it. */
  weigh: Weigh
}

/** In how many passages each term stands. */
export function countFrequencies(): Frequencies {
  const frequency = new Map<string, number>()
  let passages = 0
  return {
    tally(terms, step) {
      passages += step
      for (const term of terms) {
        const left = (frequency.get(term) ?? 0) + step
        if (left > 0) frequency.set(term, left)
        else frequency.delete(term)
      }
    },
    knows: (term) => frequency.has(term),
    weigh(term) {
      const share = (frequency.get(term) ?? 0) * Math.min(1, COUNTED_PASSAGES / Math.max(1, passages))
      const rarity = Math.log(1 + COUNTED_PASSAGES / (share + 0.5))
      return isLight(term) ? Math.min(rarity, RAREST_LIGHT) * LIGHT : Math.min(rarity, RAREST)
    }
  }
}

export function sumWeights(terms: Iterable<string>, weigh: Weigh): number {
  let total = 0
  for (const term of terms) total += weigh(term)
  return total
}
