import type { LoadContext } from '@site/contracts/remote'
import { createPlatform, HttpError, type Platform } from '@site/web/platform'
import { TEST_SITE } from '@site/web/testing/render-at'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  articlesQuery,
  CAME_WITH_PAGE,
  fetchArticles,
  findArticle,
  knownArticle,
  knownArticles,
  loadArticles,
  REST_KEY
} from './article-list.ts'
import { buildArticle } from './build-article.ts'

const buildContext = (getJson: LoadContext['getJson']): LoadContext<Platform['query']> => ({
  params: {},
  url: new URL('https://site.example/blog'),
  site: TEST_SITE,
  query: createPlatform({ site: TEST_SITE }).query,
  getJson
})

describe('loading the list on the server', () => {
  it('fills the query, marked so that the browser asks once more', async () => {
    const context = buildContext(() => Promise.resolve([buildArticle()]))
    await loadArticles(context)
    expect(knownArticles(context)).toEqual([buildArticle()])
    const state = context.query.getQueryState(['/api/blog'])
    expect(state?.dataUpdatedAt).toBe(CAME_WITH_PAGE)
  })

  it('keeps the first articles of a long blog, and the one the page is about', async () => {
    const all = Array.from({ length: 300 }, (_, index) => buildArticle({ id: index + 1 }))
    const getJson = vi.fn(async (path: string) => {
      if (path === '/api/blog?limit=200') return all.slice(0, 200)
      const article = all.find(({ id }) => path === `/api/blog/${id}`)
      if (!article) throw new HttpError(404, 'Article non trouvé')
      return article
    })
    const contextOf = (id: string) => ({ ...buildContext(getJson), params: { id } })
    const far = contextOf('290')
    await loadArticles(far)
    expect(knownArticles(far)).toHaveLength(24)
    expect(knownArticle(far)?.id).toBe(290)
    const near = contextOf('3')
    await loadArticles(near)
    expect(knownArticle(near)?.id).toBe(3)
    const none = contextOf('999')
    await loadArticles(none)
    expect(knownArticle(none)).toBeNull()
  })

  it('has a blog of up to 199 articles whole', async () => {
    const all = Array.from({ length: 199 }, (_, index) => buildArticle({ id: index + 1 }))
    const context = buildContext(() => Promise.resolve(all))
    await loadArticles(context)
    expect(knownArticles(context)).toHaveLength(199)
    expect(context.query.getQueryData(REST_KEY)).toBeUndefined()
  })

  it('throws what the service answers, so that the gateway lets the browser try', async () => {
    const context = buildContext(() => Promise.reject(new Error('503: panne')))
    await expect(loadArticles(context)).rejects.toThrow('503: panne')
    expect(knownArticles(context)).toBeUndefined()
  })
})

describe('asking in the browser', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('tries three more times, one second apart, before it gives up', async () => {
    const getJson = vi.fn(() => Promise.reject(new Error('503: panne')))
    const { query } = buildContext(getJson)
    const outcome = query.fetchQuery(articlesQuery(getJson)).catch((error: Error) => error.message)
    for (const tries of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(tries === 1 ? 0 : 1_000)
      expect(getJson).toHaveBeenCalledTimes(tries)
      await vi.advanceTimersByTimeAsync(0)
    }
    await vi.advanceTimersByTimeAsync(999)
    expect(getJson).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(1)
    expect(getJson).toHaveBeenCalledTimes(4)
    expect(await outcome).toBe('503: panne')
  })

  it('asks again for a list that came with the page, and not for one it fetched', () => {
    const { refetchOnMount } = articlesQuery(() => Promise.resolve([]))
    const at = (dataUpdatedAt: number) =>
      typeof refetchOnMount === 'function'
        ? refetchOnMount({ state: { dataUpdatedAt } } as Parameters<typeof refetchOnMount>[0])
        : refetchOnMount
    expect(at(CAME_WITH_PAGE)).toBe('always')
    expect(at(1_700_000_000_000)).toBe(false)
  })
})

describe('reading the answer', () => {
  it.each([[{}], ['<html>'], [[{ id: '1' }]], [null]])(
    'refuses %j, which is no list of articles',
    async (answer) => {
      await expect(fetchArticles(() => Promise.resolve(answer))).rejects.toThrow('réponse inattendue')
    }
  )

  it('finds the entry whose id equals the route’s', () => {
    const articles = [buildArticle({ id: 12 }), buildArticle({ id: 2 })]
    expect(findArticle(articles, '2')?.id).toBe(2)
    for (const id of ['02', '2.0', 'deux', '', undefined]) expect(findArticle(articles, id)).toBeUndefined()
  })
})
