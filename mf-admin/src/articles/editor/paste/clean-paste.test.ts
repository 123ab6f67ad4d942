import { describe, expect, it } from 'vitest'
import { openArticle } from '../document/open-article.ts'
import { schema } from '../document/schema.ts'
import { provideDom } from '../document/testing-dom.ts'
import { writeBlocks } from '../document/write-article.ts'
import { cleanPaste } from './clean-paste.ts'
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
