import { articleIdIn } from '@site/contracts/blog/article-address'
import type { BrowserRegistry, DeployableManifest } from '@site/contracts/federation/registry'
import { matchRoute } from '@site/contracts/federation/route-match'

type Route = DeployableManifest['routes'][number]

/** The one pattern whose addresses say more than which page it is: a title follows the number (ARTICLE-12). */
export const ARTICLE = '/article/:id'

/** The route that owns an address, and how the address reads once normalised. */
export interface PageMatch {
  remote: string
  /** Pattern, '*' for the page of unknown addresses. */
  pattern: string
  params: Record<string, string>
  /** The address as its pattern writes it: no trailing or doubled slash. The path asked for under '*'. */
  path: string
  /** What the page needs; null when the remote is down. */
  route: Route | null
}

/**
 * Finds the owner of a path with the one matcher that shell and browser use too. Remotes that are down keep their
 * patterns, so that their slot can say so. Null when nothing claims the path.
 */
export function findPage(registry: BrowserRegistry, pathname: string): PageMatch | null {
  const owned = [
    ...registry.remotes.flatMap(({ name, routes }) =>
      routes.map((route) => ({ path: route.path, remote: name, route }))
    ),
    ...registry.down.flatMap(({ name, routes }) =>
      routes.map((path) => ({ path, remote: name, route: null }))
    )
  ]
  const match = matchRoute(owned, pathname)
  if (!match) return null
  const { path: pattern, remote, route } = match.route
  const { params } = match
  return { remote, pattern, params, route, path: pattern === '*' ? pathname : fillPattern(pattern, params) }
}

/** The page of an article by its number alone: whatever title stands behind it, the page is the same. */
export function withoutTitle(match: PageMatch | null): PageMatch | null {
  const id = match?.pattern === ARTICLE ? articleIdIn(match.params.id) : null
  return match && id ? { ...match, params: { id }, path: fillPattern(ARTICLE, { id }) } : match
}

const fillPattern = (pattern: string, params: Record<string, string>) =>
  pattern.replace(/:([^/]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** What of a query the page at an address depends on: '' or '?q=…'. */
export function searchOf(match: PageMatch | null, querystring: string): string {
  const given = new URLSearchParams(querystring)
  const known = (match?.route?.queries ?? []).flatMap((name) => {
    const value = given.get(name)
    return value ? [[name, value]] : []
  })
  return known.length === 0 ? '' : `?${new URLSearchParams(known)}`
}

/** Admin pages are rendered by the browser alone and stored nowhere, whatever lies beneath /admin. */
export const isAdminPath = (pathname: string): boolean => /^\/+admin(\/|$)/i.test(pathname)
