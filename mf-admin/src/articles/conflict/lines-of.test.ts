import { expect, it } from 'vitest'
import { compareTexts } from '../../revisions/difference.ts'
import { linesOf } from './lines-of.ts'
import { readableText } from './readable-text.ts'

it('EDITOR-19 shows each block of a text, a heading as one, with what only it has', () => {
  const before = readableText('<h2>Les étapes</h2><p>Un début.</p>')
  const after = readableText('<h2>Les étapes</h2><p>Un début tout neuf.</p><h3>La fin</h3>')
  const parts = compareTexts(before, after)
  const read = (own: 'added' | 'removed') =>
    linesOf(parts, own).map(({ isHeading, parts }) => ({
      ...{ isHeading, text: parts.map(({ text }) => text).join('') }
    }))
  expect(read('added')).toEqual([
    { isHeading: true, text: 'Les étapes' },
    { isHeading: false, text: 'Un début tout neuf.' },
    { isHeading: true, text: 'La fin' }
  ])
  expect(read('removed')).toEqual([
    { isHeading: true, text: 'Les étapes' },
    { isHeading: false, text: 'Un début.' }
  ])
})
