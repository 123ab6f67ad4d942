import { expect, it } from 'vitest'
import { readableText } from './readable-text.ts'

it('MANAGE-47 gives each block of an article a line of its own, without markup', () => {
  expect(
    readableText(
      '<h2>Les étapes</h2>\n<p>Un <strong>deux</strong>.<br>Trois</p><ul><li>a &amp; b</li><li></li></ul><p>fin'
    )
  ).toBe('\u2060Les étapes\n\nUn deux.\n\nTrois\n\na & b\n\nfin')
})
