import { ALLOWED_TAGS } from '@site/contracts/articles/allowed-html'
import fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import { describe, expect, it } from 'vitest'
import { TRIES } from '../../../testing/property-tries.ts'
import { openArticle } from './open-article.ts'
import { BOX_TAGS, emptyParagraph, schema } from './schema.ts'
import { MARK_TAGS } from './split-blocks.ts'
import { hasEmptyFigure, plausibleArticle, sanitise, wildArticle } from './testing-articles.ts'
import { provideDom } from './testing-dom.ts'
import { writeArticle, writeBlocks } from './write-article.ts'

provideDom()

/** The document as it is once something at its end was written and taken out again: no longer the string it was read from. */
const touched = (html: string) => {
  const doc = openArticle(html)
  return doc.type.create({ source: null }, doc.content)
}
const kindsOf = (doc: Node) => {
  const kinds: string[] = []
  doc.forEach((node) => void kinds.push(node.type.name))
  return kinds
}

describe('MANAGE-40 an article that is opened and saved', () => {
  it('is the very string it was', () => {
    fc.assert(
      fc.property(fc.oneof(wildArticle, plausibleArticle), (html) => {
        expect(writeArticle(openArticle(html))).toBe(html)
      }),
      TRIES
    )
  })

  it('is byte for byte the same, block by block, when something else in it was changed', () => {
    fc.assert(
      fc.property(fc.oneof(wildArticle, plausibleArticle), (html) => {
        fc.pre(!hasEmptyFigure(html))
        expect(writeBlocks(touched(html))).toBe(html)
        const doc = openArticle(html)
        const longer = doc.replace(doc.content.size, doc.content.size, emptyParagraph().slice(0, 0))
        expect(writeBlocks(longer)).toBe(html)
      }),
      TRIES
    )
  })

  it('is written in the form in which the server stores it, also what was changed', () => {
    fc.assert(
      fc.property(fc.oneof(wildArticle, plausibleArticle), (html) => {
        const anew = writeBlocks(schema.nodeFromJSON(openArticle(html).toJSON()))
        expect(sanitise(anew)).toBe(anew)
        const again = schema.nodeFromJSON(openArticle(anew).toJSON())
        expect(writeBlocks(again)).toBe(anew)
      }),
      TRIES
    )
  })

  it('has an editable form for almost all that people write', () => {
    let editable = 0
    let kept = 0
    for (const html of fc.sample(plausibleArticle, { numRuns: 50, seed: 7 })) {
      const doc = openArticle(html)
      doc.forEach((node) => {
        const isMeantToBeKept = /^<(iframe|details)/.test(node.attrs.html ?? '')
        if (node.type.name === 'kept' && !isMeantToBeKept) kept += 1
        else editable += 1
      })
    }
    expect(kept / (kept + editable)).toBeLessThan(0.1)
  })
})

describe('the schema', () => {
  const inside: Record<string, string> = {
    rb: 'ruby',
    rt: 'ruby',
    rp: 'ruby',
    source: 'picture',
    track: 'video',
    summary: 'details',
    dt: 'dl',
    dd: 'dl',
    col: 'table',
    colgroup: 'table',
    caption: 'table',
    thead: 'table',
    tbody: 'table',
    tfoot: 'table',
    tr: 'table',
    td: 'table',
    th: 'table',
    figcaption: 'figure',
    li: 'ul'
  }
  it.each(ALLOWED_TAGS)('holds <%s>, or keeps it', (tag) => {
    const isVoid = /^(img|br|hr|wbr|col|source|track)$/.test(tag)
    const attribute = tag === 'img' ? ' src="/a.webp"' : ''
    const own = isVoid ? `<${tag}${attribute}>` : `<${tag}>mot</${tag}>`
    const parent = inside[tag]
    const beside = tag === 'figcaption' ? '<img src="/a.webp">' : ''
    const html = sanitise(parent ? `<${parent}>${beside}${own}</${parent}>` : own)
    expect(html).toContain(`<${tag}`)
    expect(writeBlocks(touched(html))).toBe(html)
    if (MARK_TAGS.includes(tag)) expect(openArticle(`<p>${own}</p>`).nodeAt(1)?.marks[0]?.type.name).toBe(tag)
    if (BOX_TAGS.includes(tag)) expect(openArticle(html).firstChild?.attrs.tag).toBe(tag)
  })

  it('allows nothing that the server drops', () => {
    const doc = openArticle(
      '<p onclick="x()" style="color:red" class="MsoNormal lead" data-x="1">un<a href="java&#10;script:alert(1)">lien</a></p>'
    )
    expect(kindsOf(doc)).toEqual(['paragraph'])
    const anew = writeBlocks(schema.nodeFromJSON(doc.toJSON()))
    expect(anew).toBe('<p class="lead">un<a>lien</a></p>')
  })
})

