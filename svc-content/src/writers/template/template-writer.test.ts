import { articleInputSchema } from '@site/contracts/articles/article'
import { topicOf, topicPath } from '@site/contracts/blog/topics'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadBank } from '../../content/load-bank.ts'
import { sanitizeArticle } from '../../sanitiser/sanitize-article.ts'
import { nestingError } from '../../testing/nesting-error.ts'
import type { Draft } from '../draft/article-writer.ts'
import { countWords } from '../draft/count-words.ts'
import { setFrench } from '../french/set-french.ts'
import { SHAPES } from './bank/bank.ts'
import { createTemplateWriter } from './create-template-writer.ts'
import { measureReading, readAround } from './measure-reading.ts'
import { writeDays } from './write-days.ts'

const COUNT = 400
const bank = loadBank()
const writer = createTemplateWriter(bank)

const dayAfter = (start: string, days: number) =>
  new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10)

const textOf = (html: string) =>
  html
    .replace(/<\/?(?:strong|em|a)(?: [^>]*)?>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&amp;/g, '&')

/** The set of sequences of five words in a text, in lower case. */
function fiveGrams(html: string): Set<string> {
  const words =
    textOf(html)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.slice(4).map((_, i) => words.slice(i, i + 5).join(' ')))
}

/** The two articles, at most `span` apart, that have most in common: |A∩B| / min(|A|, |B|) of their sequences of five words. */
function closestPair(drafts: readonly Draft[], span: number) {
  const grams = drafts.map(({ content }) => fiveGrams(content))
  const holders = new Map<string, number[]>()
  let closest = { share: 0, titles: '' }
  for (const [at, own] of grams.entries()) {
    const common = new Map<number, number>()
    for (const gram of own) {
      const earlier = holders.get(gram) ?? []
      for (const other of earlier) if (at - other <= span) common.set(other, (common.get(other) ?? 0) + 1)
      holders.set(gram, [...earlier, at])
    }
    for (const [other, count] of common) {
      const share = count / Math.min(own.size, grams[other]?.size ?? 0)
      if (share > closest.share) closest = { share, titles: `${drafts[other]?.title} / ${drafts[at]?.title}` }
    }
  }
  return closest
}

// In this order: straight quotes and three dots; missing non-breaking spaces before ; : ! ? », after «, before % and € and in numbers; two spaces, a space at the end of a line, a missing space after a comma.
const TYPOGRAPHY =
  /['"]|\.\.\.|(?<![\u00a0\u202f;:!?])(?=[;:!?»])|«(?![\u00a0\u202f])|\d(?= ?[%€])|\d(?= \d{3}(?!\d))|[^\S\n]{2}|[^\S\n]$|[a-zà-ÿ],[a-zà-ÿ]/gim
// In this order: words that must elide before a vowel or a mute h, contractions that were not made, words that are doubled.
const ELISION =
  /(?<![\p{L}-])(?:le|la|de|que|je|me|te|se|ne|ce|lorsque|puisque|jusque|quelque) (?=[aeiouéèêàâîôû](?!nz|ui\b|ne\b|\s)|h(?:ô|eure|abit|omme|ist|iver|ésit|uma|ebdo|onn|oraire))|(?<![\p{L}-])si ils?(?!\p{L})|(?<![\p{L}-])(?:de les?|à les?) (?!\p{L}+re?(?!\p{L}))|(?<![\p{L}-])(?!vous|nous|faire)(\p{L}{2,}) \1(?!\p{L})/giu
const MARKUP_LEFT = /\*|\|\||\]\(|^#/m

const around = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({ index }) => text.slice(Math.max(0, index - 20), index + 25))

const subjectOf = new Map(
  bank.subjects.flatMap((subject) => subject.titles.map(({ title }) => [title, subject.name] as const))
)

let drafts: Draft[] = []
beforeAll(async () => {
  drafts = await writeDays(COUNT, '2026-11-22', writer)
})

