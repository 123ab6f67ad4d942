import type { MenuLink } from '@site/contracts/federation/menus'
import type { DeployableManifest } from '@site/contracts/federation/registry'
import type { DeployableStub } from './build-deployable.ts'

/**
 * A shell as small as the contract allows: it matches by itself, calls `load`, `status` and `head` of the owner, renders
 * its page with React under `site`, and shows the widgets of all remotes.
 */
const SHELL = `
const React = require('react')
const { renderToString } = require('react-dom/server')
class HttpError extends Error { constructor(status, text) { super(status + ': ' + text); this.status = status } }
const Site = React.createContext(null)
const platform = { HttpError, useSite: () => React.useContext(Site), mark: 'MARK' }
const find = (bundles, pathname) => {
  for (const [remote, bundle] of Object.entries(bundles)) for (const route of bundle.remote.routes) {
    if (route.path === '*') continue
    const names = []
    const pattern = new RegExp('^' + route.path.replace(/:(\\w+)/g, (_, name) => (names.push(name), '([^/]+)')) + '/?$')
    const match = pattern.exec(pathname)
    if (match) return { remote, route, params: Object.fromEntries(names.map((name, i) => [name, match[i + 1]])) }
  }
  for (const [remote, bundle] of Object.entries(bundles)) for (const route of bundle.remote.routes)
    if (route.path === '*') return { remote, route, params: {} }
  return null
}
exports.platform = platform
exports.render = async ({ url, site, registry, bundles, getJson }) => {
  const found = find(bundles, new URL(url).pathname)
  const h = React.createElement
  const widgets = Object.values(bundles).flatMap(({ widget }) => (widget ? [h(widget, { key: 'w' })] : []))
  const down = registry.down.map(({ name }) => name).join()
  if (!found) return { html: renderToString(h('main', null, 'Ce contenu est indisponible: ' + down)), head: { title: 'Shell', description: '' },
    status: 200, index: false, match: null, data: null, cacheTags: [] }
  const { remote, route, params } = found
  const query = new Map()
  const context = { params, url: new URL(url), site, query, getJson }
  await route.load?.(context)
  const page = h(bundles[remote].pages[route.page], { data: Object.fromEntries(query), params })
  const html = renderToString(h(Site.Provider, { value: site }, h('main', null, page), ...widgets))
  return { html, head: route.head(context), status: route.status?.(context) ?? 200, index: route.index,
    match: { remote, path: route.path, page: route.page }, data: Object.fromEntries(query), cacheTags: route.cacheTags }
}
`

export const stubShell = (mark = 'MARK', version = '1.0.0-aaaaaaaa'): DeployableStub => ({
  name: 'shell',
  version,
  server: SHELL.replace('MARK', mark),
  client: {
    'boot.js': 'boot()',
    'entry.js': 'start()',
    'shell.css': 'body{margin:0}',
    'font.woff2': 'font'
  },
  manifest: {
    ...{ boot: 'boot.js', styles: ['shell.css'], fonts: ['font.woff2'] },
    grants: {
      events: ['site.article-changed', 'site.faq-changed'],
      api: { everyone: ['/api/blog'], administration: ['/api'] }
    }
  }
})

/** A shell that asks for what pages leave out of the registry. */
export const needingShell = (): DeployableStub => {
  const shell = stubShell()
  return { ...shell, manifest: { ...shell.manifest, registry: 'by-need' } }
}

export interface PageStub {
  path: string
  render?: 'server' | 'client'
  index?: boolean
  isSecret?: boolean
  queries?: string[]
  frame?: 'none'
  menus?: MenuLink[]
  /** Source of a component: props `data`, `params`; `React`, `platform` in scope. */
  component?: string
  load?: string
  head?: string
  status?: string
  tags?: string[]
}

export interface RemoteStub {
  name: string
  version: string
  pages: PageStub[]
  /** Runs when the bundle is evaluated. */
  top?: string
  sitemap?: string
  widget?: string
  /** What it declares; absent: it was built before remotes declared anything. */
  api?: string[]
  cacheTags?: Record<string, string[]>
}

/** A remote of a few pages. Each page is called 'page0', 'page1' … and has a stylesheet and a module of its own. */
export function stubRemote({
  name,
  version,
  pages,
  top = '',
  sitemap,
  widget,
  ...declared
}: RemoteStub): DeployableStub {
  const routes = pages.map((page, index) => ({ ...page, page: `page${index}` }))
  const server = `
const React = require('react')
const platform = require('@site/web/platform')
${top}
exports.remote = { routes: [${routes.map(routeSource).join(',')}]${sitemap ? `, sitemap: ${sitemap}` : ''} }
exports.pages = { ${routes.map(({ page, component }) => `${page}: ${component ?? "() => 'texte'"}`).join(',')} }
${widget ? `exports.widget = ${widget}` : ''}
`
  const files = routes.flatMap(({ page }) => [`${page}.js`, `${page}.css`])
  return {
    name,
    version,
    server,
    client: Object.fromEntries(
      ['entry.js', 'base.css', ...files, ...(widget ? ['widget.js', 'widget.css'] : [])].map((file) => [
        file,
        `/* ${name} ${version} ${file} */`
      ])
    ),
    manifest: {
      ...declared,
      styles: ['base.css'],
      ...(widget && { widget: { modules: ['widget.js'], styles: ['widget.css'] } }),
      routes: routes.map(
        ({
          path,
          page,
          render = 'server',
          isSecret,
          queries,
          frame,
          menus
        }): DeployableManifest['routes'][number] => ({
          path,
          page,
          render,
          ...(isSecret && { isSecret }),
          ...(queries && { queries }),
          ...(frame && { frame }),
          ...(menus && { menus }),
          modules: [`${page}.js`],
          styles: [`${page}.css`]
        })
      )
    }
  }
}

const routeSource = ({
  path,
  page,
  render,
  index,
  load,
  head,
  status,
  tags
}: PageStub & { page: string }) => `{
  path: ${JSON.stringify(path)}, page: '${page}', render: '${render ?? 'server'}', index: ${index ?? true},
  cacheTags: ${JSON.stringify(tags ?? [])},
  ${load ? `load: ${load},` : ''} ${status ? `status: ${status},` : ''}
  head: ${head ?? "() => ({ title: 'Titre', description: 'Description' })"}
}`
