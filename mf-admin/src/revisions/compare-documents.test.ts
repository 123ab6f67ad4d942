import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { provideDom } from '../articles/editor/document/testing-dom.ts'
import { TRIES } from '../testing/property-tries.ts'
import { compareDocuments } from './compare-documents.ts'

beforeAll(provideDom)

const added = (text: string) => `<ins data-change="added">${text}</ins>`
const removed = (text: string) => `<del data-change="removed">${text}</del>`

describe('two contents', () => {
  it('that are the same are shown as they are', () => {
    const content = '<h2 id="article-a">Un</h2><p>Deux <strong>trois</strong></p>'
    expect(compareDocuments(content, content)).toEqual({
      html: '<h2>Un</h2><p>Deux <strong>trois</strong></p>',
      added: 0,
      removed: 0,
      reformatted: 0
    })
  })

  it('differ in the words of a paragraph, in its own formatting', () => {
    expect(
      compareDocuments(
        '<p>Un très grand <strong>hôtel</strong> de Nice.</p>',
        '<p>Un grand <strong>hôtel calme</strong> de Nice.</p>'
      )
    ).toEqual({
      html: `<p>Un ${removed('très ')}grand <strong>hôtel ${added('calme')}</strong> de Nice.</p>`,
      added: 1,
      removed: 1,
      reformatted: 0
    })
  })

  it('REVISION-5 differ by one mark of each kind where words were replaced one by one, and are counted word by word', () => {
    expect(
      compareDocuments(
        '<p>Nos <em>hôtels</em> accueillent les équipes en hiver.</p>',
        '<p>Nos <em>auberges</em> reçoivent les groupes en hiver.</p>'
      )
    ).toEqual({
      html: `<p>Nos ${removed('hôtels accueillent les équipes')}<em>${added('auberges')}</em>${added(' reçoivent les groupes')} en hiver.</p>`,
      added: 3,
      removed: 3,
      reformatted: 0
    })
  })

  it('differ by blocks that come, go and stay', () => {
    const { html, ...counts } = compareDocuments(
      '<p>Reste.</p><p>S’en va.</p><ul><li>un</li><li>deux</li></ul>',
      '<h2>Arrive</h2><p>Reste.</p><ul><li>un</li><li>trois</li><li>deux</li></ul>'
    )
    expect(html).toBe(
      `<h2 data-change="added">${added('Arrive')}</h2><p>Reste.</p><p data-change="removed">${removed('S’en va.')}</p><ul><li>un</li><li data-change="added">${added('trois')}</li><li>deux</li></ul>`
    )
    expect(counts).toEqual({ added: 2, removed: 2, reformatted: 0 })
  })

  it('differ in a cell of a table, and in a row', () => {
    const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
    const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`
    const { html } = compareDocuments(
      table(row('Chambres', 'vingt'), row('Salles', 'deux')),
      table(row('Chambres', 'trente'), row('Salles', 'deux'), row('Jardins', 'un'))
    )
    expect(html).toContain(`<td>Chambres</td><td>${removed('vingt')}${added('trente')}</td>`)
    expect(html).toContain(`<tr data-change="added"><td>${added('Jardins')}</td><td>${added('un')}</td></tr>`)
  })

  it('differ by what is no word: a link, a style, a picture', () => {
    const words = compareDocuments('<p>Un <a href="/a">lien</a></p>', '<p>Un <a href="/b">lien</a></p>')
    expect(words).toEqual({
      html: '<p data-change="format">Un <a href="/b">lien</a></p>',
      added: 0,
      removed: 0,
      reformatted: 1
    })
    const figure = (src: string) =>
      `<figure><img src="${src}" alt=""><figcaption>Le hall</figcaption></figure>`
    const { html } = compareDocuments(figure('/a.webp'), figure('/b.webp'))
    expect(html).toBe(
      '<figure><span data-change="removed"><img src="/a.webp" alt=""></span><span data-change="added"><img src="/b.webp" alt=""></span><figcaption>Le hall</figcaption></figure>'
    )
  })

  it('keep what an article itself says is added or removed', () => {
    const content = '<p>Un <del>ancien</del> <ins>nouveau</ins> prix</p>'
    expect(compareDocuments(content, content).html).toBe(content)
  })

  it('unfold what is folded, so that no change is hidden', () => {
    const { html } = compareDocuments(
      '<details><summary>Plus</summary><p>loin encore</p></details>',
      '<details><summary>Plus</summary><p>loin ici</p></details>'
    )
    expect(html).toContain('<details open=""><summary>Plus</summary><p>loin ')
  })

  const words = fc.array(fc.constantFrom('un', 'deux', 'trois', 'hôtel', 'l’été', 'Nice'), {
    minLength: 1,
    maxLength: 6
  })
  const inline = words.map((all) =>
    all.map((word, at) => (at % 3 === 1 ? `<em>${word}</em>` : word)).join(' ')
  )
  const block = fc.oneof(
    inline.map((text) => `<p>${text}</p>`),
    inline.map((text) => `<h2>${text}</h2>`),
    fc
      .array(inline, { minLength: 1, maxLength: 3 })
      .map((all) => `<ul>${all.map((one) => `<li>${one}</li>`).join('')}</ul>`),
    fc
      .array(fc.tuple(inline, inline), { minLength: 1, maxLength: 3 })
      .map(
        (rows) =>
          `<table><tbody>${rows.map(([a, b]) => `<tr><td>${a}</td><td>${b}</td></tr>`).join('')}</tbody></table>`
      ),
    inline.map((text) => `<blockquote><p>${text}</p>${text}</blockquote>`),
    inline
  )
  const content = fc.array(block, { maxLength: 6 }).map((blocks) => blocks.join('\n'))
  /** The letters of a content without what is marked so, as the order of spaces between blocks says nothing. */
  const lettersOf = (html: string, without?: 'added' | 'removed') => {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    if (without) for (const one of body.querySelectorAll(`[data-change="${without}"]`)) one.remove()
    return body.textContent?.replace(/\s/g, '')
  }

  it('are both found again in what is shown', () => {
    fc.assert(
      fc.property(content, content, (before, after) => {
        const { html } = compareDocuments(before, after)
        expect(lettersOf(html, 'removed')).toBe(lettersOf(after))
        expect(lettersOf(html, 'added')).toBe(lettersOf(before))
      }),
      TRIES
    )
  })
})
