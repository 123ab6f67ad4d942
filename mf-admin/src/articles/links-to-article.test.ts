import type { Article } from '@site/contracts/articles/article'
import { describe, expect, it } from 'vitest'
import { deleteArticleCopy } from './content/articles.ts'
import { articlesLinkingTo } from './links-to-article.ts'

const ORIGIN = 'https://www.exemple.fr'
const article = (id: number, content: string, title = `Titre ${id}`): Article => ({
  id,
  title,
  content,
  imageUrl: null,
  createdAt: '2026-05-01T08:00:00.000Z',
  isPinned: false
})
const link = (address: string) => `<p>Voir <a class="x" href="${address}" rel="noopener">l’audit</a>.</p>`
const linking = (...contents: string[]) =>
  articlesLinkingTo(
    article(1, link('/article/1')),
    [article(1, link('/article/1')), ...contents.map((content, index) => article(index + 2, content))],
    ORIGIN
  ).map(({ id }) => id)

describe('articles that link to one', () => {
  it.each([
    '/article/1',
    '/article/1/',
    '/article/1#bas',
    '/article/1?utm_source=a&amp;b=2',
    `${ORIGIN}/article/1`
  ])('are found by %s', (address) => {
    expect(linking('<p>Rien</p>', link(address))).toEqual([3])
  })

  it('are not those that lead elsewhere, or name the address alone', () => {
    expect(
      linking(
        link('/article/12'),
        link('https://ailleurs.example/article/1'),
        link('/article/1/suite'),
        link('http://['),
        '<p>/article/1</p><img src="/article/1" alt="">'
      )
    ).toEqual([])
  })
})

describe('the warning before one is deleted', () => {
  const warningOf = (titles: string[], isLinkedFromHome = false) =>
    deleteArticleCopy('Sept', { isLinkedFromHome, linkedFrom: titles }).warning

  it('says nothing when nobody leads there', () => {
    expect(warningOf([])).toBeNull()
  })

  it('names who does, three at most, and the home page first', () => {
    expect(warningOf(['Un'])).toBe(
      'L’article «\u00a0Un\u00a0» contient un lien vers celui-ci\u00a0: il mènera à une page introuvable.'
    )
    expect(warningOf(['Un', 'Deux', 'Trois', 'Quatre'])).toBe(
      '4\u00a0articles contiennent un lien vers celui-ci, qui mènera à une page introuvable\u00a0: «\u00a0Un\u00a0», «\u00a0Deux\u00a0», «\u00a0Trois\u00a0»…'
    )
    expect(warningOf(['Un'], true)).toMatch(
      /^Le bouton .*Découvrir nos formations.* L’article «\u00a0Un\u00a0»/
    )
  })
})
