import { describe, expect, it } from 'vitest'
import { sectionsOf } from './sections.ts'

describe('ARTICLE-13 the contents of an article', () => {
  it('name its parts, and lead there by their own ids or by their words', () => {
    const html =
      '<h2>Un <em>peu</em></h2><p>Une, deux et trois</p><h3>Détail</h3><h2 class="x" id="deux">Deux &amp; trois</h2><h2>\n Peut-être\u202f?</h2>'
    expect(sectionsOf(html)).toEqual([
      { place: 0, title: 'Un peu', href: '#:~:text=Un%20peu,-Une%2C%20deux%20et' },
      { place: 2, title: 'Deux & trois', href: '#deux' },
      { place: 3, title: 'Peut-être\u202f?', href: '#:~:text=Peut%2D%C3%AAtre%20%3F' }
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
