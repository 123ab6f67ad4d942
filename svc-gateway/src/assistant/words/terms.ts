import { stemmer } from '@orama/stemmers/french'
import { splitWords } from './normalise.ts'
import { synonyms } from './synonyms.ts'
import { emptyWords, lightWords } from './word-weights.ts'

const stem = (word: string): string => (/\d/.test(word) || word.length < 4 ? word : stemmer(word))

/** Numbers and times of day say little of what a question is about. */
const NUMBER = /^\d+(?:h\d*)?$/

const LIGHT = new Set([...lightWords].map(stem))

interface Phrase {
  words: string[]
  term: string
}

/** Phrases of several words, the longest first, by their first word's stem; and what single words stand for. */
const phrases = new Map<string, Phrase[]>()
const meant = new Map<string, string>()
for (const group of synonyms) {
  const term = splitWords(group[0] ?? '')
    .map(stem)
    .join('_')
  for (const entry of group) {
    const words = splitWords(entry).map(stem)
    if (words.length === 1 && words[0]) meant.set(words[0], term)
    else {
      const [first = ''] = words
      phrases.set(
        first,
        [...(phrases.get(first) ?? []), { words, term }].sort((a, b) => b.words.length - a.words.length)
      )
    }
  }
}

/**
 * What a text is about: stems of its words, with one term for all the words of a line of synonyms, each once, in order. `isTyped` for
 * what a visitor wrote.
 */
export function termsOf(text: string, isTyped = false): string[] {
  const words = splitWords(text, isTyped)
  const stems = words.map(stem)
  const terms: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const found = phrases
      .get(stems[at] ?? '')
      ?.find(({ words: parts }) => parts.every((part, index) => stems[at + index] === part))
    if (found) {
      terms.push(found.term)
      at += found.words.length - 1
      continue
    }
    const word = words[at] ?? ''
    if (emptyWords.has(word) || NUMBER.test(word)) continue
    const own = stems[at] ?? ''
    terms.push(meant.get(own) ?? own)
  }
  return [...new Set(terms)]
}

/** Does it count for less: a word of every question or what kind of answer is wanted? */
export const isLight = (term: string): boolean => LIGHT.has(term)
