import { articleInputSchema, articleSchema } from '@site/contracts/articles/article'
import { qualiopi } from '@site/contracts/site/references'
import { describe, expect, it } from 'vitest'
import { nestingError } from '../testing/nesting-error.ts'
import type { SeedArticle } from './seed-article.ts'

const modules = import.meta.glob<{ article: SeedArticle }>('./articles/*.ts', { eager: true })
const files = Object.entries(modules).sort(([a], [b]) => a.localeCompare(b))
const articles = files.map(([, module]) => module.article)

const BLOCKS =
  'h2 h3 p ul ol li blockquote table thead tbody tr th td caption figure figcaption strong em sup a'.split(
    ' '
  )
const INTERNAL_LINKS = /^\/(#contact|#formations-anchor|chatbot|seo|article\/[1-9])$/

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ')
const wordsOf = (html: string) =>
  textOf(html)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
const tagsOf = (html: string) =>
  [...html.matchAll(/<(\/?)([^\s>/]+)([^>]*)>/g)].map(([, slash, name, attributes]) => ({
    closing: slash === '/',
    name: name ?? '',
    attributes: (attributes ?? '').trim()
  }))

// In this order: before ; : ! ? », after «, before % and €, before a group of three digits.
const MISSING_SPACE =
  /(?<![\u00a0\u202f;:!?])(?=[;:!?»])|«(?![\u00a0\u202f])|\d(?= ?[%€])|\d(?= \d{3}(?!\d))/g

/** The text around each point where French needs a non-breaking space and the text has an ordinary one, or none. */
const missingSpaces = (text: string) =>
  [...text.matchAll(MISSING_SPACE)].map(({ index }) => text.slice(Math.max(0, index - 20), index + 20))

describe('the seed articles', () => {
  it('are nine, numbered 1 to 9 in the order of their files', () => {
    expect(articles.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(files.map(([path]) => Number(path.slice('./articles/'.length).slice(0, 2)))).toEqual(
      articles.map(({ id }) => id)
    )
  })

  it('are dated in the order of their numbers, before November 2026', () => {
    const dates = articles.map(({ createdAt }) => createdAt)
    expect(dates).toEqual([...new Set(dates)].sort())
    expect(dates.every((date) => date < '2026-11-01')).toBe(true)
  })

  it('have titles of their own, and only one is pinned', () => {
    expect(new Set(articles.map(({ title }) => title)).size).toBe(9)
    expect(articles.filter(({ isPinned }) => isPinned)).toHaveLength(1)
  })

  it('ARTICLE-10 speak of training in number 7, where the home page sends its visitors', () => {
    expect(articles.find(({ id }) => id === 7)?.title).toMatch(/formation/i)
  })
})

describe('the article on training', () => {
  it('offers what the home page offers: two days, four sessions, a follow-up, and what is said of Qualiopi', () => {
    const text = textOf(articles.find(({ id }) => id === 7)?.content ?? '')
    for (const said of [
      /Deux jours, quatre séances de trois heures et demie/,
      /deux journées, ou se répartissent sur une semaine/,
      /groupes de six à dix personnes/,
      /à distance, un mois plus tard/
    ])
      expect(text).toMatch(said)
    expect(text).toContain(qualiopi)
  })
})

describe('the checks themselves', () => {
  it('see a missing non-breaking space', () => {
    expect(missingSpaces('Pourquoi ? « Ici » : non')).toHaveLength(4)
    expect(missingSpaces('Pourquoi? 15 %, 15% et 1 200')).toHaveLength(4)
    expect(missingSpaces('Pourquoi\u202f? «\u00a0Ici\u00a0»\u00a0: 15\u00a0%, 1\u202f200')).toEqual([])
  })

  it('see a tag left open or closed out of order', () => {
    expect(nestingError('<p><em>a</p></em>')).toBe('</p>')
    expect(nestingError('<ul><li>a</li>')).toBe('<ul>')
    expect(nestingError('<p><em>a</em></p>')).toBeNull()
  })
})

describe.each(articles)('article $id', (article) => {
  const { title, content } = article
  const text = textOf(content)

  it('passes the contracts of the blog', () => {
    expect(articleSchema.parse(article)).toEqual(article)
    expect(articleInputSchema.parse(article)).toMatchObject({ title, content, imageUrl: null })
  })

  it('has 600 to 1200 words', () => {
    const count = wordsOf(content).length
    expect(count).toBeGreaterThanOrEqual(600)
    expect(count).toBeLessThanOrEqual(1200)
  })

  it('is set in French typography', () => {
    expect(`${title} ${text}`).not.toMatch(/['"]|\.\.\.|&/)
    expect(missingSpaces(`${title}\n${text}`)).toEqual([])
  })

  it('uses only the allowed tags, without style, class or outside link', () => {
    const opening = tagsOf(content).filter(({ closing }) => !closing)
    expect(opening.map(({ name }) => name).filter((name) => !BLOCKS.includes(name))).toEqual([])
    for (const { name, attributes } of opening) {
      if (name === 'a') expect(attributes.match(/^href="([^"]*)"$/)?.[1]).toMatch(INTERNAL_LINKS)
      else if (name === 'th') expect(attributes).toMatch(/^scope="(col|row)"$/)
      else expect(attributes).toMatch(/^(lang="en")?$/)
    }
  })

  it('closes every tag in order', () => {
    expect(nestingError(content)).toBeNull()
  })

  it('opens on a paragraph, has sections, and ends on a link', () => {
    expect(content).toMatch(/^<p>/)
    expect(content.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(3)
    expect(content.slice(content.lastIndexOf('<p>'))).toContain('<a href="/')
  })
})
