import type { Frame } from '@site/contracts/federation/frame'
import { routesOfRemotes } from '@site/contracts/federation/named-routes'
import type { BrowserRegistry } from '@site/contracts/federation/registry'
import { matchRoute } from '@site/contracts/federation/route-match'

/** A route pattern of the site, the remote that owns it, and its page; no page when the remote is down. */
export interface OwnedRoute {
  remote: string
  path: string
  page: string | null
  /** Absent where the page only names the remote. */
  render?: 'server' | 'client'
  /** What the shell draws around the page; a page that is down has the site's frame, and so a way on. */
  frame?: Frame | undefined
  /** No widget stands on it (decision 122). */
  isSecret?: boolean | undefined
  /** It is a document of its own (decision 125). */
  isElsewhere?: boolean
}

/** Every pattern that a remote of this page's registry claims. */
export const ownedRoutes = (registry: BrowserRegistry): OwnedRoute[] => [
  ...routesOfRemotes(registry),
  ...registry.down.flatMap(({ name, routes }) => routes.map((path) => ({ remote: name, path, page: null })))
]

export const matchPage = (registry: BrowserRegistry, pathname: string) =>
  matchRoute(ownedRoutes(registry), pathname)
