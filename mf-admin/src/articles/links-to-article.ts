import type { Article } from '@site/contracts/articles/article'

/** The sanitiser writes attributes in double quotes, and `&` as an entity. */
const HREF = /<a\s[^>]*?\bhref="([^"]*)"/gi

/**
 * The other articles whose text links to this one, by its path or by its whole address: deleting it leaves them with a link to
 * a page that is not found.
 *
 * @param origin of the site ('https://www.exemple.fr')
 */
export function articlesLinkingTo(
  articleToDelete: Article,
  articles: readonly Article[],
  origin: string
): Article[] {
  const path = `/article/${articleToDelete.id}`
  const base = `${origin}/`
  const leadsThere = (address: string) => {
    if (!URL.canParse(address, base)) return false
    const { origin: host, pathname } = new URL(address, base)
    return host === new URL(base).origin && pathname.replace(/\/$/, '') === path
  }
  return articles.filter(
    ({ id, content }) =>
      id !== articleToDelete.id && [...content.matchAll(HREF)].some(([, address = '']) => leadsThere(address))
  )
}
