import type { Article } from '@site/contracts/articles/article'
import { articleIdIn } from '@site/contracts/blog/article-address'

/** The sanitiser writes attributes in double quotes, and `&` as an entity. */
const HREF = /<a\s[^>]*?\bhref="([^"]*)"/gi

/**
 * The articles that stay and whose text links to one of these, by its path or by its whole address: deleting it leaves them with a link
 * to a page that is not found.
 *
 * @param origin of the site ('https://www.exemple.fr')
 */
export function articlesLinkingTo(
  idsToDelete: readonly number[],
  articles: readonly Article[],
  origin: string
): Article[] {
  const leaving = new Set(idsToDelete)
  const base = new URL(`${origin}/`)
  const leadsThere = (address: string) => {
    if (!URL.canParse(address, base)) return false
    const { origin: host, pathname } = new URL(address, base)
    const id = articleIdIn(/^\/article\/([^/]+)\/?$/.exec(pathname)?.[1])
    return host === base.origin && id !== null && leaving.has(Number(id))
  }
  return articles.filter(
    ({ id, content }) =>
      !leaving.has(id) && [...content.matchAll(HREF)].some(([, address = '']) => leadsThere(address))
  )
}
