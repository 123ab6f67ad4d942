import type { Article } from '@site/contracts/articles/article'
import { describe, expect, it } from 'vitest'
import { listPublic } from './list-public.ts'

const article = (id: number, changes: Partial<Article> = {}): Article => ({
  id,
  title: `Titre ${id}`,
  content: '<p>Un texte.</p>',
  imageUrl: null,
  createdAt: '2026-05-01T08:00:00.000Z',
  isPinned: false,
  ...changes
})
const BLOG = [
  article(1, { isPinned: true, content: '<p>Un <em>hô</em>tel, l’été</p>' }),
  article(2, { origin: { writer: 'program' }, editedAt: '2026-06-01T08:00:00.000Z' }),
  article(3, { origin: { writer: 'model' }, review: { at: '2026-05-02T08:00:00.000Z', by: 'Claire' } }),
  article(4, { origin: { writer: 'person' } })
]
const idsOf = (query: Partial<Parameters<typeof listPublic>[1]>) =>
  listPublic(BLOG, { page: 1, ...query }).articles.map(({ id }) => id)

describe('the public articles as a list of the administration', () => {
  it.each([
    [{}, [1, 2, 3, 4]],
    [{ search: 'ÉTÉ hotel' }, [1]],
    [{ search: 'titre 3' }, [3]],
    [{ search: 'rien' }, []],
    [{ search: 'texte', within: 'title' as const }, []],
    [{ state: 'published' as const }, [1, 2, 3, 4]],
    [{ state: 'draft' as const }, []],
    [{ automatic: 'yes' as const }, [2, 3]],
    [{ automatic: 'yes' as const, reviewed: 'no' as const }, [2]],
    [{ reviewed: 'yes' as const }, [3]],
    [{ pinned: 'yes' as const }, [1]],
    [{ from: '2026-05-01', to: '2026-05-01' }, [1, 2, 3, 4]],
    [{ from: '2026-05-02' }, []],
    [{ sort: 'title-desc' as const }, [4, 3, 2, 1]],
    [{ sort: 'date-asc' as const, automatic: 'yes' as const }, [2, 3]],
    [{ sort: 'changed-desc' as const }, [2, 4, 3, 1]],
    [{ sort: 'relevance' as const, search: 'un' }, [1, 2, 3, 4]]
  ])('MANAGE-54 %j finds %j', (query, ids) => {
    expect(idsOf(query)).toEqual(ids)
  })

  it('MANAGE-55 holds thirty a page, and gives the last one for those that are not there', () => {
    const blog = Array.from({ length: 61 }, (_, index) => article(index + 1))
    const { total, all, pages } = listPublic(blog, { page: 1 })
    expect({ total, all, pages }).toEqual({ total: 61, all: 61, pages: 3 })
    expect(listPublic(blog, { page: 2 }).articles.map(({ id }) => id)[0]).toBe(31)
    expect(listPublic(blog, { page: 9 })).toMatchObject({ page: 3, articles: [{ id: 61 }] })
  })

  it('MANAGE-7 gives each its excerpt, and says that it is published', () => {
    const [first] = listPublic([article(9, { content: `<p>${'a'.repeat(200)}</p>` })], { page: 1 }).articles
    expect(first).toMatchObject({ excerpt: `${'a'.repeat(150)}…`, state: 'published', draft: null })
    expect(first).not.toHaveProperty('content')
  })
})
