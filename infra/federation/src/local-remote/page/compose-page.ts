import { routesOfRemotes } from '@site/contracts/federation/named-routes'
import type { BrowserRegistry } from '@site/contracts/federation/registry'
import type { Remote } from '@site/contracts/federation/remote'
import type { PageState } from '@site/contracts/federation/render'
import { matchRoute } from '@site/contracts/federation/route-match'
import type { Local, LocalRemote } from '../sources/render-local.ts'
import { withoutStylesOf } from './live-styles.ts'
import { emptyPage, localEntry, putBadge, putPage, readState, withLocal, writeState } from './rewrite-page.ts'

export interface ComposeOptions {
  name: string
  remote: Pick<LocalRemote, 'readRoutes' | 'render'>
  /** Address of its modules, and of its container from there. */
  base: string
  entry: string
  hasWidget: () => boolean
  /** The text of a file of the site. */
  readFile: (path: string) => Promise<string>
  badge: string
}

export interface SitePage {
  status: number
  html: string
}

/**
 * The page of the site with the remote's own part from its sources: rendered here where the address is the remote's, else the site's own markup. Null where what the site
 * has sent is no page of its shell.
 *
 * @param path of the page, with its query
 */
export function createPageComposer(options: ComposeOptions) {
  const { name, remote } = options

  const showLocal = async (sent: SitePage, state: PageState, registry: BrowserRegistry, path: string) => {
    const url = state.site.origin + path
    const { pathname } = new URL(url)
    const [before, after] = [state.registry, registry].map((one) => pageOf(one, pathname))
    const isOurs = after?.remote === name
    const isShownByOther = isOurs || before?.remote === name
    if (!isShownByOther) return { found: { ...sent, state: { ...state, registry } } }
    // The shell that the site has drawn around its page has another frame, or there is no page.
    const fits = isOurs && after.route.render === 'server' && before?.route.frame === after.route.frame
    const local = fits
      ? await remote.render({ url, page: after.route.page, site: state.site, registry })
      : null
    if (local && 'problem' in local) return local
    const html = local && putPage(sent.html, name, local.found)
    const shown = {
      ...state,
      registry,
      data: html ? (local?.found.data ?? null) : null,
      rendered: Boolean(html)
    }
    const { keepTitle: _, ...rest } = shown
    const keepsTitle = html && local?.found.head.keepTitle
    return {
      found: {
        status: local?.found.status ?? (isOurs ? 200 : 404),
        html: html ?? emptyPage(sent.html),
        state: keepsTitle ? { ...rest, keepTitle: true } : rest
      }
    }
  }

  return async (sent: SitePage, path: string): Promise<Local<SitePage> | null> => {
    const state = readState(sent.html)
    if (!state) return null
    const routes = await remote.readRoutes()
    if ('problem' in routes) return routes
    const registry = withLocal(state.registry, entryOf(options, routes.found))
    const shown = await showLocal(sent, state, registry, path)
    if ('problem' in shown) return shown
    const live = state.registry.remotes.find((one) => one.name === name)
    const html = writeState(shown.found.html, shown.found.state)
    const own = live ? await withoutStylesOf(live.base, html, options.readFile) : html
    return { found: { status: shown.found.status, html: putBadge(own, options.badge) } }
  }
}

const entryOf = ({ name, base, entry, hasWidget }: ComposeOptions, routes: Remote['routes']) =>
  localEntry(name, routes, { base, entry, hasWidget: hasWidget() })

/** The page that an address is, by the one matcher; null where nobody claims it. */
function pageOf(registry: BrowserRegistry, pathname: string) {
  const isDown = registry.down.flatMap(({ name, routes }) =>
    routes.map((path) => ({ path, page: '', render: 'server' as const, frame: undefined, remote: name }))
  )
  const match = matchRoute([...routesOfRemotes(registry), ...isDown], pathname)
  return match && { remote: match.route.remote, route: match.route }
}
