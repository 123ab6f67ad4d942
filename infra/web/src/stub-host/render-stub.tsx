import { describePage } from '@site/contracts/federation/describe-page'
import type { RemoteServerBundle, RenderInput, RenderOutput } from '@site/contracts/federation/render'
import { matchRoute } from '@site/contracts/federation/route-match'
import { dehydrate } from '@tanstack/react-query'
import { StaticRouter } from 'react-router-dom'
import * as ownPlatform from '../platform/index.ts'
import { renderWhole } from '../rendering/render-whole.ts'
import { StubPage, type StubRemote } from './stub-page.tsx'

/** What the remote receives as '@site/web/platform'. */
export const platform: Record<string, unknown> = { ...ownPlatform }

/**
 * Renders one page of the one remote there is, as the shell would (contracts/render.ts), in a stub of it. Built as a server bundle, it is what a remote
 * is built in where no shell is at hand.
 *
 * @throws what the page's data or markup throws
 */
export async function render({ url, site, bundles, getJson }: RenderInput): Promise<RenderOutput> {
  const [[name, bundle] = [null, null]] = Object.entries(bundles)
  if (name === null || bundle === null) throw new Error('A stub renders a remote: there is none')
  const { pathname, search } = new URL(url)
  const match = matchRoute(bundle.remote.routes, pathname)
  const head = { title: '404', description: pathname }
  if (!match) return { head, html: '', status: 404, index: false, match: null, data: null, cacheTags: [] }
  const { route, params } = match
  const own = ownPlatform.createPlatform({ site, fetch: refuse })
  const context = { params, url: new URL(url), site, query: own.query, getJson }
  if (route.render === 'server') await route.load?.(context)
  const tree = (
    <StaticRouter location={pathname + search}>
      <StubPage platform={own} stub={stubOf(name, bundle)} />
    </StaticRouter>
  )
  return {
    ...describePage(route, context),
    html: route.render === 'server' ? await renderWhole(tree) : '',
    match: { remote: name, path: route.path, page: route.page },
    data: dehydrate(own.query),
    cacheTags: route.cacheTags
  }
}

/** A bundle is typed without React (contracts/remote.ts); its parts are components by convention. */
const stubOf = (name: string, bundle: RemoteServerBundle) => ({ name, ...bundle }) as unknown as StubRemote

const refuse = () =>
  Promise.reject(new Error('A page asks for data in its `load`, not while it renders on the server'))
