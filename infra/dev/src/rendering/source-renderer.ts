import { join } from 'node:path'
import type { DevRenderedPage, DevRenderJob } from '@site/contracts/federation/dev-rendering'
import type { RemoteServerBundle, ShellServerBundle } from '@site/contracts/federation/render'
import { findExposes } from '@site/federation/build/deployable-source'
import { defineRendering, foldersOf, type Unit, unitOf } from '@site/federation/build/vite/vite-rendering'
import { loadRemoteBundle } from '@site/federation/rendering/load-bundle'
import { createServer, createServerModuleRunner, type Plugin } from 'vite'
import { ROOT } from '../system/paths.ts'
import { readPageStyles } from './page-styles.ts'

export interface SourceRendererOptions {
  /** Units rendered from their sources, the shell first. */
  units: readonly [Unit, ...Unit[]]
  /** Where the shell's Vite server serves files from. */
  filesOrigin: string
  /** Where pages take their data from: the gateway. Without a trailing slash. */
  dataOrigin: string
  /** A source has changed, and is read again by the next page. */
  onChange: () => void
}

export interface SourceRenderer {
  /** Renders a page. Throws what its modules throw. */
  render: (job: DevRenderJob) => Promise<DevRenderedPage>
  close: () => Promise<void>
}

/** What the browser's entry of the shell imports besides what it renders. */
const BASE_STYLE = join(ROOT, 'infra/web/src/theme/base.css')

type Fetch = (path: string, init?: RequestInit) => Promise<Response>
interface Platform {
  createPlatform: (options: { site: unknown; fetch: Fetch }) => {
    http: { getJson: (path: string) => Promise<unknown> }
  }
}

/** Renders pages on the server from sources, with Vite's module runner: what has changed is evaluated again by itself. */
export async function createSourceRenderer(options: SourceRendererOptions): Promise<SourceRenderer> {
  const { units, filesOrigin, dataOrigin } = options
  const config = defineRendering(units, filesOrigin)
  const vite = await createServer({ ...config, plugins: [config.plugins, tellOfChanges(options.onChange)] })
  vite.watcher.add(foldersOf(units))
  const { ssr } = vite.environments
  // Not Node's own maps, which another tool in the process may switch off: stacks name lines of the sources.
  const runner = createServerModuleRunner(ssr, { hmr: false, sourcemapInterceptor: 'prepareStackTrace' })
  const shellEntry = join(units[0].dir, 'src/server.tsx')
  const styling = {
    graph: ssr.moduleGraph,
    importModule: (id: string) => runner.import<unknown>(id),
    unitOf: (id: string) => (unitOf(id, units) ?? units[0]).name
  }

  /** Of a remote, what one page needs, and the files it stands in. */
  const importPage = async ({ dir }: Unit, page: string) => {
    const exposes = findExposes(dir)
    const [routes, view] = ['./routes', `./pages/${page}`].map((name) => join(dir, exposes[name] ?? name))
    if (!routes || !view) throw new Error(`${dir} has no page ${page}`)
    const { remote } = await runner.import<{ remote: RemoteServerBundle['remote'] }>(routes)
    const { default: View } = await runner.import<{ default: unknown }>(view)
    return { bundle: { remote, pages: { [page]: View } }, files: [routes, view] }
  }

  const importOwner = async (owner: NonNullable<DevRenderJob['owner']>, shell: ShellServerBundle) => {
    const unit = units.find(({ name }) => name === owner.unit)
    if (unit) return importPage(unit, owner.page)
    return { bundle: loadRemoteBundle(owner.bundle, shell.platform), files: [] }
  }

  return {
    async render({ url, site, registry, owner }) {
      const shell = await runner.import<ShellServerBundle>(shellEntry)
      const owned = owner && (await importOwner(owner, shell))
      const { createPlatform } = shell.platform as unknown as Platform
      const { http } = createPlatform({ site, fetch: (path, init) => fetch(dataOrigin + path, init) })
      const bundles = owner && owned ? { [owner.unit]: owned.bundle } : {}
      const { data, ...page } = await shell.render({ url, site, registry, bundles, getJson: http.getJson })
      const entries = [BASE_STYLE, shellEntry, ...(owned?.files ?? [])]
      const styles = await readPageStyles(styling, entries)
      return { page: { ...page, data: JSON.stringify(data ?? null) }, styles }
    },
    async close() {
      await runner.close()
      await vite.close()
    }
  }
}

/** Vite calls it once the module, and what imports it, are marked as changed. */
const tellOfChanges = (onChange: () => void): Plugin => ({
  name: 'site:tell-of-changes',
  hotUpdate() {
    if (this.environment.name === 'ssr') setImmediate(onChange)
  }
})
