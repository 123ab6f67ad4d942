import type { Frame } from '@site/contracts/federation/frame'
import type { BrowserRegistry } from '@site/contracts/federation/registry'
import { matchRoute } from '@site/contracts/federation/route-match'

/** A route pattern of the site, the remote that owns it, and its page; no page when the remote is down. */
export interface OwnedRoute {
  remote: string
  path: string
  page: string | null
  render: 'server' | 'client'
  /** What the shell draws around the page; a page that is down has the site's frame, and so a way on. */
  frame: Frame
  /** No widget stands on it (decision 122). */
  isSecret: boolean
  /** It is a document of its own (decision 125). */
  isElsewhere: boolean
}

/** Every pattern that a remote of this page's registry claims. */
export function ownedRoutes({ remotes, down }: BrowserRegistry): OwnedRoute[] {
  return [
    ...remotes.flatMap(({ name, routes, isElsewhere = false }) =>
      routes.map(({ path, page, render, frame = 'site', isSecret = false }) => ({
        remote: name,
        path,
        page,
        render,
        frame,
        isSecret,
        isElsewhere
      }))
    ),
    ...down.flatMap(({ name, routes }) =>
      routes.map((path) => ({
        remote: name,
        path,
        page: null,
        render: 'server' as const,
        frame: 'site' as const,
        isSecret: false,
        isElsewhere: false
      }))
    )
  ]
}

export const matchPage = (registry: BrowserRegistry, pathname: string) =>
  matchRoute(ownedRoutes(registry), pathname)
