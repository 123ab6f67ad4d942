import { join } from 'node:path'
import { SHARED } from '@site/contracts/federation/share-list'
import type { Plugin } from 'vite'
import { type DeployableSource, findExposes } from '../../build/deployable-source.ts'
import { shareModule } from '../../build/shared-names.ts'

/** What the shell loads in the place of `remoteEntry.js`: a container with `init(shares)` and `get(name)`, as of a built version. */
export const CONTAINER = 'virtual:site-local-container'
/** What renders the remote on the server. */
export const SERVER = 'virtual:site-local-server'

/** One view of the remote, or what it says of its routes: its name follows. */
const VIEW = 'virtual:site-local-view:'
const SHARE = 'virtual:site-local-share:'
/** Packages that the shell of the page has given, by name. */
const GIVEN = 'globalThis.site_local_given'

/**
 * The modules between a running site and the sources of one remote. In the browser the remote uses the shell's copies of what is shared; on the server its own.
 *
 * @param base where Vite serves modules, with a slash at the end
 */
export function remoteModules({ name, dir }: DeployableSource, base: string): Plugin {
  const written = (id: string): string | undefined => {
    if (id === CONTAINER) return container(base)
    if (id === SERVER) return server(name)
    if (id.startsWith(SHARE)) return shareModule(id.slice(SHARE.length), GIVEN)
    if (id.startsWith(VIEW)) return view(dir, id.slice(VIEW.length), base)
    return undefined
  }
  return {
    name: 'site:local-remote',
    enforce: 'pre',
    resolveId(source) {
      // The shell asks for a container that failed by another query.
      if (source.startsWith('virtual:site-local')) return `\0${source.split('?')[0]}`
      const isShared = this.environment.name === 'client' && SHARED.some((shared) => shared === source)
      return isShared ? `\0${SHARE}${source}` : undefined
    },
    load: (id) => (id.startsWith('\0') ? written(id.slice(1)) : undefined)
  }
}

/** What libraries of the remote are given where they ask for a shared package: Vite bundles them before it serves them. */
export const sharesOfLibraries: Plugin = {
  name: 'site:local-shares',
  resolveId: (source) => (SHARED.some((shared) => shared === source) ? `\0${SHARE}${source}` : undefined),
  load: (id) =>
    id.startsWith(`\0${SHARE}`)
      ? `module.exports = ${GIVEN}[${JSON.stringify(id.slice(SHARE.length + 1))}]`
      : undefined
}

/** A view is imported as it is asked for, so that a page that is added is found. */
const container = (base: string) => `
const given = (${GIVEN} ??= {})
export function init(offered) {
  for (const name of ${JSON.stringify(SHARED)}) {
    const [offer] = Object.values(offered[name] ?? {})
    if (offer) given[name] ??= offer.lib()
  }
}
export async function get(expose) {
  const module = await import(/* @vite-ignore */ '${base}@id/${VIEW}' + expose.replace('./', ''))
  return () => module.read?.() ?? module
}`

function view(dir: string, name: string, base: string): string {
  const file = findExposes(dir)[`./${name}`]
  if (!file) return `throw new Error(${JSON.stringify(`${join(dir, 'src')} has no ${name}`)})`
  const path = JSON.stringify(file.slice(1))
  return name === 'routes' ? routes(path) : hotView(path, base)
}

const hotView = (path: string, base: string) => `
import { createHotView } from '@site/web/stub-host/hot-view'
import Current from ${path}
const load = () => import(/* @vite-ignore */ '${base}' + ${path}.slice(1) + '?t=' + Date.now())
const view = createHotView(Current, { hot: import.meta.hot, load })
export default view.View
import.meta.hot.accept(${path}, (next) => view.replace(next?.default))`

/** The shell reads them at each navigation. The page names the addresses, so it is loaded anew where these have changed. */
const routes = (path: string) => `
import * as first from ${path}
let current = first
const addresses = ({ remote }) => JSON.stringify(remote.routes.map(({ path, page, render, frame }) => [path, page, render, frame]))
export const read = () => current
import.meta.hot.accept(${path}, (next) => {
  if (!next) return
  if (addresses(next) !== addresses(current)) location.reload()
  current = next
})`

/** A page that is no valid module is in the way of no other. */
const server = (name: string) =>
  [
    "import { createPlatform } from '@site/web/platform'",
    "import { renderSlot } from '@site/web/stub-host/render-slot'",
    "import { remote } from '/src/remote/routes.ts'",
    "const files = import.meta.glob('/src/pages/*/page.tsx', { import: 'default' })",
    'export { remote }',
    'export async function renderPage({ origin, page, ...input }) {',
    "  const load = files['/src/pages/' + page + '/page.tsx']",
    "  if (!load) throw new Error('There is no src/pages/' + page + '/page.tsx')",
    `  const bundles = { '${name}': { remote, pages: { [page]: await load() } } }`,
    '  const { http } = createPlatform({ site: input.site, fetch: (path, init) => fetch(origin + path, init) })',
    '  return renderSlot({ ...input, bundles, getJson: http.getJson })',
    '}'
  ].join('\n')
