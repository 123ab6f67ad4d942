import type { Article } from '@site/contracts/articles/article'
import { describe, expect, it } from 'vitest'
import { pageOf } from './blog-page.ts'

const articleOf = (id: number, createdAt: string, isPinned = false): Article => ({
  id,
  title: `Article ${id}`,
  content: '<p>a</p>',
  imageUrl: null,
  createdAt,
  isPinned
})

const blog = [
  articleOf(2, '2026-01-01T00:00:00.000Z', true),
  articleOf(5, '2026-03-01T00:00:00.000Z'),
  articleOf(4, '2026-02-01T00:00:00.000Z'),
  articleOf(3, '2026-02-01T00:00:00.000Z'),
  articleOf(1, '2025-12-01T00:00:00.000Z')
]
const ids = (articles: Article[]) => articles.map(({ id }) => id)

describe('pageOf', () => {
  it.each([1, 2, 3, 4, 5, 6])('gives every article once in pages of %i', (limit) => {
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const page = pageOf(blog, { limit, cursor })
      seen.push(...ids(page.articles))
      cursor = page.nextCursor
    } while (cursor !== undefined)
    expect(seen).toEqual(ids(blog))
  })

  it('goes on behind an article that was deleted meanwhile', () => {
    const { nextCursor } = pageOf(blog, { limit: 3 })
    const rest = blog.filter(({ id }) => id !== 4)
    expect(ids(pageOf(rest, { limit: 3, cursor: nextCursor }).articles)).toEqual([3, 1])
  })

  it.each(['', 'x', 'MS4y', 'MS4yLmE'])('refuses the cursor %j', (cursor) => {
    expect(() => pageOf(blog, { limit: 3, cursor })).toThrow(expect.objectContaining({ status: 400 }))
  })
})
