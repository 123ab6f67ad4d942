import type { AdminArticles, ArticlesQuery } from '@site/contracts/articles/admin-article'
import type { Article } from '@site/contracts/articles/article'
import { HttpError } from '@site/web/platform'
import { serverDraftCopy } from '../../content/drafts.ts'
import { type ListedArticles, listPublic } from './list-public.ts'

/** Up to so many published articles the list is held against GET /api/blog, which the blog reads whole up to there too (BLOG-16). */
export const COMPARED_UP_TO = 200

export interface ManagedArticles extends ListedArticles {
  /**
   * Why only the public articles are listed: the code was refused, or the complete list could not be had, or is not of the blog that
   * visitors see. 'old': the list is complete, as one before it was, and may not be of now. null: it is complete.
   */
  lacks: 'refused' | 'failed' | 'old' | null
  states: AdminArticles['states'] | null
}

export interface Sources {
  /** The administration's list. */
  readAdmin: (query: ArticlesQuery) => Promise<AdminArticles>
  /** GET /api/blog; `isNow`: not one that was read before. */
  readPublic: (isNow: boolean) => Promise<Article[]>
}

/** What was listed before with this code. */
export interface Before {
  /** A complete list was of the blog that visitors see: what differs now is the time at which the two were read. */
  isKnown?: boolean
  /** The latest complete list of this very page. */
  list?: ManagedArticles | undefined
}

/**
 * One page of the list (infra/decisions/0121). GET /api/blog says what visitors see, and whoever knows nothing of the administration's
 * list gives the screen another blog by it: the complete list is believed as long as it is of that blog, and otherwise the public articles
 * are listed. Once it was believed it stays, however often somebody publishes while the two are read (MANAGE-60). A long blog is not compared,
 * as its list is megabytes.
 *
 * @param isAgain both are read as they are now
 * @throws HttpError or TypeError of GET /api/blog when that is needed and cannot be read
 */
export async function readManaged(
  sources: Sources,
  query: ArticlesQuery,
  before: Before = {},
  isAgain = false
): Promise<ManagedArticles> {
  const listed = await readPage(sources, query).catch(whyLost)
  if (typeof listed !== 'string' && listed.states.published > COMPARED_UP_TO) return complete(listed)
  const shown = await sources.readPublic(isAgain)
  if (listed === 'failed' && before.list) return { ...before.list, lacks: 'old' }
  if (typeof listed === 'string') return publicOnly(shown, query, listed)
  if (isSameBlog(listed, shown)) return complete(listed)
  // One of the two may have been read before a change and the other after it.
  if (!isAgain) return readManaged(sources, query, before, true)
  return before.isKnown ? { ...complete(listed), lacks: 'old' } : publicOnly(shown, query, 'failed')
}

/** Why there is no complete list. What was called off is no answer. */
function whyLost(error: unknown): 'refused' | 'failed' {
  if (error instanceof DOMException && error.name === 'AbortError') throw error
  if (error instanceof HttpError && (error.status === 401 || error.status === 403)) return 'refused'
  console.warn('The complete list of articles could not be read', error)
  return 'failed'
}

const complete = ({ states, articles, ...listed }: AdminArticles): ManagedArticles => ({
  ...listed,
  // A draft is listed before it has a title.
  articles: articles.map((article) => ({ ...article, title: article.title || serverDraftCopy.untitled })),
  states,
  all: states.draft + states.scheduled + states.published + states.withdrawn,
  lacks: null
})

const publicOnly = (
  articles: Article[],
  query: ArticlesQuery,
  lacks: 'refused' | 'failed'
): ManagedArticles => ({ ...listPublic(articles, query), states: null, lacks })

/** The page that is asked for, or the last one where the list has become shorter. */
async function readPage({ readAdmin }: Sources, query: ArticlesQuery): Promise<AdminArticles> {
  try {
    return await readAdmin(query)
  } catch (error) {
    if (query.page === 1 || !(error instanceof HttpError) || error.status !== 404) throw error
    const first = await readAdmin({ ...query, page: 1 })
    return first.pages === 1 ? first : readAdmin({ ...query, page: first.pages })
  }
}

/** Does the list name as many published articles as GET /api/blog, and on its page the same ones by the same titles and pins? */
function isSameBlog({ states, articles }: AdminArticles, shown: readonly Article[]): boolean {
  const byId = new Map(shown.map((article) => [article.id, article]))
  return (
    shown.length === states.published &&
    articles.every(({ id, state, title, isPinned }) => {
      const same = byId.get(id)
      return state !== 'published' || (same?.title === title && same.isPinned === isPinned)
    })
  )
}