describe('the subjects', () => {
  const titles = bank.subjects.flatMap((subject) => subject.titles.map(({ title }) => title))

  it('are more than thirty, so that each rests while thirty others are treated', () => {
    expect(bank.subjects.length).toBeGreaterThan(30)
    expect(new Set(bank.subjects.map(({ name }) => name)).size).toBe(bank.subjects.length)
  })

  it('have a title for every day of a year, all different', () => {
    expect(titles.length).toBeGreaterThanOrEqual(366)
    expect(new Set(titles.map((title) => title.toLowerCase())).size).toBe(titles.length)
  })

  it.each(bank.subjects)(
    '$name has a part for each shape its titles announce',
    ({ titles, parts, closings }) => {
      const announced = SHAPES.filter((shape) => titles.some((one) => one.shape === shape))
      expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(announced))
      for (const { text } of parts) expect(text).toMatch(/^## /)
      for (const closing of closings)
        expect(closing).toMatch(/\]\(\/(#contact|#formations-anchor|chatbot|seo)\)/)
    }
  )
})

describe('400 days of articles', () => {
  it('RUN-16 have 400 different titles', () => {
    expect(new Set(drafts.map(({ title }) => title)).size).toBe(COUNT)
  })

  it('RUN-15 have 600 to 1200 words each', () => {
    const counts = drafts.map(({ content }) => countWords(content))
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(600)
    expect(Math.max(...counts)).toBeLessThanOrEqual(1200)
  })

  it('share little of their five-word sequences', () => {
    expect(closestPair(drafts, COUNT)).toMatchObject({ share: expect.toSatisfy((share) => share <= 0.45) })
  })

  it('RUN-28 have been read before by whoever reads all of them in a quarter at most at day 100, and in two fifths at day 390', () => {
    const measures = measureReading(drafts)
    expect(readAround(measures, 100)).toBeLessThanOrEqual(0.25)
    expect(readAround(measures, 390)).toBeLessThanOrEqual(0.4)
    expect(measures.mostRepeated.times, measures.mostRepeated.sentence).toBeLessThanOrEqual(5)
    expect(measures.copies).toEqual([])
  })

  it('open differently and are planned differently each time a subject comes back', () => {
    for (const { name } of bank.subjects) {
      const articles = drafts.filter(({ title }) => subjectOf.get(title) === name)
      expect(articles.length, name).toBeGreaterThan(10)
      const openings = articles.map(({ content }) => content.slice(0, content.indexOf('</p>')))
      const plans = articles.map(({ content }) => (content.match(/<h2>.*?<\/h2>/g) ?? []).join())
      expect(new Set(openings).size, name).toBe(articles.length)
      expect(new Set(plans).size, name).toBe(articles.length)
    }
  })

  it('have one text of the form that the title announces: no second list of errors, no second tale', () => {
    const headingOf = (text: string) => /^## (.*)/.exec(text)?.[1]?.split(' || ')[0] ?? ''
    const twice = drafts.flatMap(({ title, content }) => {
      const subject = bank.subjects.find(({ titles }) => titles.some((one) => one.title === title))
      const entry = subject?.titles.find((one) => one.title === title)
      if (!subject || !entry || entry.text === '') return []
      const headings = [...content.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading)
      return subject.parts
        .filter(({ name, text }) => name === entry.shape && headings.includes(setFrench(headingOf(text))))
        .map(({ text }) => `${title}: ${headingOf(text)}`)
    })
    expect(twice).toEqual([])
  })

  it('pass the contract of the blog, and the sanitiser leaves them as they are', () => {
    for (const { title, content } of drafts) {
      expect(articleInputSchema.parse({ title, content, imageUrl: null })).toMatchObject({ title, content })
      expect(sanitizeArticle(content)).toBe(content)
    }
  })

  it('are set in French typography, with every elision made and no markup left', () => {
    const mistakes = drafts.flatMap(({ title, content }) => {
      const text = `${title}\n${textOf(content)}`
      return [
        ...around(text, TYPOGRAPHY),
        ...around(text, ELISION),
        ...around(text, new RegExp(MARKUP_LEFT, 'gm'))
      ]
    })
    expect([...new Set(mistakes)]).toEqual([])
  })

  it('open on a lead, have sections, close every tag, and end on a call to act with an internal link', () => {
    for (const { content } of drafts) {
      expect(content).toMatch(/^<p>[^<]{100,}<\/p>\n<h2>/)
      expect(content.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(4)
      expect(content.slice(content.lastIndexOf('<p>'))).toMatch(
        /<a href="\/(#contact|#formations-anchor|chatbot|seo)">/
      )
      expect(nestingError(content)).toBeNull()
    }
  })

  it('RUN-29 lead to what the blog says on their topic, in a list', () => {
    for (const { title, content } of drafts) {
      const [list = ''] = content.match(/<ul>(?:(?!<ul>).)*$/s) ?? []
      expect(list, title).toContain(`<a href="${topicPath(topicOf({ title, content }))}">`)
    }
  })

  it('RUN-30 have no cell that heads nothing: the corner of a table is an empty cell', () => {
    const corners = drafts.filter(({ content }) => content.includes('<tr><td></td><th scope="col">'))
    expect(corners.length).toBeGreaterThan(0)
    for (const { title, content } of drafts) expect(content, title).not.toMatch(/<th[^>]*>\s*<\/th>/)
  })

  it('vary in what they are made of', () => {
    const outline = ({ content }: Draft) =>
      [...content.matchAll(/<(h2|h3|ul|ol|table|blockquote)>/g)].map(([, name]) => name).join(' ')
    expect(new Set(drafts.map(outline)).size).toBeGreaterThan(100)
    for (const element of ['ul', 'ol', 'table', 'h3', 'blockquote']) {
      const having = drafts.filter(({ content }) => content.includes(`<${element}>`))
      expect(having.length).toBeGreaterThan(20)
      // Every text under its own title is to have a table (RUN-30), and a list of what to read beside it (RUN-29).
      if (element !== 'table' && element !== 'ul') expect(having.length).toBeLessThan(COUNT)
    }
  })
})

describe('the template writer', () => {
  it('writes the same article for the same order', async () => {
    const order = { seed: '2027-03-28', usedTitles: drafts.slice(0, 50).map(({ title }) => title) }
    expect(await writer.write(order)).toEqual(await createTemplateWriter().write(order))
  })

  it('holds the bound when articles are asked for by hand in between, with seeds of any form', async () => {
    const mixed: Draft[] = []
    for (let i = 0; i < 90; i++) {
      const seed = i % 3 === 0 ? dayAfter('2027-01-01', i / 3) : `essai-${(i * 7919) % 97}f${i % 5}`
      mixed.push(await writer.write({ seed, usedTitles: mixed.map(({ title }) => title).reverse() }))
    }
    expect(new Set(mixed.map(({ title }) => title)).size).toBe(90)
    expect(closestPair(mixed, 90).share).toBeLessThanOrEqual(0.42)
  })

  it('stops when the order has been withdrawn', async () => {
    const signal = AbortSignal.abort(new Error('too late'))
    await expect(writer.write({ seed: '1', usedTitles: [], signal })).rejects.toThrow('too late')
  })
})

describe('the checks themselves', () => {
  it('see the mistakes they are made for', () => {
    expect(around("l'an dernier", TYPOGRAPHY)).toHaveLength(1)
    expect(around('Quoi ? « Ici » : 15 % de 1 200', TYPOGRAPHY)).toHaveLength(6)
    expect(around('Quoi\u202f? «\u00a0Ici\u00a0»\u00a0: 15\u202f% de 1\u202f200', TYPOGRAPHY)).toEqual([])
    expect(around('le hôtel, que il, si ils, de le client, le le', ELISION)).toHaveLength(5)
    expect(around('le huitième, le onze, s’il, de les lire', ELISION)).toEqual([])
    const draft = (content: string) => ({ title: '', content })
    expect(
      closestPair([draft('un deux trois quatre cinq six'), draft('un deux trois quatre cinq sept')], 1).share
    ).toBe(0.5)
  })
})
