import { describePage } from '@site/contracts/federation/describe-page'
import type { PageHead, RemoteRoute } from '@site/contracts/federation/remote'
import type { RenderInput, RenderOutput } from '@site/contracts/federation/render'
import type { RouteMatch } from '@site/contracts/federation/route-match'
import type { Platform } from '@site/web/platform'
import { content } from '../context/content.ts'
import type { OwnedRoute } from '../navigation/match-page.ts'

type PreparedPage = Pick<RenderOutput, 'head' | 'status' | 'index' | 'cacheTags'>

/** Loads the data of the page that owns the address, then asks it for its status and its head. */
export async function preparePage(
  input: RenderInput,
  platform: Platform,
  match: RouteMatch<OwnedRoute> | null
): Promise<PreparedPage> {
  const { site } = input
  if (!match) return unavailable(404, { title: content.notFound.title, description: content.notFound.text })
  const route = routeOf(input, match.route)
  if (!route) return unavailable(503, { title: site.fullName, description: content.slotUnavailable })

  const context = {
    params: match.params,
    url: new URL(input.url),
    site,
    query: platform.query,
    getJson: input.getJson
  }
  if (route.render === 'server') await route.load?.(context)
  return { ...describePage(route, context), cacheTags: route.cacheTags }
}

const unavailable = (status: number, head: PageHead): PreparedPage => ({
  head,
  status,
  index: false,
  cacheTags: []
})

function routeOf({ bundles }: RenderInput, { remote, path }: OwnedRoute): RemoteRoute | undefined {
  return bundles[remote]?.remote.routes.find((route) => route.path === path)
}
