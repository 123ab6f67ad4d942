import type { Article } from '@site/contracts/articles/article'
import type { CardsPage, Reading } from '@site/contracts/articles/article-card'
import { cardsOnPage, countPages } from '@site/contracts/articles/card-list'
import { articleIdIn } from '@site/contracts/blog/article-address'
import type { LoadContext } from '@site/contracts/federation/remote'
import type { Platform } from '@site/web/platform'
import {
  BLOG_KEY,
  type Blog,
  blogQuery,
  CAME_WITH_PAGE,
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
  const number = pageNumber(context.params.page)
  if (number === null) return
  if (isBrowser()) {
    const blog = await loadBlog(query)
    if (blog && !blog.articles) await query.prefetchQuery(cardsQuery(getJson, blog.etag, number))
    return
  }
  const page = await orNone(fetchCards(getJson, number))
  keep(query, page ?? (await fetchCards(getJson, 1)))
  if (!page) query.setQueryData(cardsQuery(getJson, etagOf(query), number).queryKey, null)
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
  else keep(query, await fetchCards(getJson, 1))
  query.setQueryData(readingKey(etagOf(query), id), reading)
}

/** The number in the part of an address that names an article; that part itself where it has none, and so names no article. */
export const articleId = (part = ''): string => articleIdIn(part) ?? part

/** The page of the list that an address names: '/blog' is the first; null for what is no number of a page. */
export function pageNumber(text: string | undefined): number | null {
  if (text === undefined) return 1
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null
}

/** The cards of the address after `load`: null when there is no such page, undefined while that is not known. */
export function knownCards(context: Context): CardsPage | null | undefined {
  const { query, params, getJson } = context
  const number = pageNumber(params.page)
  if (number === null) return null
  const blog = query.getQueryData<Blog>(BLOG_KEY)
  if (!blog) return undefined
  return blog.articles
    ? cardsOf(blog, blog.articles, number)
    : query.getQueryData(cardsQuery(getJson, blog.etag, number).queryKey)
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

/** A page of a list that is at hand as a whole; null past its end. */
export function cardsOf({ etag, total }: Blog, articles: Article[], page: number): CardsPage | null {
  const pages = countPages(articles.length)
  return page > pages ? null : { etag, total, page, pages, articles: cardsOnPage(articles, page) }
}

const isBrowser = () => typeof document !== 'undefined'

async function loadBlog(query: Platform['query']): Promise<Blog | undefined> {
  await query.prefetchQuery(blogQuery(() => readBlog(query)))
  return query.getQueryData<Blog>(BLOG_KEY)
}

function keep(query: Platform['query'], page: CardsPage): void {
  keepBlog(query, page)
  const noCall = () => Promise.reject(new Error('The cards are at hand'))
  query.setQueryData(cardsQuery(noCall, page.etag, page.page).queryKey, page)
}

const keepBlog = (query: Platform['query'], { etag, total }: Pick<CardsPage, 'etag' | 'total'>) =>
  query.setQueryData<Blog>(BLOG_KEY, { etag, total, articles: null }, { updatedAt: CAME_WITH_PAGE })

const etagOf = (query: Platform['query']) => query.getQueryData<Blog>(BLOG_KEY)?.etag ?? ''
