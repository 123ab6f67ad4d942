import SearchableMap from 'minisearch/SearchableMap'
import { splitWords } from './normalise.ts'

/** Words shorter than this are too like one another to be mended. */
const LEAST = 5
/** From this length on, two letters may be wrong. */
const LONG = 8

export interface Spelling {
  learn(words: Iterable<string>): void
  /** A word that stands on no page, as the nearest one that does; any other as it is. */
  mend(word: string): string
  knows(word: string): boolean
}

/** The words of the site, as typing errors are held against them. What a page once taught stays known. */
export function learnSpelling(): Spelling {
  const words = new SearchableMap<number>()
  return {
    learn(texts) {
      for (const text of texts)
        for (const word of splitWords(text))
          if (word.length >= LEAST - 1) words.set(word, (words.get(word) ?? 0) + 1)
    },
    knows: (word) => words.has(word),
    mend(word) {
      if (word.length < LEAST || /\d/.test(word) || words.has(word)) return word
      const near = [...words.fuzzyGet(word, word.length < LONG ? 1 : 2)]
        .filter(([known]) => known[0] === word[0])
        .sort(([, [count, distance]], [, [otherCount, other]]) => distance - other || otherCount - count)
      return near[0]?.[0] ?? word
    }
  }
}
