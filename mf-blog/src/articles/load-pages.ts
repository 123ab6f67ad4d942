import type { Article } from '@site/contracts/articles/article'
import type { CardsPage, Reading } from '@site/contracts/articles/article-card'
import { articleIdIn } from '@site/contracts/blog/article-address'
import { type CardsWanted, cardsPageOf, SEARCH_LENGTH } from '@site/contracts/blog/cards-page'
import { isTopic } from '@site/contracts/blog/topics'
import type { LoadContext } from '@site/contracts/federation/remote'
import type { Platform } from '@site/web/platform'
import {
  BLOG_KEY,
  type Blog,
  blogQuery,
  CAME_WITH_PAGE,
  cardsKey,
  cardsQuery,
  fetchCards,
  fetchReading,
  findArticle,
  orNone,
  readingKey,
  readingQuery
} from './article-list.ts'
import { readBlog } from './read-blog.ts'

type Context = LoadContext<Platform['query']>

/**
 * `load` of the list. On the server the page gets the cards it shows and the entity tag of the list they are of, and it
 * throws when there are none: the gateway then lets the browser try. In the browser the page is already there with its own
 * states, and only the head waits for this.
 */
export async function loadCards(context: Context): Promise<void> {
  const { query, getJson } = context
  const wanted = cardsWanted(context.params, context.url.searchParams)
  if (wanted === null) return
  if (isBrowser()) {
    const blog = await loadBlog(query)
    if (blog && isPart(blog, wanted)) await query.prefetchQuery(cardsQuery(getJson, blog.etag, wanted))
    return
  }
  const page = await orNone(fetchCards(getJson, wanted))
  keepBlog(query, page ?? (await fetchCards(getJson, FIRST)))
  query.setQueryData(cardsKey(etagOf(query), wanted), page)
}

/** `load` of an article: itself and its neighbours, or, where there is none, the first cards to go on with. As `loadCards`. */
export async function loadReading(context: Context): Promise<void> {
  const { query, getJson, params } = context
  const id = articleId(params.id)
  if (isBrowser()) {
    const blog = await loadBlog(query)
    if (blog && !blog.articles) await query.prefetchQuery(readingQuery(getJson, blog.etag, id, query))
    return
  }
  const reading = await orNone(fetchReading(getJson, id))
  if (reading) keepBlog(query, reading)
  else {
    const first = await fetchCards(getJson, FIRST)
    keepBlog(query, first)
    query.setQueryData(cardsKey(first.etag, FIRST), first)
  }
  query.setQueryData(readingKey(etagOf(query), id), reading)
}

/** The number in the part of an address that names an article; that part itself where it has none, and so names no article. */
export const articleId = (part = ''): string => articleIdIn(part) ?? part

/** The first page of the whole list. */
export const FIRST: CardsWanted = { page: 1 }

/**
 * The cards that an address names: '/blog' the first ones, '/blog?q=…' those where words are found, of which as many characters count as are looked for;
 * null for what is no topic or no number of a page.
 */
export function cardsWanted({ page, topic }: Context['params'], asked: URLSearchParams): CardsWanted | null {
  const number = page ?? asked.get('page') ?? '1'
  if (!/^[1-9]\d{0,4}$/.test(number)) return null
  const wanted = { page: Number(number) }
  if (topic !== undefined) return isTopic(topic) ? { ...wanted, topic } : null
  const q = soughtIn(asked.get('q') ?? '')
  return page === undefined && q !== '' ? { ...wanted, q } : wanted
}

/** What is looked for of what somebody has typed. */
export const soughtIn = (typed: string): string => typed.trim().slice(0, SEARCH_LENGTH)

/** The cards of the address after `load`: null when there is no such page, undefined while that is not known. */
export function knownCards(context: Context): CardsPage | null | undefined {
  const { query, params, url } = context
  const wanted = cardsWanted(params, url.searchParams)
  if (wanted === null) return null
  const blog = query.getQueryData<Blog>(BLOG_KEY)
  if (!blog) return undefined
  return blog.articles && !isPart(blog, wanted)
    ? cardsPageOf(blog, blog.articles, wanted)
    : query.getQueryData<CardsPage | null>(cardsKey(blog.etag, wanted))
}

/** The page's article after `load`: null when there is none of this id, undefined while that is not known. */
export function knownArticle({ query, params }: Context): Article | null | undefined {
  const blog = query.getQueryData<Blog>(BLOG_KEY)
  if (!blog) return undefined
  const id = articleId(params.id)
  if (blog.articles) return findArticle(blog.articles, id) ?? null
  const reading = query.getQueryData<Reading | null>(readingKey(blog.etag, id))
  return reading ? reading.article : reading
}

/** Are these cards asked for by themselves? Those of a blog that is at hand are not, unless words are looked for. */
export const isPart = ({ articles }: Blog, { q }: CardsWanted): boolean =>
  articles === null || q !== undefined

const isBrowser = () => typeof document !== 'undefined'

async function loadBlog(query: Platform['query']): Promise<Blog | undefined> {
  await query.prefetchQuery(blogQuery(() => readBlog(query)))
  return query.getQueryData<Blog>(BLOG_KEY)
}

const keepBlog = (query: Platform['query'], { etag, total }: Pick<CardsPage, 'etag' | 'total'>) =>
  query.setQueryData<Blog>(BLOG_KEY, { etag, total, articles: null }, { updatedAt: CAME_WITH_PAGE })

const etagOf = (query: Platform['query']) => query.getQueryData<Blog>(BLOG_KEY)?.etag ?? ''
