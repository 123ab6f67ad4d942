import type { DeployableManifest, Registry } from '@site/contracts/federation/registry'
import { matchRoute } from '@site/contracts/federation/route-match'

/** A page that is opened, and what it must be. */
export interface PageToOpen {
  path: string
  status: 200 | 404
  /** Does the server render it? */
  isRendered: boolean
}

type Route = DeployableManifest['routes'][number]

/** Pages that are opened at most, so that all of them can be within the time there is. */
const MOST = 24
/** An address that no page has. */
const NOWHERE = '/adresse-qui-ne-mene-nulle-part'
const HOME: PageToOpen = { path: '/', status: 200, isRendered: true }

/**
 * The pages that show what versions are like: of each remote its routes, those with parameters at the first address of the sitemap that is theirs; of a
 * widget the home page, where it stands; of the shell a page of each remote.
 *
 * @param sitemap paths
 */
export function choosePages(
  versions: DeployableManifest[],
  { units }: Pick<Registry, 'units'>,
  sitemap: string[]
): PageToOpen[] {
  const live = Object.values(units).map(
    (entry) => versions.find(({ name }) => name === entry.live.name) ?? entry.live
  )
  const brought = versions.filter(({ name }) => !(name in units))
  const routes = [...live, ...brought].flatMap((manifest) => manifest.routes)
  const pageOf = (route: Route): PageToOpen[] => {
    const path = addressOf(route, routes, sitemap)
    if (path === null) return []
    return [{ path, status: route.path === '*' ? 404 : 200, isRendered: route.render === 'server' }]
  }
  const hasHome = routes.some(({ path }) => path === '/')
  const chosen = versions.flatMap((manifest) => {
    const own = manifest.routes.flatMap(pageOf)
    const home = hasHome && (manifest.widget || manifest.name === 'shell') ? [HOME] : []
    const others =
      manifest.name === 'shell' ? live.flatMap((remote) => remote.routes.flatMap(pageOf).slice(0, 1)) : []
    return [...home, ...own, ...others]
  })
  return [...new Map(chosen.map((page) => [page.path, page])).values()].slice(0, MOST)
}

/** Null where no address of a pattern is known. */
function addressOf({ path }: Route, routes: Route[], sitemap: string[]): string | null {
  if (path === '*') return NOWHERE
  if (!path.includes('/:')) return path
  return sitemap.find((address) => matchRoute(routes, address)?.route.path === path) ?? null
}
