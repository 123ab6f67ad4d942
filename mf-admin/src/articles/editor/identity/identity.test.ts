import { execFile } from 'node:child_process'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { nodeType, schema } from '../document/schema.ts'
import { hasEmptyFigure } from '../document/testing-articles.ts'
import { provideDom, renewDom } from '../document/testing-dom.ts'
import { createEditing } from '../editing/editing.ts'
import { cleanPaste } from '../paste/clean-paste.ts'
import { editorial } from './testing-editorial.ts'

provideDom()

/** A thousand articles, and a few in the short form: all that the built-in writer can write, and as many after the manner of other makers. */
const isLong = process.env.TEST_FORM === 'long'
const [WRITTEN, MADE] = isLong ? [442, 558] : [4, 12]

interface Stored {
  maker: string
  html: string
}
let articles: Stored[]

/** Has the service write articles, and clean what it is given as it does what it stores. */
const store = (days: number, given: string[]) =>
  new Promise<{ written: string[]; given: string[] }>((resolve, reject) => {
    const words = ['--import', '@site/typescript', 'svc-content/src/testing/print-articles.ts', String(days)]
    const child = execFile(process.execPath, words, { maxBuffer: 2 ** 28 }, (error, stdout) =>
      error ? reject(error) : resolve(JSON.parse(stdout))
    )
    child.stdin?.end(JSON.stringify(given))
  })

beforeAll(async () => {
  const made = fc.sample(editorial, MADE)
  // What comes by the clipboard goes through the sheet first; what a program sends does not.
  const given = made.map(({ html }, index) => (index % 2 === 0 ? html : cleanPaste(html)))
  const stored = await store(WRITTEN, given)
  articles = [
    ...stored.written.map((html) => ({ maker: 'the built-in writer', html })),
    ...stored.given.map((html, index) => ({ maker: made[index]?.maker ?? '', html }))
  ]
}, 240_000)

/** Where one text leaves the other, shortly, with who made it. */
function differenceOf({ maker, html }: Stored, saved: string): string | null {
  if (saved === html) return null
  const at = [...html].findIndex((_, index) => html[index] !== saved[index])
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 80)
  return `${maker}: ${around(html)} became ${around(saved)}`
}

it('MANAGE-40 tries as many different articles as it says, with all that articles are made of', () => {
  expect(new Set(articles.map(({ html }) => html)).size).toBe(WRITTEN + MADE)
  if (!isLong) return
  const all = articles.map(({ html }) => html).join('\n')
  const tags =
    'h2 h3 table thead tfoot caption figure img iframe blockquote ol ul a pre details dl div section abbr'
  expect(tags.split(' ').filter((tag) => !all.includes(`<${tag}`))).toEqual([])
  expect(all).toMatch(/<li>[^\n]*<(ul|ol)/)
})

it('MANAGE-40 saves each article that is opened as the very string that it was, and where a paragraph is put before it, that with it', {
  timeout: 480_000
}, () => {
  const first = nodeType('paragraph').create(null, schema.text('Neuf'))
  const lost: string[] = []
  for (const [index, article] of articles.entries()) {
    if (index % 50 === 0) renewDom()
    const editing = createEditing(article.html, () => false)
    lost.push(differenceOf(article, editing.getHtml()) ?? '')
    editing.dispatch(editing.getState().tr.insert(0, first))
    const saved = editing.getHtml()
    expect(saved.slice(0, 11)).toBe('<p>Neuf</p>')
    if (!hasEmptyFigure(article.html)) lost.push(differenceOf(article, saved.slice(11).trimStart()) ?? '')
  }
  expect(lost.filter((one) => one !== '')).toEqual([])
})
