import type { Article } from '@site/contracts/articles/article'
import type { CardsPage, Reading } from '@site/contracts/articles/article-card'
import type { CardsWanted } from '@site/contracts/blog/cards-page'
import type { LoadContext } from '@site/contracts/federation/remote'
import { blogCalls } from '@site/contracts/operations/calls/blog'
import { addressOf } from '@site/contracts/operations/calls/call'
import { HttpError, type Platform, queryOptions } from '@site/web/platform'

/** The bare path: the whole list, pinned first, then newest (API-1). The keys of all that is read of it begin with it. */
export const ARTICLES_PATH = blogCalls.listArticles.path

/** Three more tries, one second apart, before the error line (BLOG-11). */
export const RETRIES = 3
export const RETRY_DELAY = 1000

/**
 * `dataUpdatedAt` of what came with the page. Older than anything fetched here, so that the browser knows to ask once
 * more (BLOG-12) without trusting either clock.
 */
export const CAME_WITH_PAGE = 1

/** A blog of more articles than this is read in pages (BLOG-16). */
export const MAX_COMPLETE_LIST = 200

/**
 * What is known of the blog: all its articles, or, with `articles` null, only of which list (by its entity tag) the parts
 * at hand are: a page of cards, an article with its neighbours.
 */
export interface Blog {
  etag: string
  total: number
  articles: Article[] | null
}
/** Its place in the query client. Not the bare path: the administration keeps the articles themselves there. */
export const BLOG_KEY = [ARTICLES_PATH, 'blog'] as const

type GetJson = LoadContext['getJson']
type QueryClient = Platform['query']

/** The blog's query: its key, its tries. Asked once more when it came with the page, and again after a change of an article. */
export const blogQuery = (read: () => Promise<Blog>) =>
  queryOptions({
    queryKey: BLOG_KEY,
    queryFn: read,
    retry: RETRIES,
    retryDelay: RETRY_DELAY,
    refetchOnMount: (query) => (query.state.dataUpdatedAt === CAME_WITH_PAGE ? 'always' : true)
  })

/** Where one page of the list `etag` is kept. */
export const cardsKey = (etag: string, { page, topic, q }: CardsWanted) =>
  [ARTICLES_PATH, 'cards', `${topic ?? ''} ${page} ${q ?? ''}`, etag] as const

/** One page of the list `etag`; null where there is none. */
export const cardsQuery = (getJson: GetJson, etag: string, wanted: CardsWanted) =>
  queryOptions({
    queryKey: cardsKey(etag, wanted),
    queryFn: () => orNone(fetchCards(getJson, wanted)),
    retry: RETRIES,
    retryDelay: RETRY_DELAY
  })

/** Where one article of the list `etag` is kept. */
export const readingKey = (etag: string, id: string) => [ARTICLES_PATH, 'reading', id, etag] as const

/**
 * One article of the list `etag` with its neighbours; null where there is none. The page of an article that does not exist is
 * rendered once for all such addresses, and its data name the parameter of the route: they are those of the address it came for.
 *
 * @param client where data that came with a page are kept
 */
export const readingQuery = (getJson: GetJson, etag: string, id: string, client: QueryClient) =>
  queryOptions({
    queryKey: readingKey(etag, id),
    initialData: () => {
      const ofAll = readingKey(etag, ':id')
      const none = client.getQueryData<Reading | null>(ofAll)
      client.removeQueries({ queryKey: ofAll, exact: true })
      return none
    },
    queryFn: () => orNone(fetchReading(getJson, id)),
    retry: RETRIES,
    retryDelay: RETRY_DELAY
  })

/** Throws like `getJson`, and an Error for an answer that is no list. */
export async function fetchArticles(getJson: GetJson): Promise<Article[]> {
  return parseArticles(await getJson(ARTICLES_PATH))
}

/** Throws like `getJson`, an HttpError 404 past the last page, and an Error for an answer that is no page. */
export async function fetchCards(getJson: GetJson, wanted: CardsWanted): Promise<CardsPage> {
  const answer = await getJson(addressOf(blogCalls.listCards, {}, wanted))
  if (!isRecord(answer) || !isListOf(answer.articles, CARD_TEXTS)) throw unexpected()
  return answer as unknown as CardsPage
}

/** Throws like `getJson`, an HttpError 404 where there is no such article, and an Error for an answer that is none. */
export async function fetchReading(getJson: GetJson, id: string): Promise<Reading> {
  const answer = await getJson(addressOf(blogCalls.readReading, { id }))
  if (!isRecord(answer) || !isListOf([answer.article], ARTICLE_TEXTS)) throw unexpected()
  return answer as unknown as Reading
}

export function parseArticles(answer: unknown): Article[] {
  if (!isListOf(answer, ARTICLE_TEXTS)) throw unexpected()
  return answer as Article[]
}

/** The entry whose id equals the route's (ARTICLE-1). */
export function findArticle(articles: Article[], id: string | undefined): Article | undefined {
  return articles.find((article) => String(article.id) === id)
}

/** What a call answers, or null where it says that there is no such thing. */
export async function orNone<Value>(call: Promise<Value>): Promise<Value | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  }
}

const ARTICLE_TEXTS = ['title', 'content', 'createdAt']
const CARD_TEXTS = ['title', 'excerpt', 'createdAt']

const unexpected = () => new Error('réponse inattendue du serveur')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A shallow look, not the whole schema: the service answers by contract, and zod would double this remote's bytes. */
const isListOf = (value: unknown, texts: string[]): boolean =>
  Array.isArray(value) &&
  value.every(
    (one: unknown) =>
      isRecord(one) && typeof one.id === 'number' && texts.every((name) => typeof one[name] === 'string')
  )
