import { describePage } from '@site/contracts/federation/describe-page'
import type { Platform, PlatformRoute } from '@site/web/platform'
import type { BrowserViews } from '../federation/remote-views.ts'
import type { DocumentHead } from './document-head.ts'
import type { Nearness } from './foresee-pages.ts'
import type { OwnedRoute } from './match-page.ts'

export interface Visit {
  url: URL
  params: Record<string, string | undefined>
}
/** False when the page's view did not come. */
export type Enter = (route: OwnedRoute, visit: Visit) => Promise<boolean>

interface EnterOptions {
  remotes: BrowserViews
  platform: Platform
  head: Pick<DocumentHead, 'apply'>
  /** Of a page that does not come, as its slot says. */
  lateTitle: string
  /** Where this host has a declared address. */
  addressHere: (declared: string) => string
}

/**
 * What happens before a page shows: its view and its remote's routes are loaded, and its data is asked for. The page does
 * not wait for the data, it has its own loading line (BLOG-9, ARTICLE-3); the head is set once the data is loaded, unless the visitor has moved to another page.
 */
export function createEnter({ remotes, platform, head, lateTitle, addressHere }: EnterOptions) {
  let latest = 0
  /** The turn whose page did not come. */
  let missed = 0

  const contextOf = (visit: Visit) => {
    const { site, query, http } = platform
    return { ...visit, site, query, getJson: (path: string) => http.getJson(path) }
  }
  const findRoute = async ({ remote, path }: OwnedRoute) => {
    const { routes } = await remotes.routes(remote)
    const route = routes.find((candidate) => candidate.path === path)
    if (!route) throw new Error(`${remote} has no route ${path} any more`)
    return route
  }

  const follow = async (route: PlatformRoute, visit: Visit, turn: number) => {
    const context = contextOf(visit)
    // A page whose data fails to load shows that itself; its head is then set without the data.
    await route.load?.(context).catch((error: unknown) => console.warn(`${route.path} has no data`, error))
    if (turn !== latest || turn === missed) return
    const { head: wanted, status, index } = describePage(route, context)
    const isPublic = status === 200 && route.render === 'server'
    const path = wanted.canonicalPath ?? visit.url.pathname
    head.apply({
      ...wanted,
      index,
      canonical: isPublic ? new URL(addressHere(path), platform.site.origin).href : null
    })
  }

  const takeOver = async (owned: OwnedRoute, visit: Visit, turn: number) => {
    const route = await findRoute(owned)
    void follow(route, visit, turn).catch((error: unknown) => console.error(`${owned.path}: no head`, error))
  }
  const report = (error: unknown) => console.error('The page could not be prepared', error)
  /** The slot says that the page did not come, and the head as well, until the view is there after all. */
  const missOut = (owned: OwnedRoute, visit: Visit, turn: number) => {
    if (turn !== latest) return
    missed = turn
    head.apply({ title: lateTitle, description: '', index: false, canonical: null })
    const stop = remotes.views.subscribe(() => {
      const isThere = remotes.views.state(owned.remote, `./pages/${owned.page}`).status === 'ready'
      if (turn === latest && !isThere) return
      stop()
      if (turn !== latest) return
      missed = 0
      void takeOver(owned, visit, turn).catch(report)
    })
  }

  const enter: Enter = async (route, visit) => {
    latest += 1
    const turn = latest
    if (route.page === null) return true
    remotes.retryFailed(route.remote)
    const [came] = await Promise.all([
      remotes.preloadWhole(route.remote, `./pages/${route.page}`),
      takeOver(route, visit, turn).catch(report)
    ])
    if (!came) missOut(route, visit, turn)
    return came
  }
  return {
    enter,
    /**
     * Loads what a public page needs that the visitor may enter next, with its data once they press its link. Nothing of the page shown
     * changes, and what does not come now is loaded as the page is entered.
     */
    async foresee(owned: OwnedRoute, visit: Visit, nearness: Nearness): Promise<void> {
      if (owned.page === null || owned.render === 'client' || owned.isElsewhere || owned.isSecret) return
      const view = remotes.preloadWhole(owned.remote, `./pages/${owned.page}`)
      try {
        const route = await findRoute(owned)
        if (nearness === 'pressed') await route.load?.(contextOf(visit))
      } catch (error) {
        console.warn(`${owned.path} could not be prepared yet`, error)
      }
      await view
    }
  }
}
