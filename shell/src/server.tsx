import type { RenderInput, RenderOutput } from '@site/contracts/federation/render'
import { dehydrate } from '@site/web/host'
import * as sharedPlatform from '@site/web/platform'
import { GRANTS } from './federation/grants.ts'
import { matchPage } from './navigation/match-page.ts'
import { preparePage } from './server/prepare-page.ts'
import { renderPage } from './server/render-page.tsx'

/** What remotes receive as '@site/web/platform'. */
export const platform: Record<string, unknown> = { ...sharedPlatform }

/** What remotes may have of the site. */
export const grants = GRANTS

/** What a page leaves out of its registry is asked for (named-remotes.ts). */
export const registry = 'by-need'

/**
 * Renders one page (contracts/render.ts). Nothing is kept between calls. A page of the administration is sent without
 * markup: the browser renders it.
 *
 * @throws what the page's data or markup throws: the gateway then sends the page for the browser to render
 */
export async function render(input: RenderInput): Promise<RenderOutput> {
  const { url, site, registry } = input
  const own = sharedPlatform.createPlatform({ site, fetch: refuse })
  const match = matchPage(registry, new URL(url).pathname)
  const page = await preparePage(input, own, match)
  const html = match?.route.render === 'client' ? '' : await renderPage(input, own)
  const data = withoutHour(dehydrate(own.query))
  own.query.clear()
  return {
    ...page,
    html,
    data,
    match: match?.route.page
      ? { remote: match.route.remote, path: match.route.path, page: match.route.page }
      : null
  }
}

/** Not when it was rendered: two gateways then answer the same bytes, under one entity tag. The browser does not need it. */
function withoutHour({ queries, ...rest }: ReturnType<typeof dehydrate>): unknown {
  return { ...rest, queries: queries.map(({ dehydratedAt: _, ...query }) => query) }
}

const refuse = () =>
  Promise.reject(new Error('A page asks for data in its `load`, not while it renders on the server'))
