import { createVocabulary } from '@site/service/text/vocabulary'
import { splitWords } from './normalise.ts'
import { soundOf } from './sounds.ts'
import { emptyWords, lightWords } from './word-weights.ts'

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
  const words = createVocabulary()
  const heard = new Map<string, string>()

  const hear = (word: string) => {
    const sound = soundOf(word)
    const known = heard.get(sound)
    if (known === undefined || words.countOf(word) > words.countOf(known)) heard.set(sound, word)
  }
  for (const word of [...emptyWords, ...lightWords]) if (word.length >= LEAST_HEARD) hear(word)

  const bySound = (word: string): string | undefined => {
    const sound = soundOf(word)
    const known = sound.length >= LEAST_SOUND ? heard.get(sound) : undefined
    return known && Math.abs(known.length - word.length) <= UNHEARD ? known : undefined
  }
  const knows = (word: string) => words.countOf(word) > 0

  return {
    learn(texts) {
      for (const text of texts)
        for (const word of splitWords(text)) {
          if (word.length < LEAST_HEARD || /\d/.test(word)) continue
          words.add(word)
          hear(word)
        }
    },
    knows,
    mend(word) {
      if (word.length < LEAST_HEARD || /\d/.test(word) || knows(word)) return word
      return words.turned(word) ?? bySound(word) ?? words.near(word) ?? word
    }
  }
}