describe('EDITOR-20 a figure that lost its picture', () => {
  it.each([
    ['<figure><figcaption>Le <em>port</em></figcaption></figure>', '<p>Le <em>port</em></p>'],
    ['<figure class="wide">\n<figcaption>Le port</figcaption>\n</figure>', '<p>Le port</p>'],
    ['<figure></figure>', ''],
    ['<figure><figcaption></figcaption></figure>', '']
  ])('is opened as the words of its caption: %s', (figure, words) => {
    const html = `<p>un</p>${figure}<p>deux</p>`
    expect(writeArticle(openArticle(html))).toBe(html)
    expect(writeBlocks(touched(html))).toBe(`<p>un</p>${words}<p>deux</p>`)
  })

  it('is kept in one piece where its caption holds more than words', () => {
    const figure = '<figure><figcaption><ul><li>un</li></ul></figcaption></figure>'
    expect(writeBlocks(touched(`<p>un</p>${figure}`))).toBe(`<p>un</p>${figure}`)
  })
})

describe('MANAGE-40 what has no editable form', () => {
  it.each([
    '<iframe src="https://www.youtube-nocookie.com/embed/x" title="Film" width="560"></iframe>',
    '<details><summary>Plus</summary><p>Encore</p></details>',
    '<figure><blockquote>Mot</blockquote><figcaption>Qui</figcaption></figure>',
    '<dl><dt>Mot</dt><dd>Sens</dd></dl>',
    '<table><colgroup><col span="2" /></colgroup><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    '<p>un<div>deux</div></p>',
    '<pre>un <strong>deux</strong></pre>'
  ])('is kept in one piece: %s', (html) => {
    const doc = openArticle(`<p>un</p>${html}`)
    expect(kindsOf(doc)).toEqual(['paragraph', 'kept'])
    expect(doc.lastChild?.attrs.html).toBe(html)
    expect(writeBlocks(schema.nodeFromJSON(doc.toJSON()))).toBe(`<p>un</p>${html}`)
  })

  it('is a piece of its line where it stands in one', () => {
    const html = '<p>un <ruby>漢<rt>kan</rt></ruby> deux<span id="article-a"></span></p>'
    const doc = openArticle(html)
    expect(kindsOf(doc)).toEqual(['paragraph'])
    expect(writeBlocks(schema.nodeFromJSON(doc.toJSON()))).toBe(html)
  })
})

it.each([
  '<p>Un <em>a <strong>b</strong></em> c</p>',
  '<ul><li>un</li><li><p>deux</p><ul><li>trois</li></ul></li></ul>',
  '<blockquote>Mot<footer>Qui</footer></blockquote>',
  '<blockquote><p>un</p><p>deux</p></blockquote>',
  '<table><caption>Tarifs</caption><thead><tr><th scope="col">Jour</th></tr></thead><tbody><tr><td colspan="2">12</td></tr></tbody></table>',
  '<figure class="wide"><img src="/a.svg" alt="Vue" /><figcaption class="caption">Vue <em>du</em> port</figcaption></figure>',
  '<pre><code class="language-js">const a = 1\n\nb()</code></pre>',
  '<div class="note"><p>un</p></div>',
  '<p>un<br />deux <img src="/a.webp" alt="x" /></p>'
])('writes anew, as it was, what people write: %s', (html) => {
  const doc = openArticle(html)
  expect(kindsOf(doc)).not.toContain('kept')
  expect(writeBlocks(schema.nodeFromJSON(doc.toJSON()))).toBe(html)
})
