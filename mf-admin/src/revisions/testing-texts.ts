import fc from 'fast-check'
import type { TextPart } from './difference.ts'

/** What is read of a comparison without the parts of a kind. */
export const textOf = (parts: readonly TextPart[], without: TextPart['kind']): string =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('')

/** Texts that have words, signs and every kind of space in common. */
export const anyText = fc
  .array(
    fc.constantFrom(
      'un',
      'mot',
      'l’article',
      'aujourd’hui',
      '.',
      ',',
      ' ',
      '  ',
      '\u00a0',
      '\u202f?',
      '\n',
      'été',
      '12',
      '«\u00a0'
    ),
    { maxLength: 14 }
  )
  .map((pieces) => pieces.join(''))
