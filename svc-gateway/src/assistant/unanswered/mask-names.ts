import { foldLetters } from '../words/normalise.ts'
import { emptyWords } from '../words/word-weights.ts'
import { firstNames, wordNames } from './first-names.ts'

interface Masking {
  mark: string
  isKnown: (word: string) => boolean
}

/** A word, and the text before it back to the word before. */
interface Word {
  before: string
  text: string
}

/** So many words after an introduction may be a name. */
const NAME_WORDS = 4

/** Folded words that a name follows, whatever it looks like: 'je m’appelle', 'madame'. */
const INTRODUCTIONS = [
  ['je', "m'appelle"],
  ['je', "m'appele"],
  ['je', 'suis'],
  ['moi', "c'est"],
  ['mon', 'nom', 'est'],
  ['mon', 'nom', "c'est"],
  ['mon', 'prenom', 'est'],
  ['mon', 'prenom', "c'est"],
  ['nous', 'sommes'],
  ["s'appelle"],
  ["s'appellent"],
  ['signe'],
  ['cordialement'],
  ['madame'],
  ['monsieur'],
  ['mademoiselle'],
  ['mme'],
  ['mr'],
  ['m.'],
  ['mlle'],
  ['docteur'],
  ['dr'],
  ['maitre']
]

/** Words of which each introduces a name alone. */
const TITLES = new Set(INTRODUCTIONS.flatMap(([word = '', ...more]) => (more.length === 0 ? [word] : [])))

/** Folded words that a name may follow: of what the site does not know, or is written large. */
const FIRMS = [
  'societe',
  'entreprise',
  'boite',
  'agence',
  'marque',
  'enseigne',
  'hotel',
  'restaurant'
].concat(['etablissement', 'ecole', 'cabinet', 'association', 'groupe', 'maison', 'chez'])

/** What two words of a line are apart by where both belong to one thing. */
const IS_NEAR = /^[\s]*$/
const IS_CAPITAL = /^\p{Lu}/u

/** Puts a mark in the place of what may be the name of a person or a firm. */
export function maskNames(text: string, { mark, isKnown }: Masking): string {
  const { words, rest } = split(text)
  const folded = words.map(({ text: word }) => foldLetters(word))
  const isMasked = words.map(() => false)
  const isNear = (at: number) => at < words.length && IS_NEAR.test(words[at]?.before ?? '')
  const isEmpty = (at: number) => (folded[at] ?? '').split(/['-]/).every((part) => emptyWords.has(part))
  const isCapital = (at: number) => IS_CAPITAL.test(words[at]?.text ?? '')
  const isUnknown = (at: number) =>
    !isEmpty(at) && !TITLES.has(folded[at] ?? '') && !isKnown(words[at]?.text ?? '')
  /** Masks words from `at` on, while they are near and `isOne` says so. */
  const maskFrom = (at: number, isOne: (at: number) => boolean) => {
    for (let next = at; next < at + NAME_WORDS && next < words.length; next += 1) {
      if ((next > at && !isNear(next)) || !isOne(next)) return
      isMasked[next] = true
    }
  }
  const isFirstName = (at: number) => {
    const word = (folded[at] ?? '').split('-')[0] ?? ''
    return firstNames.has(word) || (wordNames.has(word) && isCapital(at) && !isKnown(words[at]?.text ?? ''))
  }

  for (let at = 0; at < words.length; at += 1) {
    for (const introduction of INTRODUCTIONS)
      if (introduction.every((part, index) => folded[at + index] === part))
        maskFrom(at + introduction.length, (next) => !isEmpty(next))
    if (FIRMS.includes(folded[at] ?? '')) maskFrom(at + 1, (next) => isUnknown(next))
    if (isFirstName(at)) {
      isMasked[at] = true
      if (isNear(at + 1)) maskFrom(at + 1, (next) => isUnknown(next) || (isCapital(next) && !isEmpty(next)))
    }
    // 'Dupont Levasseur': two that the site does not know, side by side and written large.
    if (isNear(at + 1) && [at, at + 1].every((one) => isCapital(one) && isUnknown(one)))
      maskFrom(at, (next) => isCapital(next))
  }
  return words.map(({ before, text: word }, at) => before + (isMasked[at] ? mark : word)).join('') + rest
}

/** The words of a text with what stands between them; hyphens and apostrophes are within a word, 'm.' is one. */
function split(text: string): { words: Word[]; rest: string } {
  const words: Word[] = []
  let end = 0
  for (const match of text.matchAll(/\b[mM]\.(?=\s)|[\p{L}\d]+(?:['’-][\p{L}\d]+)*/gu)) {
    words.push({ before: text.slice(end, match.index), text: match[0] })
    end = match.index + match[0].length
  }
  return { words, rest: text.slice(end) }
}
