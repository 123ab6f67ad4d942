import { describe, expect, it } from 'vitest'
import { parseHtml } from '../document/attributes.ts'
import { openArticle } from '../document/open-article.ts'
import { schema } from '../document/schema.ts'
import { provideDom } from '../document/testing-dom.ts'
import { writeBlocks } from '../document/write-article.ts'
import { cleanPaste, prepare } from './clean-paste.ts'
import { linkMarkdown } from './link-text.ts'
import { readPlain } from './paste-props.ts'
import { plainToHtml } from './plain-text.ts'
import { type Clipboard, DOCS, NOTION, PAGES, PLAIN, WORD } from './testing-clipboards.ts'

provideDom()

const KINDS: [string, Clipboard[], (text: string) => string][] = [
  ['Word', WORD, cleanPaste],
  ['Google Docs', DOCS, cleanPaste],
  ['Notion', NOTION, cleanPaste],
  ['a page', PAGES, cleanPaste],
  ['a plain text', PLAIN, plainToHtml]
]

describe.each(KINDS)('MANAGE-42 what is pasted from %s', (_kind, clipboards, clean) => {
  it.each(clipboards.map(({ name, ...clipboard }) => [name, clipboard] as const))(
    'comes clean: %s',
    (_name, { html, clean: expected }) => {
      expect(clean(html)).toBe(expected)
      expect(clean === cleanPaste ? cleanPaste(expected) : expected).toBe(expected)
      const doc = openArticle(expected)
      doc.forEach((node) => void expect(node.type.name).not.toBe('kept'))
      expect(schema.nodeFromJSON(doc.toJSON()).check()).toBeUndefined()
      expect(writeBlocks(doc)).toBe(expected)
    }
  )
})

describe('MANAGE-70 [words](address) that is pasted', () => {
  const link = '<a href="https://exemple.fr/a">la page</a>'
  it.each([
    [
      'Lire [la page](https://exemple.fr/a), puis [la page](https://exemple.fr/a)',
      `Lire ${link}, puis ${link}`
    ],
    ['Lire ![une vue](https://exemple.fr/a.png)', 'Lire ![une vue](https://exemple.fr/a.png)'],
    ['Lire `[la page](https://exemple.fr/a)`', 'Lire `[la page](https://exemple.fr/a)`'],
    ['Lire [la page](javascript:alert)', 'Lire [la page](javascript:alert)'],
    ['le tableau[1](voir plus loin)', 'le tableau[1](voir plus loin)']
  ])('is a link, where it is one: %s', (text, html) => {
    expect(linkMarkdown(parseHtml(plainToHtml(text))).innerHTML).toBe(`<p>${html}</p>`)
    expect(cleanPaste(`<p>${text}</p>`)).toBe(`<p>${html}</p>`)
  })

  it('stays text in code and in a link', () => {
    const html =
      '<p><code>[un](https://exemple.fr)</code> <a href="/article/7">[un](https://exemple.fr)</a></p>'
    expect(cleanPaste(html)).toBe(html)
  })
})

describe('EDITOR-13 signs of a text that other programs hand over', () => {
  it.each([
    ["<p>L'eau « claire » !</p>", '<p>L’eau «\u00a0claire\u00a0»\u202f!</p>'],
    ['<p>Vraiment ?! Oui : 10 % ; 5 €.</p>', '<p>Vraiment\u202f?! Oui\u00a0: 10\u202f%\u202f; 5\u202f€.</p>'],
    ["<p>L'<em>eau</em> <code>l'eau !</code></p>", "<p>L’<em>eau</em> <code>l'eau !</code></p>"],
    ["<pre>l'eau !</pre>", "<pre>l'eau !</pre>"]
  ])('are French where nothing else is meant: %s', (html, clean) => {
    expect(cleanPaste(html)).toBe(clean)
    expect(cleanPaste(clean)).toBe(clean)
  })
})

describe('EDITOR-13 plain text that is pasted', () => {
  const a = (href: string, words = href) => `<a href="${href}">${words}</a>`
  it.each([
    ['Il dit "oui": vraiment ? Non !', 'Il dit «\u00a0oui\u00a0»\u00a0: vraiment\u202f? Non\u202f!'],
    ["« Oui » ; l'un", '«\u00a0Oui\u00a0»\u202f; l’un'],
    ['12 000 € et 12 %', '12\u202f000\u202f€ et 12\u202f%'],
    ['un -- deux -- trois...', 'un –\u00a0deux\u00a0– trois…'],
    ['déjà\u00a0: «\u00a0oui\u00a0», 3\u202f%', 'déjà\u00a0: «\u00a0oui\u00a0», 3\u202f%'],
    ['Lire `a "b" https://exemple.fr`', 'Lire `a "b" https://exemple.fr`'],
    ['Voir https://exemple.fr/?a=1:2.', `Voir ${a('https://exemple.fr/?a=1:2')}.`],
    [
      '(www.exemple.fr), [là](https://exemple.fr/b)',
      `(${a('https://www.exemple.fr', 'www.exemple.fr')}), ${a('https://exemple.fr/b', 'là')}`
    ]
  ])('comes as typing would: %s', (text, html) => {
    expect(readPlain(text).innerHTML.replaceAll('&nbsp;', '\u00a0')).toBe(`<p>${html}</p>`)
  })
  it('has its links at the end of each line too', () => {
    expect(readPlain('- https://exemple.fr\n- deux').innerHTML).toBe(
      `<ul><li>${a('https://exemple.fr')}</li><li>deux</li></ul>`
    )
  })
})

describe('what is parsed of a clipboard', () => {
  it.each([
    '<html><head><style><!-- p {color: red} --></style></head><body><p>Texte</p></body></html>',
    "<p class=MsoNormal\nstyle='margin:0cm'>Texte</p>",
    '<p class="MsoNormal"style="margin:0cm">Texte</p>',
    '<img alt="a > b" style="width:1pt"><p>Texte</p>',
    '<STYLE>p {color: red}</STYLE><P STYLE = "x:y">Texte</P>',
    '<p>Texte</p><style>p {color: red}'
  ])('has no styles that a policy would refuse: %j', (html) => {
    expect(prepare(html)).not.toMatch(/<style|[^-]style\s*=/i)
    expect(prepare(html)).toContain('Texte')
  })
})
