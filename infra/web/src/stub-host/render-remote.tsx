import { describePage } from '@site/contracts/federation/describe-page'
import type { RemoteServerBundle, RenderInput, RenderOutput } from '@site/contracts/federation/render'
import { matchRoute } from '@site/contracts/federation/route-match'
import { dehydrate } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { StaticRouter } from 'react-router-dom'
import { createPlatform, type Platform } from '../platform/index.ts'
import { renderWhole } from '../rendering/render-whole.ts'
import type { StubRemote } from './stub-page.tsx'

/**
 * Renders one page of the one remote there is (contracts/render.ts), without a shell. `treeOf` makes what is rendered of the remote.
 *
 * @throws what the page's data or markup throws
 */
export async function renderRemote(
  { url, site, bundles, getJson }: RenderInput,
  treeOf: (platform: Platform, remote: StubRemote) => ReactNode
): Promise<RenderOutput> {
  const [[name, bundle] = [null, null]] = Object.entries(bundles)
  if (name === null || bundle === null) throw new Error('A remote is rendered: there is none')
  const { pathname, search } = new URL(url)
  const match = matchRoute(bundle.remote.routes, pathname)
  const head = { title: '404', description: pathname }
  if (!match) return { head, html: '', status: 404, index: false, match: null, data: null, cacheTags: [] }
  const { route, params } = match
  const own = createPlatform({ site, fetch: refuse })
  const context = { params, url: new URL(url), site, query: own.query, getJson }
  if (route.render === 'server') await route.load?.(context)
  const tree = <StaticRouter location={pathname + search}>{treeOf(own, stubOf(name, bundle))}</StaticRouter>
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
