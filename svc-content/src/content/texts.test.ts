import { htmlToText } from '@site/contracts/articles/article-text'
import { describe, expect, it } from 'vitest'
import { checkFigures } from '../editor-check/checks/figures.ts'
import { checkLeftovers } from '../editor-check/checks/leftovers.ts'
import { checkPromise } from '../editor-check/checks/promise.ts'
import { checkQuotations } from '../editor-check/checks/quotations.ts'
import { checkSources } from '../editor-check/checks/sources.ts'
import { checkTypography } from '../editor-check/checks/typography.ts'
import { readDraftText } from '../editor-check/draft-text/read-draft-text.ts'
import { countWords } from '../writers/draft/count-words.ts'
import { sentencesOf } from '../writers/template/measure-reading.ts'
import { renderMarkup } from '../writers/template/render-markup.ts'
import { loadBank } from './load-bank.ts'

const CHECKS = [checkFigures, checkLeftovers, checkPromise, checkQuotations, checkSources, checkTypography]
const { subjects } = loadBank()
const written = subjects.flatMap(({ name, titles }) =>
  titles
    .filter(({ text }) => text !== '')
    .map((entry) => ({ name, ...entry, html: renderMarkup(entry.text) }))
)

/** Of each table, how many cells its rows have, the head first. */
const tablesOf = (html: string): number[][] =>
  [...html.matchAll(/<table>[\s\S]*?<\/table>/g)].map(([table]) =>
    table
      .split('<tr>')
      .slice(1)
      .map((row) => row.match(/<t[hd][ >]/g)?.length ?? 0)
  )

const isWellFormed = ([head = 0, ...rows]: number[]) =>
  head >= 2 && head <= 4 && rows.length >= 2 && rows.length <= 15 && rows.every((cells) => cells === head)

describe('a text under its own title', () => {
  it('has 350 to 600 words, and headings to find one’s way', () => {
    const wrong = written.flatMap(({ name, title, text, html }) => {
      const words = countWords(html)
      const headings = html.match(/<h2>/g)?.length ?? 0
      const isRight = words >= 350 && words <= 600 && headings >= 2 && headings <= 5 && text.startsWith('## ')
      return isRight ? [] : [`${name}: ${title}: ${words} words, ${headings} headings`]
    })
    expect(wrong).toEqual([])
  })

  it('RUN-30 has a table: two to four columns, two to fifteen rows, no cell missing', () => {
    const wrong = written.flatMap(({ name, title, html }) => {
      const tables = tablesOf(html)
      const isRight = tables.length > 0 && tables.every(isWellFormed)
      return isRight ? [] : [`${name}: ${title}: ${JSON.stringify(tables)}`]
    })
    expect(wrong).toEqual([])
  })

  it('gives no figure, source or quotation that nobody could check, and keeps what its title counts', () => {
    const found = written.flatMap(({ name, title, html }) => {
      const isTale = /inventé|fictif|fictive|imaginaire|composé/.test(htmlToText(html))
      return CHECKS.flatMap((check) =>
        check(readDraftText({ title, content: html }), { material: '', published: [] })
      )
        .filter(({ check, severity }) => severity !== 'light' && !(isTale && check === 'quotations'))
        .map(({ check, sentence, place }) => `${name}: ${title}: ${check}: ${sentence} ${place}`)
    })
    expect(found).toEqual([])
  })

  it('repeats no sentence of another text of the bank', () => {
    const seen = new Map<string, string>()
    for (const { parts } of subjects)
      for (const { text } of parts) for (const one of sentencesOf(renderMarkup(text))) seen.set(one, 'a part')
    const repeated = written.flatMap(({ name, title, html }) =>
      [...sentencesOf(html)].flatMap((one) => {
        const before = seen.get(one)
        seen.set(one, title)
        return before === undefined ? [] : [`${name}: ${title}: « ${one} » is of ${before} too`]
      })
    )
    expect(repeated).toEqual([])
  })

  it('has a title of at most 70 characters', () => {
    expect(written.filter(({ title }) => title.length > 70).map(({ title }) => title)).toEqual([])
  })
})

describe('a subject', () => {
  it('RUN-30 has a dated source, of which every article gives one', () => {
    const without = subjects.filter(({ sources }) => sources.length === 0)
    expect(without.map(({ name }) => name)).toEqual([])
  })
})
