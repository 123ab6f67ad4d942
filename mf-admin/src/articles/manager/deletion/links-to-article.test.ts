import type { Article } from '@site/contracts/articles/article'
import { describe, expect, it } from 'vitest'
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
    [1],
    [article(1, link('/article/1')), ...contents.map((content, index) => article(index + 2, content))],
    ORIGIN
  ).map(({ id }) => id)

describe('articles that link to one', () => {
  it.each([
    '/article/1',
    '/article/1/',
    '/article/1-un-titre-d-avant',
    '/article/1#bas',
    '/article/1?utm_source=a&amp;b=2',
    `${ORIGIN}/article/1`
  ])('are found by %s', (address) => {
    expect(linking('<p>Rien</p>', link(address))).toEqual([3])
  })

  it('are not those that are deleted with it', () => {
    const both = [
      article(1, link('/article/2')),
      article(2, link('/article/1')),
      article(3, link('/article/2'))
    ]
    expect(articlesLinkingTo([1, 2], both, ORIGIN).map(({ id }) => id)).toEqual([3])
  })

  it('are not those that lead elsewhere, or name the address alone', () => {
    expect(
      linking(
        link('/article/12'),
        link('/article/12-1'),
        link('https://ailleurs.example/article/1'),
        link('/article/1/suite'),
        link('http://['),
        '<p>/article/1</p><img src="/article/1" alt="">'
      )
    ).toEqual([])
  })
})
