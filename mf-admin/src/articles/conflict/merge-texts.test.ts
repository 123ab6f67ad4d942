import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TRIES } from '../../testing/property-tries.ts'
import { plausibleArticle } from '../editor/document/testing-articles.ts'
import { type Choice, comparePieces, mergePieces } from './merge-texts.ts'

const merge = (theirs: string, mine: string, choice: Choice = 'both') =>
  mergePieces(comparePieces(theirs, mine), () => choice)
const withoutSpace = (html: string) => html.replace(/\s/g, '')

describe('EDITOR-33 two texts', () => {
  it.each([
    [
      'paragraphs at one place',
      '<p>Un.</p><p>Elle.</p>',
      '<p>Un.</p><p>Lui.</p>',
      '<p>Un.</p><p>Elle.</p><p>Lui.</p>'
    ],
    [
      'sentences of one paragraph',
      '<p>Un. Elle.</p>',
      '<p>Un. <em>Lui.</em></p>',
      '<p>Un. Elle. <em>Lui.</em></p>'
    ],
    [
      'a sentence here, a paragraph there',
      '<p>Un. Elle.</p>',
      '<p>Un.</p><p>Lui.</p>',
      '<p>Un. Elle.</p><p>Lui.</p>'
    ],
    ['first sentences', '<p>Elle. Un.</p>', '<p>Lui. Un.</p>', '<p>Elle. Lui. Un.</p>'],
    [
      'several sentences at one place',
      '<p>Un. Elle. Encore elle. Plus.</p>',
      '<p>Un. Lui. Encore lui.</p>',
      '<p>Un. Elle. Encore elle. Plus. Lui. Encore lui.</p>'
    ],
    [
      'points of one list',
      '<ul><li>un</li><li>elle</li></ul>',
      '<ul><li>un</li><li>lui</li></ul>',
      '<ul><li>un</li><li>elle</li><li>lui</li></ul>'
    ],
    [
      'rows of one table',
      '<table><tbody><tr><td>un</td></tr><tr><td>elle</td></tr></tbody></table>',
      '<table><tbody><tr><td>lui</td></tr><tr><td>un</td></tr></tbody></table>',
      '<table><tbody><tr><td>lui</td></tr><tr><td>un</td></tr><tr><td>elle</td></tr></tbody></table>'
    ],
    [
      'a picture and words',
      '<p>Un.</p><figure><img src="/a.webp" alt="" /></figure>',
      '<p>Un. Lui.</p>',
      '<p>Un. Lui.</p><figure><img src="/a.webp" alt="" /></figure>'
    ]
  ])('are both kept, first theirs, then mine: %s', (_what, theirs, mine, both) => {
    expect(merge(theirs, mine)).toBe(both)
  })

  it('differ where they differ, and there alone', () => {
    const pieces = comparePieces(
      '<h2>Un</h2><p>Un début. Le sien.</p><p>fin</p>',
      '<h2>Un</h2><p>Un début. Le mien.</p><p>fin</p><hr />'
    )
    expect(pieces).toEqual([
      '<h2>Un</h2><p>Un début.',
      { theirs: ' Le sien.', mine: ' Le mien.', between: '' },
      '</p><p>fin</p>',
      { theirs: '', mine: '<hr />', between: '' }
    ])
    let count = 0
    expect(mergePieces(pieces, () => (count++ === 0 ? 'mine' : 'theirs'))).toBe(
      '<h2>Un</h2><p>Un début. Le mien.</p><p>fin</p>'
    )
  })

  it('are each found again where one side is chosen everywhere, and no piece breaks an element', () => {
    fc.assert(
      fc.property(plausibleArticle, plausibleArticle, plausibleArticle, (start, one, other) => {
        const [theirs, mine] = [start + one, start + other]
        expect(withoutSpace(merge(theirs, mine, 'theirs'))).toBe(withoutSpace(theirs))
        expect(withoutSpace(merge(theirs, mine, 'mine'))).toBe(withoutSpace(mine))
        for (const piece of comparePieces(theirs, mine))
          if (typeof piece !== 'string')
            for (const html of [piece.theirs, piece.mine])
              expect((html.match(/<[a-z]/g) ?? []).length).toBe((html.match(/<\/|\/>/g) ?? []).length)
      }),
      TRIES
    )
  })
})
