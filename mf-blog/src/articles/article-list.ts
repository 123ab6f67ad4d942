import type { Article } from '@site/contracts/article'
import type { LoadContext } from '@site/contracts/remote'
import { HttpError, type Platform, queryOptions } from '@site/web/platform'
import { readArticles } from './read-articles.ts'

/** The bare path: the whole list, pinned first, then newest (SPEC §7). It is the query's key too. */
export const ARTICLES_PATH = '/api/blog'

/** SPEC §9: three more tries, one second apart, before the error line. */
export const RETRIES = 3
export const RETRY_DELAY = 1000

/**
 * `dataUpdatedAt` of a list that came with the page. Older than anything fetched here, so that the browser knows to ask
 * once more (RESOLUTIONS 31) without trusting either clock.
 */
export const CAME_WITH_PAGE = 1

/** RESOLUTIONS 31: a blog of more articles than this is read in pages. It is also the longest page the service gives. */
export const WHOLE_UP_TO = 200
/** Articles of one page of a long blog. */
export const PAGE_LENGTH = 24

/** What is known of a long blog beyond the articles at hand. */
export interface Rest {
  /** null: not known yet, the next reading tells. */
  total: number | null
  cursor: string | null
}
/** Where `Rest` stands in the query client; nothing there while the list is whole. */
export const REST_KEY = [ARTICLES_PATH, 'rest'] as const

type GetJson = LoadContext['getJson']

/** Throws like `getJson`, and an Error for an answer that is no list. */
export async function fetchArticles(getJson: GetJson, query = ''): Promise<Article[]> {
  return parseArticles(await getJson(ARTICLES_PATH + query))
}

export function parseArticles(answer: unknown): Article[] {
  if (!isArticleList(answer)) throw new Error('réponse inattendue du serveur')
  return answer
}

/** The list's query: its key, its tries. `read` answers the list, or the first page of a long one. */
export const articlesQuery = (read: () => Promise<Article[]>) =>
  queryOptions({
    queryKey: [ARTICLES_PATH] as const,
    queryFn: read,
    retry: RETRIES,
    retryDelay: RETRY_DELAY,
    refetchOnMount: (query) => (query.state.dataUpdatedAt === CAME_WITH_PAGE ? 'always' : false)
  })

/** One article of a long blog that is not among those at hand; null where there is none. */
export const articleQuery = (getJson: GetJson, id: string) =>
  queryOptions({
    queryKey: [ARTICLES_PATH, id] as const,
    queryFn: () => fetchArticle(getJson, id),
    retry: RETRIES,
    retryDelay: RETRY_DELAY
  })

async function fetchArticle(getJson: GetJson, id: string): Promise<Article | null> {
  try {
    const [article] = parseArticles([await getJson(`${ARTICLES_PATH}/${encodeURIComponent(id)}`)])
    return article ?? null
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  }
}

/**
 * `load` of both pages. On the server it throws when there is no list: the gateway then lets the browser try. Of a long
 * blog the page gets the first articles, and the one it is about. In the browser the page is already there with its own
 * states, and only the head waits for this.
 */
export async function loadArticles({
  query,
  getJson,
  params
}: LoadContext<Platform['query']>): Promise<void> {
  if (typeof document !== 'undefined') {
    await query.prefetchQuery(articlesQuery(() => readArticles(query)))
    if (params.id && query.getQueryData(REST_KEY)) await query.prefetchQuery(articleQuery(getJson, params.id))
    return
  }
  const articles = await fetchArticles(getJson, `?limit=${WHOLE_UP_TO}`)
  const isLong = articles.length === WHOLE_UP_TO
  const known = isLong ? articles.slice(0, PAGE_LENGTH) : articles
  query.setQueryData([ARTICLES_PATH], known, { updatedAt: CAME_WITH_PAGE })
  if (!isLong) return
  query.setQueryData(REST_KEY, { total: null, cursor: null })
  const { id } = params
  if (id && !findArticle(known, id))
    query.setQueryData(
      articleQuery(getJson, id).queryKey,
      findArticle(articles, id) ?? (await fetchArticle(getJson, id))
    )
}

/** The list as it stands in the client, after `load`; undefined while it is on its way. */
export function knownArticles({ query }: LoadContext<Platform['query']>): Article[] | undefined {
  return query.getQueryData<Article[]>([ARTICLES_PATH])
}

/** The page's article: null when there is none of this id, undefined while that is not known. */
export function knownArticle(context: LoadContext<Platform['query']>): Article | null | undefined {
  const { query, params } = context
  const articles = knownArticles(context)
  if (!articles) return undefined
  const found = findArticle(articles, params.id)
  if (found || !query.getQueryData(REST_KEY)) return found ?? null
  return query.getQueryData<Article | null>([ARTICLES_PATH, params.id])
}

/** The entry whose id equals the route's (SPEC §2 Article page). */
export function findArticle(articles: Article[], id: string | undefined): Article | undefined {
  return articles.find((article) => String(article.id) === id)
}

/** A shallow look, not the whole schema: the service answers by contract, and zod would double this remote's bytes. */
function isArticleList(value: unknown): value is Article[] {
  return Array.isArray(value) && value.every(isArticle)
}

function isArticle(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { id, title, content, createdAt } = value as Record<string, unknown>
  return [title, content, createdAt].every((text) => typeof text === 'string') && typeof id === 'number'
}
