import { describe, expect, it } from 'vitest'
import { parseHtml } from '../document/attributes.ts'
import { openArticle } from '../document/open-article.ts'
import { schema } from '../document/schema.ts'
import { provideDom } from '../document/testing-dom.ts'
import { writeBlocks } from '../document/write-article.ts'
import { cleanPaste } from './clean-paste.ts'
import { linkMarkdown } from './markdown-links.ts'
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
