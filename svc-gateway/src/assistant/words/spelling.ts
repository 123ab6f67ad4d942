import SearchableMap from 'minisearch/SearchableMap'
import { splitWords } from './normalise.ts'
import { soundOf } from './sounds.ts'
import { emptyWords, lightWords } from './word-weights.ts'

/** Words shorter than this are too like one another to be mended by their letters. */
const LEAST = 5
/** From this length on, two letters may be wrong. */
const LONG = 9
/** Words and sounds shorter than this are not mended by their sound. */
const LEAST_HEARD = 3
const LEAST_SOUND = 2
/** Letters that are not heard: a word that sounds the same is no more of them longer or shorter. */
const UNHEARD = 2

export interface Spelling {
  learn(words: Iterable<string>): void
  /** A word that stands on no page, as the one that has two letters turned round, sounds the same or is spelt nearly the same; any other as it is. */
  mend(word: string): string
  knows(word: string): boolean
}

/** The words of the site, as typing errors are held against them. What a page once taught stays known. */
export function learnSpelling(): Spelling {
  const words = new SearchableMap<number>()
  const heard = new Map<string, string>()

  const hear = (word: string) => {
    const sound = soundOf(word)
    const known = heard.get(sound)
    if (known === undefined || (words.get(word) ?? 0) > (words.get(known) ?? 0)) heard.set(sound, word)
  }
  for (const word of [...emptyWords, ...lightWords]) if (word.length >= LEAST_HEARD) hear(word)

  const bySound = (word: string): string | undefined => {
    const sound = soundOf(word)
    const known = sound.length >= LEAST_SOUND ? heard.get(sound) : undefined
    return known && Math.abs(known.length - word.length) <= UNHEARD ? known : undefined
  }
  const byLetters = (word: string): string | undefined => {
    if (word.length < LEAST) return undefined
    const near = [...words.fuzzyGet(word, word.length < LONG ? 1 : 2)]
      .filter(([known]) => known[0] === word[0])
      .sort(([, [count, distance]], [, [otherCount, other]]) => distance - other || otherCount - count)
    return near[0]?.[0]
  }

  const byTurning = (word: string): string | undefined => {
    if (word.length < LEAST) return undefined
    const turned = Array.from({ length: word.length - 1 }, (_, at) => turnRound(word, at))
    return turned.filter((one) => words.has(one)).sort((one, other) => countOf(other) - countOf(one))[0]
  }
  const countOf = (word: string) => words.get(word) ?? 0

  return {
    learn(texts) {
      for (const text of texts)
        for (const word of splitWords(text)) {
          if (word.length < LEAST_HEARD || /\d/.test(word)) continue
          words.set(word, (words.get(word) ?? 0) + 1)
          hear(word)
        }
    },
    knows: (word) => words.has(word),
    mend(word) {
      if (word.length < LEAST_HEARD || /\d/.test(word) || words.has(word)) return word
      return byTurning(word) ?? bySound(word) ?? byLetters(word) ?? word
    }
  }
}

/** The word with the letters at `at` and after it in the other order. */
const turnRound = (word: string, at: number): string =>
  word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
