import fc from 'fast-check'
import { expect, it } from 'vitest'
import { layOut } from './lay-out.ts'
import { plausibleArticle, sanitise } from './testing-articles.ts'

it('sets one block a line, and what stands in lists and tables beneath, indented', () => {
  expect(layOut('<p>un</p><ul><li>deux</li><li>trois</li></ul><h2>fin</h2>')).toBe(
    '<p>un</p>\n<ul>\n  <li>deux</li>\n  <li>trois</li>\n</ul>\n<h2>fin</h2>'
  )
})

it('adds nothing but white space, and nothing the second time', () => {
  fc.assert(
    fc.property(plausibleArticle, (html) => {
      const laidOut = layOut(html)
      expect(laidOut.replace(/\s/g, '')).toBe(html.replace(/\s/g, ''))
      expect(layOut(laidOut)).toBe(laidOut)
      expect(sanitise(laidOut)).toBe(laidOut)
    })
  )
})

it('leaves code and text with line ends as they are', () => {
  const html = '<pre><code>a\n\nb</code></pre>\n<p>un\ndeux</p>'
  expect(layOut(html)).toBe(html)
})
