import { shorthands } from './shorthands.ts'

/** Letters before an apostrophe that are a word of their own: l’audit, qu’un, jusqu’à. */
const ELISIONS = /\b(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)'(?=[a-z0-9])/g

const SHORTHANDS = Object.entries(shorthands).map(
  ([written, meant]) => [new RegExp(`\\b(?:${written})\\b`, 'g'), meant] as const
)

/** Small letters without accents, one kind of apostrophe, ligatures undone. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[’‘ʼ`´]/g, "'")

/**
 * The words of a text as they are compared: folded, without elisions, hyphens as spaces. In what a visitor types, what messages write
 * short is written out ('cb', 'rdv', 'c koi').
 */
export function splitWords(text: string, isTyped = false): string[] {
  const folded = foldLetters(text)
  const long = isTyped
    ? SHORTHANDS.reduce((words, [written, meant]) => words.replace(written, meant), folded)
    : folded
  return long.replace(ELISIONS, ' ').match(/[a-z0-9]+/g) ?? []
}
