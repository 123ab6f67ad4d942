import type { Article } from '@site/contracts/article'
import type { LoadContext } from '@site/contracts/remote'
import { type Platform, queryOptions } from '@site/web/platform'

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

type GetJson = LoadContext['getJson']

/** Throws an HttpError or a TypeError like `getJson`, and an Error for an answer that is no list. */
export async function fetchArticles(getJson: GetJson): Promise<Article[]> {
  const answer = await getJson(ARTICLES_PATH)
  if (!isArticleList(answer)) throw new Error('réponse inattendue du serveur')
  return answer
}

/** The one query of this remote: its key, its fetcher, its tries. */
export const articlesQuery = (getJson: GetJson) =>
  queryOptions({
    queryKey: [ARTICLES_PATH] as const,
    queryFn: () => fetchArticles(getJson),
    retry: RETRIES,
    retryDelay: RETRY_DELAY,
    refetchOnMount: (query) => (query.state.dataUpdatedAt === CAME_WITH_PAGE ? 'always' : false)
  })

/**
 * `load` of both pages. On the server it throws when there is no list: the gateway then lets the browser try. In the
 * browser the page is already there with its own states, and only the head waits for this.
 */
export async function loadArticles({ query, getJson }: LoadContext<Platform['query']>): Promise<void> {
  const options = articlesQuery(getJson)
  if (typeof document !== 'undefined') {
    await query.prefetchQuery(options)
    return
  }
  query.setQueryData(options.queryKey, await fetchArticles(getJson), { updatedAt: CAME_WITH_PAGE })
}

/** The list as it stands in the client, after `load`; undefined while it is on its way. */
export function knownArticles({ query }: LoadContext<Platform['query']>): Article[] | undefined {
  return query.getQueryData(articlesQuery(() => Promise.resolve([])).queryKey)
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
