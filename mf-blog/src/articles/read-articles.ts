import type { Article } from '@site/contracts/article'
import { HttpError, type Platform } from '@site/web/platform'
import {
  ARTICLES_PATH,
  PAGE_LENGTH,
  parseArticles,
  REST_KEY,
  type Rest,
  WHOLE_UP_TO
} from './article-list.ts'

type QueryClient = Platform['query']

/**
 * In the browser: the bare path (SPEC §7). When it says that the blog is long, its body is left unread and the first page
 * is asked for instead, so that what a visitor downloads stays bounded (RESOLUTIONS 31).
 */
export async function readArticles(client: QueryClient): Promise<Article[]> {
  if (!client.getQueryData(REST_KEY)) {
    const answer = await request(ARTICLES_PATH)
    if (!(Number(answer.headers.get('x-total-count')) > WHOLE_UP_TO))
      return parseArticles(await answer.json())
    await answer.body?.cancel()
  }
  return readPage(client, null)
}

/** The next page of a long blog, behind those at hand. */
export async function readMore(client: QueryClient): Promise<void> {
  const rest = client.getQueryData<Rest>(REST_KEY)
  if (!rest?.cursor) return
  const more = await readPage(client, rest.cursor)
  client.setQueryData<Article[]>([ARTICLES_PATH], (known = []) => {
    const ids = new Set(known.map(({ id }) => id))
    return [...known, ...more.filter(({ id }) => !ids.has(id))]
  })
}

async function readPage(client: QueryClient, cursor: string | null): Promise<Article[]> {
  const query = new URLSearchParams({ limit: String(PAGE_LENGTH), ...(cursor && { cursor }) })
  const answer = await request(`${ARTICLES_PATH}?${query}`)
  const articles = parseArticles(await answer.json())
  client.setQueryData<Rest>(REST_KEY, {
    total: Number(answer.headers.get('x-total-count')),
    cursor: answer.headers.get('x-next-cursor')
  })
  return articles
}

/** As the platform's fetcher, with the headers. Throws an HttpError for a non-OK answer. */
async function request(path: string): Promise<Response> {
  const answer = await fetch(path, { credentials: 'include', headers: { accept: 'application/json' } })
  if (answer.ok) return answer
  const text = await answer.text()
  throw new HttpError(answer.status, messageIn(text) ?? (text || answer.statusText))
}

function messageIn(text: string): string | undefined {
  try {
    const { message } = JSON.parse(text) as { message?: unknown }
    return typeof message === 'string' ? message : undefined
  } catch {
    return undefined // no JSON: the text is the message
  }
}
