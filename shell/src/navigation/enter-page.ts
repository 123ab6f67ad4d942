import type { Platform, PlatformRoute } from '@site/web/platform'
import type { BrowserViews } from '../federation/remote-views.ts'
import { describePage } from './describe-page.ts'
import type { DocumentHead } from './document-head.ts'
import type { OwnedRoute } from './match-page.ts'

export interface Visit {
  url: URL
  params: Record<string, string | undefined>
}
export type Enter = (route: OwnedRoute, visit: Visit) => Promise<void>

interface EnterOptions {
  remotes: BrowserViews
  platform: Platform
  head: DocumentHead
}

/**
 * What happens before a page shows: its view and its remote's routes are loaded, and its data is asked for. The page does
 * not wait for the data, it has its own loading line (BLOG-9, ARTICLE-3); the head is set once the data is loaded, unless the visitor has moved to another page.
 */
export function createEnter({ remotes, platform, head }: EnterOptions) {
  let latest = 0

  const follow = async (route: PlatformRoute, visit: Visit, turn: number, isLoaded: boolean) => {
    const { site, query, http } = platform
    const context = { ...visit, site, query, getJson: (path: string) => http.getJson(path) }
    // A page whose data fails to load shows that itself; its head is then set without the data.
    if (!isLoaded)
      await route.load?.(context).catch((error: unknown) => console.warn(`${route.path} has no data`, error))
    if (turn !== latest) return
    const { head: wanted, status, index } = describePage(route, context)
    const isPublic = status === 200 && route.render === 'server'
    const path = wanted.canonicalPath ?? visit.url.pathname
    head.apply({ ...wanted, index, canonical: isPublic ? new URL(path, site.origin).href : null })
  }

  /** `isLoaded`: the page was rendered with its data, only its head has to be set. */
  const takeOver = async ({ remote, path }: OwnedRoute, visit: Visit, turn: number, isLoaded: boolean) => {
    const { routes } = await remotes.routes(remote)
    const route = routes.find((candidate) => candidate.path === path)
    if (!route) throw new Error(`${remote} has no route ${path} any more`)
    void follow(route, visit, turn, isLoaded).catch((error: unknown) =>
      console.error(`${path}: no head`, error)
    )
  }
  const report = (error: unknown) => console.error('The page could not be prepared', error)

  const enter: Enter = async (route, visit) => {
    latest += 1
    const turn = latest
    if (route.page === null) return
    remotes.retryFailed(route.remote)
    await Promise.all([
      remotes.preloadWhole(route.remote, `./pages/${route.page}`),
      takeOver(route, visit, turn, false).catch(report)
    ])
  }
  return {
    enter,
    /** For the page that the server rendered. */
    adopt: (route: OwnedRoute, visit: Visit) => takeOver(route, visit, latest, true).catch(report)
  }
}
