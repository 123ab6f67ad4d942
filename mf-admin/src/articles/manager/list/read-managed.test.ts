import type { AdminArticles } from '@site/contracts/articles/admin-article'
import type { Article } from '@site/contracts/articles/article'
import { HttpError } from '@site/web/platform'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lineOf } from './list-public.ts'
import { COMPARED_UP_TO, readManaged } from './read-managed.ts'

const article = (id: number, title = `Titre ${id}`): Article => ({
  id,
  title,
  content: '<p>Texte</p>',
  imageUrl: null,
  createdAt: '2026-05-01T08:00:00.000Z',
  isPinned: false
})
const listOf = (articles: Article[], changes: Partial<AdminArticles> = {}): AdminArticles => ({
  total: articles.length + 1,
  page: 1,
  pages: 1,
  states: { draft: 1, scheduled: 0, published: articles.length, withdrawn: 0 },
  articles: [{ ...lineOf(article(90, 'Brouillon')), state: 'draft' }, ...articles.map(lineOf)],
  ...changes
})
const BLOG = [article(1), article(2)]
const FIRST = { page: 1 }
const sources = (admin: AdminArticles | Error, blog: Article[] | Error) => ({
  readAdmin: vi.fn(async () => {
    if (admin instanceof Error) throw admin
    return admin
  }),
  readPublic: vi.fn(async () => {
    if (blog instanceof Error) throw blog
    return blog
  })
})

afterEach(() => void vi.restoreAllMocks())

describe('the list of the manager', () => {
  it('names a draft that has no title yet', async () => {
    const listed = listOf(BLOG)
    const untitled = listed.articles.map((one) => (one.state === 'draft' ? { ...one, title: '' } : one))
    const { articles } = await readManaged(sources({ ...listed, articles: untitled }, BLOG), FIRST)
    expect(articles.map(({ title }) => title)).toEqual(['Sans titre', 'Titre 1', 'Titre 2'])
  })

  it('is the complete one while that names what visitors see', async () => {
    const list = await readManaged(sources(listOf(BLOG), BLOG), FIRST)
    expect(list).toMatchObject({ lacks: null, all: 3, total: 3 })
    expect(list.articles.map(({ id }) => id)).toEqual([90, 1, 2])
  })

  it('reads both again where one is older, and then believes them', async () => {
    const { readAdmin, readPublic } = sources(listOf(BLOG), [...BLOG, article(3)])
    readPublic.mockResolvedValueOnce([article(1)]).mockResolvedValue(BLOG)
    expect(await readManaged({ readAdmin, readPublic }, FIRST)).toMatchObject({ lacks: null })
    expect(readPublic.mock.calls).toEqual([[false], [true]])
  })

  it.each([
    ['another article', [article(1), article(7)]],
    ['another title', [article(1), article(2, 'Autre')]],
    ['another pin', [article(1), { ...article(2), isPinned: true }]],
    ['one more', [...BLOG, article(3)]],
    ['none', []]
  ])('MANAGE-60 is the public one where visitors see %s', async (_, blog) => {
    const list = await readManaged(sources(listOf(BLOG), blog), FIRST)
    expect(list).toMatchObject({ lacks: 'failed', all: blog.length, states: null })
    expect(list.articles.map(({ title }) => title)).toEqual(blog.map(({ title }) => title))
  })

  it('MANAGE-60 is the public one where the code is refused or the complete one is lost', async () => {
    const refused = sources(new HttpError(401, 'Code administrateur incorrect.'), BLOG)
    expect(await readManaged(refused, FIRST)).toMatchObject({ lacks: 'refused', all: 2 })
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(await readManaged(sources(new TypeError('Failed to fetch'), BLOG), FIRST)).toMatchObject({
      lacks: 'failed'
    })
  })

  it('MANAGE-60 stays the complete one where that was shown before, as it is read now, and says that it may be old', async () => {
    const both = sources(listOf(BLOG), [...BLOG, article(3)])
    const list = await readManaged(both, FIRST, { isKnown: true })
    expect(list).toMatchObject({ lacks: 'old', all: 3, states: { draft: 1 } })
    expect(list.articles.map(({ id }) => id)).toEqual([90, 1, 2])
    expect(both.readAdmin).toHaveBeenCalledTimes(2)
    expect(await readManaged(sources(listOf(BLOG), BLOG), FIRST, { isKnown: true })).toMatchObject({
      lacks: null
    })
  })

  it('MANAGE-60 stays as it was read last where it is lost, and not where the code is refused', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const before = await readManaged(sources(listOf(BLOG), BLOG), FIRST)
    const lost = sources(new TypeError('Failed to fetch'), [...BLOG, article(3)])
    expect(await readManaged(lost, FIRST, { isKnown: true, list: before })).toEqual({
      ...before,
      lacks: 'old'
    })
    const refused = sources(new HttpError(403, 'Ce code n’ouvre pas cela.'), BLOG)
    expect(await readManaged(refused, FIRST, { isKnown: true, list: before })).toMatchObject({
      lacks: 'refused',
      states: null
    })
    // Of another page nothing is known that could stay.
    expect(await readManaged(lost, FIRST, { isKnown: true })).toMatchObject({ lacks: 'failed' })
  })

  it('fails with what the blog failed with', async () => {
    const lost = new HttpError(500, 'Panne')
    await expect(readManaged(sources(listOf(BLOG), lost), FIRST)).rejects.toBe(lost)
    await expect(readManaged(sources(new HttpError(401, 'Non'), lost), FIRST)).rejects.toBe(lost)
  })

  it('does not read the texts of a long blog', async () => {
    const states = { draft: 0, scheduled: 0, published: COMPARED_UP_TO + 1, withdrawn: 0 }
    const long = sources(listOf(BLOG, { states }), [])
    expect(await readManaged(long, FIRST)).toMatchObject({ lacks: null, all: COMPARED_UP_TO + 1 })
    expect(long.readPublic).not.toHaveBeenCalled()
  })

  it('MANAGE-55 gives the last page where the list has become shorter', async () => {
    const { readAdmin, readPublic } = sources(listOf(BLOG, { pages: 2 }), BLOG)
    readAdmin.mockRejectedValueOnce(new HttpError(404, 'Page non trouvée'))
    await readManaged({ readAdmin, readPublic }, { page: 5, search: 'a' })
    expect(readAdmin.mock.calls).toEqual([
      [{ page: 5, search: 'a' }],
      [{ page: 1, search: 'a' }],
      [{ page: 2, search: 'a' }]
    ])
  })

  it('reads nothing more once it is called off', async () => {
    const off = sources(new DOMException('Off', 'AbortError'), BLOG)
    await expect(readManaged(off, FIRST)).rejects.toThrow('Off')
    expect(off.readPublic).not.toHaveBeenCalled()
  })
})
