import SearchableMap from 'minisearch/SearchableMap'

/** Words shorter than this are too like one another to be mended by their letters. */
const LEAST = 5
/** From this length on, two letters may be wrong. */
const LONG = 9

/** Words that are known, as typing errors are held against them. All of them are folded alike by whoever adds and asks. */
export interface Vocabulary {
  add(word: string, times?: number): void
  /** How often it was added. */
  countOf(word: string): number
  /** The known word that this one is with two neighbouring letters turned round; undefined where there is none, or it is short. */
  turned(word: string): string | undefined
  /** The known word that begins as this one and is the fewest letters from it: one at most, or two of a long word. Of several the one that was added most. */
  near(word: string): string | undefined
}

/** Creates an empty one. */
export function createVocabulary(): Vocabulary {
  const words = new SearchableMap<number>()
  const countOf = (word: string) => words.get(word) ?? 0
  return {
    add: (word, times = 1) => void words.set(word, countOf(word) + times),
    countOf,
    turned(word) {
      if (word.length < LEAST) return undefined
      const all = Array.from({ length: word.length - 1 }, (_, at) => turnRound(word, at))
      return all.filter((one) => words.has(one)).sort((one, other) => countOf(other) - countOf(one))[0]
    },
    near(word) {
      if (word.length < LEAST) return undefined
      const near = [...words.fuzzyGet(word, word.length < LONG ? 1 : 2)]
        .filter(([known]) => known[0] === word[0])
        .sort(([, [count, distance]], [, [otherCount, other]]) => distance - other || otherCount - count)
      return near[0]?.[0]
    }
  }
}

/** The word with the letters at `at` and after it in the other order. */
const turnRound = (word: string, at: number): string =>
  word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
