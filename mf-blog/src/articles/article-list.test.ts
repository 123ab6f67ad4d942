import type { LoadContext } from '@site/contracts/federation/remote'
import { createPlatform, type Platform } from '@site/web/platform'
import { TEST_SITE } from '@site/web/testing/render-at'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BLOG_KEY, type Blog, blogQuery, CAME_WITH_PAGE, fetchArticles, findArticle } from './article-list.ts'
import { answerFrom, buildArticle, completeBlog } from './build-article.ts'
import { knownArticle, knownCards, loadCards, loadReading } from './load-pages.ts'
import { readBlog } from './read-blog.ts'

type Context = LoadContext<Platform['query']>

const buildContext = (getJson: Context['getJson'], params: Context['params'] = {}): Context => ({
  params,
  url: new URL('https://site.example/blog'),
  site: TEST_SITE,
  query: createPlatform({ site: TEST_SITE }).query,
  getJson
})
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => buildArticle({ id: index + 1, content: '<p>Long.</p>' }))
/** What the page would carry. */
const carried = ({ query }: Context) => query.getQueryCache().getAll()

describe('loading on the server', () => {
  it('gives the list its cards, and marks the blog so that the browser asks once more', async () => {
    const context = buildContext(answerFrom([buildArticle()]))
    await loadCards(context)
    expect(knownCards(context)?.articles).toEqual([
      expect.objectContaining({ id: 3, excerpt: 'Commencer petit Une équipe, un cas, une semaine.' })
    ])
    expect(context.query.getQueryData(BLOG_KEY)).toEqual({ etag: '"liste"', total: 1, articles: null })
    expect(context.query.getQueryState(BLOG_KEY)?.dataUpdatedAt).toBe(CAME_WITH_PAGE)
  })

  it.each([10, 60, 190, 210])('carries no text of %d articles but that of the page', async (count) => {
    const list = buildContext(answerFrom(many(count)))
    await loadCards(list)
    expect(JSON.stringify(carried(list).map(({ state }) => state.data))).not.toContain('<p>')
    const article = buildContext(answerFrom(many(count)), { id: '7' })
    await loadReading(article)
    const texts = JSON.stringify(carried(article).map(({ state }) => state.data)).match(/<p>/g)
    expect(texts?.length).toBeLessThanOrEqual(4)
    expect(knownArticle(article)?.id).toBe(7)
  })

  it('knows each page of a long list, and says which there is not', async () => {
    const pages = await Promise.all(
      ['1', '3', '4', '0', 'x'].map(async (page) => {
        const context = buildContext(answerFrom(many(60)), { page })
        await loadCards(context)
        return knownCards(context)?.articles.map(({ id }) => id) ?? null
      })
    )
    expect(pages.map((ids) => ids && [ids[0], ids.length])).toEqual([[1, 24], [49, 12], null, null, null])
  })

  it('BLOG-14 asks for what an address looks for, cut to what counts, and never looks in what it has', async () => {
    const asked: string[] = []
    const context = (query: string, params = {}): Context => ({
      ...buildContext(async (path) => {
        asked.push(path)
        return answerFrom(many(30))('/api/blog/cards?page=1')
      }, params),
      url: new URL(`https://site.example/blog?${query}`)
    })
    for (const query of ['q=l%27%C3%A9t%C3%A9+&page=2', `q=${'a'.repeat(10_000)}`, 'q=++', 'page=x'])
      await loadCards(context(query))
    await loadCards(context('q=mot', { topic: 'gestion' }))
    expect(asked).toEqual([
      '/api/blog/cards?page=2&q=l%27%C3%A9t%C3%A9',
      `/api/blog/cards?page=1&q=${'a'.repeat(200)}`,
      '/api/blog/cards?page=1',
      '/api/blog/cards?page=1&topic=gestion'
    ])
    const whole = context('q=mot')
    whole.query.setQueryData(BLOG_KEY, completeBlog(many(30)))
    expect(knownCards(whole)).toBeUndefined()
  })

  it('has the newest cards for an article that does not exist', async () => {
    const context = buildContext(answerFrom(many(5)), { id: '99' })
    await loadReading(context)
    expect(knownArticle(context)).toBeNull()
    expect(JSON.stringify(carried(context).map(({ state }) => state.data))).toContain('"excerpt"')
  })

  it('throws what the service answers, so that the gateway lets the browser try', async () => {
    const context = buildContext(() => Promise.reject(new Error('503: panne')))
    await expect(loadCards(context)).rejects.toThrow('503: panne')
    await expect(loadReading({ ...context, params: { id: '3' } })).rejects.toThrow('503: panne')
    expect(knownCards(context)).toBeUndefined()
    expect(knownArticle(context)).toBeUndefined()
  })
})

