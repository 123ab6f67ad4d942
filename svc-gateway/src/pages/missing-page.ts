import { blogCalls } from '@site/contracts/operations/calls/blog'
import type { BlogCache } from '../data/blog-cache.ts'
import { ARTICLE, findPage, type PageMatch } from '../rendering/match-route.ts'
import type { PageInput } from './make-page.ts'

/** Where a page that says "not here" is rendered, whatever address was asked for. No route may claim it as its own. */
const NOWHERE = '/*'

/**
 * Pages that do not exist have countless addresses and all show the same: such a page is rendered at one address and cached for all of
 * them. The same holds for an article that the list of articles does not name, and for a page of a remote that is down. Any other
 * input is returned unchanged.
 */
export function createMissingPageResolver(read: BlogCache['read']): (input: PageInput) => Promise<PageInput> {
  let known: { body: string; ids: Set<string> } | null = null

  /** Ids of all articles; null when the list cannot be read now. */
  const readIds = async (): Promise<Set<string> | null> => {
    const answer = await Promise.resolve(read(blogCalls.listArticles.path)).catch(() => null)
    if (answer?.status !== 200) return null
    if (known?.body !== answer.body) known = { body: answer.body, ids: idsIn(answer.body) }
    return known.ids
  }
  const isMissingArticle = async ({ pattern, params }: PageMatch) => {
    if (pattern !== ARTICLE) return false
    const ids = await readIds()
    return ids !== null && !ids.has(params.id ?? '')
  }

  return async (input) => {
    const { match, snapshot } = input
    const isMissing = !match || match.pattern === '*' || !match.route || (await isMissingArticle(match))
    if (!isMissing) return input
    const path = match && match.pattern !== '*' ? match.pattern : NOWHERE
    const standIn = findPage(snapshot.browser, path)
    // A route that takes any address takes this one too: then there is no address to stand for all.
    if (standIn?.pattern !== match?.pattern || standIn?.remote !== match?.remote) return input
    return { ...input, match: standIn, path }
  }
}

/** Numbers under "id" in a list of articles, without parsing megabytes: within a text, quotes have a backslash before them. */
const idsIn = (list: string): Set<string> =>
  new Set([...list.matchAll(/"id":\s*(\d+)/g)].map(([, id]) => id ?? ''))
