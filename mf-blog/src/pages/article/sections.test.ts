import { describe, expect, it } from 'vitest'
import { sectionsOf } from './sections.ts'

describe('ARTICLE-13 the contents of an article', () => {
  it('name its parts, by their own ids or their places', () => {
    const html =
      '<h2>Un <em>peu</em></h2><p>a</p><h3>Détail</h3><h2 class="x" id="deux">Deux &amp; trois</h2><h2>\n Quatre</h2>'
    expect(sectionsOf(html)).toEqual([
      { id: 'partie-1', title: 'Un peu' },
      { id: 'deux', title: 'Deux & trois' },
      { id: 'partie-4', title: 'Quatre' }
    ])
  })

  it('name smaller parts too where the larger ones are few', () => {
    expect(sectionsOf('<h2>A</h2><h3>B</h3><h3>C</h3>').map(({ title }) => title)).toEqual(['A', 'B', 'C'])
  })

  it.each(['', '<p>x</p>', '<h2>A</h2><h3>B</h3>', '<h2>A</h2><h2></h2><h2> </h2>', '<h4>A</h4>'.repeat(5)])(
    'are none of %j',
    (html) => expect(sectionsOf(html)).toEqual([])
  )
})