describe('asking in the browser', () => {
  const asked: Headers[] = []
  const answers = (answer: () => Response) =>
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      asked.push(new Headers(init.headers))
      return answer()
    })
  const list = (count: number, total = count) =>
    Response.json(many(count), { headers: { etag: '"neuve"', 'x-total-count': String(total) } })
  beforeEach(() => asked.splice(0))
  afterEach(() => vi.unstubAllGlobals())

  const withPage = () => {
    const { query } = createPlatform({ site: TEST_SITE })
    query.setQueryData<Blog>(BLOG_KEY, { etag: '"liste"', total: 30, articles: null })
    return query
  }

  it('asks on condition that the list is another than the page’s, and keeps the page at 304', async () => {
    answers(() => new Response(null, { status: 304 }))
    const query = withPage()
    expect(await readBlog(query)).toBe(query.getQueryData(BLOG_KEY))
    expect(asked.map((headers) => headers.get('if-none-match'))).toEqual(['"liste"'])
  })

  it('takes the list that comes back', async () => {
    answers(() => list(2))
    expect(await readBlog(withPage())).toMatchObject({ etag: '"neuve"', total: 2, articles: many(2) })
  })

  it('leaves a long list unread', async () => {
    answers(() => list(1, 201))
    expect(await readBlog(withPage())).toEqual({ etag: '"neuve"', total: 201, articles: null })
  })

  it('asks without condition when nothing is at hand', async () => {
    answers(() => list(2))
    await readBlog(createPlatform({ site: TEST_SITE }).query)
    expect(asked.map((headers) => headers.get('if-none-match'))).toEqual([null])
  })

  it('tells what a refusal says', async () => {
    answers(() => Response.json({ message: 'panne' }, { status: 503 }))
    await expect(readBlog(withPage())).rejects.toThrow('503: panne')
  })
})

describe('the tries', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('are three more, one second apart, before it gives up', async () => {
    const read = vi.fn(() => Promise.reject(new Error('503: panne')))
    const { query } = createPlatform({ site: TEST_SITE })
    const outcome = query.fetchQuery(blogQuery(read)).catch((error: Error) => error.message)
    for (const tries of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(tries === 1 ? 0 : 1_000)
      expect(read).toHaveBeenCalledTimes(tries)
      await vi.advanceTimersByTimeAsync(0)
    }
    await vi.advanceTimersByTimeAsync(999)
    expect(read).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(1)
    expect(read).toHaveBeenCalledTimes(4)
    expect(await outcome).toBe('503: panne')
  })

  it('are made again for what came with the page, and not for what was fetched, unless an article changed', () => {
    const { refetchOnMount } = blogQuery(() => Promise.resolve(completeBlog([])))
    const at = (dataUpdatedAt: number) =>
      typeof refetchOnMount === 'function'
        ? refetchOnMount({ state: { dataUpdatedAt } } as Parameters<typeof refetchOnMount>[0])
        : refetchOnMount
    expect(at(CAME_WITH_PAGE)).toBe('always')
    expect(at(1_700_000_000_000)).toBe(true)
  })
})

describe('reading the answer', () => {
  it.each([[{}], ['<html>'], [[{ id: '1' }]], [null]])(
    'refuses %j, which is no list of articles',
    async (answer) => {
      await expect(fetchArticles(() => Promise.resolve(answer))).rejects.toThrow('réponse inattendue')
      const context = buildContext(() => Promise.resolve(answer), { id: '1' })
      await expect(loadCards(context)).rejects.toThrow('réponse inattendue')
      await expect(loadReading(context)).rejects.toThrow('réponse inattendue')
    }
  )

  it('finds the entry whose id equals the route’s', () => {
    const articles = [buildArticle({ id: 12 }), buildArticle({ id: 2 })]
    expect(findArticle(articles, '2')?.id).toBe(2)
    for (const id of ['02', '2.0', 'deux', '', undefined]) expect(findArticle(articles, id)).toBeUndefined()
  })
})
