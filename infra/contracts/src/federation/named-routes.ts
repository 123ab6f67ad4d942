import type { BrowserRegistry, BrowserRemote } from './registry.ts'

/**
 * What the import map of the remotes that a page names has a place for: a browser that takes one import map alone does not resolve it, and would
 * run their modules unchecked.
 */
export const NAMED_REMOTES = 'site:named'

type Route = BrowserRemote['routes'][number]

/**
 * Routes as a page says them of a remote that it does not show: '/blog list /article/:id article', ',secret' behind the name of a page whose address is one.
 * It is enough to know whose page an address is. Null where a name or a pattern holds what separates them.
 */
export function nameRoutes(routes: readonly Pick<Route, 'path' | 'page' | 'isSecret'>[]): string | null {
  const isClear = routes.every(({ path, page }) => !/\s/.test(path) && !/[\s,]/.test(page))
  const words = routes.map(({ path, page, isSecret }) => `${path} ${page}${isSecret ? ',secret' : ''}`)
  return isClear ? words.join(' ') : null
}

/** A route and the remote that it is of. How it is rendered and framed a page knows of the remotes that it shows. */
export interface RouteOfRemote
  extends Pick<Route, 'path' | 'page' | 'isSecret'>,
    Partial<Pick<Route, 'render' | 'frame'>> {
  remote: string
  /** Its page is a document of its own. */
  isElsewhere?: boolean
}

/** The routes of every remote that a page knows and that is not down. */
export const routesOfRemotes = ({ remotes, named, elsewhere }: BrowserRegistry): RouteOfRemote[] => [
  ...remotes.flatMap(({ name, routes }) => routes.map((route) => ({ ...route, remote: name }))),
  ...readLines(named?.routes, false),
  ...readLines(elsewhere, true)
]

/** What `nameRoutes` wrote, by remote. */
const readLines = (lines: Record<string, string> = {}, isElsewhere: boolean): RouteOfRemote[] =>
  Object.entries(lines).flatMap(([remote, line]) =>
    [...line.matchAll(/(\S+) ([^ ,]+)(\S*)/g)].map(([, path = '', page = '', secret]) => ({
      ...{ remote, path, page, isElsewhere },
      isSecret: Boolean(secret)
    }))
  )
