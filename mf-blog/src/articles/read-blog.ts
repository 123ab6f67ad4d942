import { HttpError, type Platform } from '@site/web/platform'
import { ARTICLES_PATH, BLOG_KEY, type Blog, MAX_COMPLETE_LIST, parseArticles } from './article-list.ts'

/**
 * In the browser: the bare path (API-1), on condition that the list is no longer the one whose parts are at hand. 304:
 * they still stand, and nothing more is downloaded. When the answer says that the blog is long, its body is left unread
 * and parts of it are asked for, so that what a visitor downloads stays bounded (BLOG-13, BLOG-16).
 */
export async function readBlog(query: Platform['query']): Promise<Blog> {
  const known = query.getQueryData<Blog>(BLOG_KEY)
  const answer = await request(known?.etag ?? '')
  if (answer.status === 304 && known) {
    // It holds nothing, but until that is read the browser may take the call for one that was given up.
    await answer.text()
    return known
  }
  const etag = answer.headers.get('etag') ?? ''
  const total = Number(answer.headers.get('x-total-count'))
  if (total > MAX_COMPLETE_LIST) {
    await answer.body?.cancel()
    return { etag, total, articles: null }
  }
  const articles = parseArticles(await answer.json())
  return { etag, total: articles.length, articles }
}

/** As the platform's fetcher, with the headers. Throws an HttpError for an answer that is neither OK nor 304. */
async function request(etag: string): Promise<Response> {
  const headers = { accept: 'application/json', ...(etag && { 'if-none-match': etag }) }
  const answer = await fetch(ARTICLES_PATH, { credentials: 'include', headers })
  if (answer.ok || (etag && answer.status === 304)) return answer
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
