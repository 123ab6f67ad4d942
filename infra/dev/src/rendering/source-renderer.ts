import { join } from 'node:path'
import type { DevRenderedPage, DevRenderJob } from '@site/contracts/federation/development/dev-rendering'
import type { RemoteServerBundle, ShellServerBundle } from '@site/contracts/federation/render'
import { findExposes } from '@site/federation/build/deployable-source'
import {
  defineRendering,
  deployableOf,
  foldersOf,
  type RenderedDeployable
} from '@site/federation/build/vite/vite-rendering'
import { loadRemoteBundle } from '@site/federation/rendering/load-bundle'
import { readPageStyles } from '@site/federation/source-rendering/page-styles'
import { createServer, createServerModuleRunner, type Plugin } from 'vite'
import { ROOT } from '../system/paths.ts'

export interface SourceRendererOptions {
  /** Deployables that are rendered from their sources, the shell first. */
  deployables: readonly [RenderedDeployable, ...RenderedDeployable[]]
  /** Where the shell's Vite server serves files from. */
  filesOrigin: string
  /** Origin of the gateway, from which pages get their data. Without a trailing slash. */
  dataOrigin: string
  /** Called when a source has changed; the next page is rendered from its new content. */
  onChange: () => void
}

export interface SourceRenderer {
  /** Renders a page. Throws the errors of its modules. */
  render: (job: DevRenderJob) => Promise<DevRenderedPage>
  close: () => Promise<void>
}

/** The stylesheet that the shell's entry for browsers imports besides its components. */
const BASE_STYLE = join(ROOT, 'infra/web/src/theme/base.css')

type Fetch = (path: string, init?: RequestInit) => Promise<Response>
interface Platform {
  createPlatform: (options: { site: unknown; fetch: Fetch }) => {
    http: { getJson: (path: string) => Promise<unknown> }
  }
}

/** Renders pages on the server from sources, with Vite's module runner, which evaluates changed modules again. */
export async function createSourceRenderer(options: SourceRendererOptions): Promise<SourceRenderer> {
  const { deployables, filesOrigin, dataOrigin } = options
  const config = defineRendering(deployables, filesOrigin)
  const vite = await createServer({ ...config, plugins: [config.plugins, reportChanges(options.onChange)] })
  vite.watcher.add(foldersOf(deployables))
  const { ssr } = vite.environments
  // 'prepareStackTrace', as another tool in the process may switch off Node's own source maps: stacks must name lines of sources.
  const runner = createServerModuleRunner(ssr, { hmr: false, sourcemapInterceptor: 'prepareStackTrace' })
  const shellEntry = join(deployables[0].dir, 'src/server.tsx')
  const styling = {
    graph: ssr.moduleGraph,
    importModule: (id: string) => runner.import<unknown>(id),
    deployableOf: (id: string) => (deployableOf(id, deployables) ?? deployables[0]).name
  }

  /** Imports the modules that one page of a remote needs. `files` are theirs. */
  const importPage = async ({ dir }: RenderedDeployable, page: string) => {
    const exposes = findExposes(dir)
    const [routes, view] = ['./routes', `./pages/${page}`].map((name) => join(dir, exposes[name] ?? name))
    if (!routes || !view) throw new Error(`${dir} has no page ${page}`)
    const { remote } = await runner.import<{ remote: RemoteServerBundle['remote'] }>(routes)
    const { default: View } = await runner.import<{ default: unknown }>(view)
    return { bundle: { remote, pages: { [page]: View } }, files: [routes, view] }
  }

  const importOwner = async (owner: NonNullable<DevRenderJob['owner']>, shell: ShellServerBundle) => {
    const source = deployables.find(({ name }) => name === owner.remote)
    if (source) return importPage(source, owner.page)
    return { bundle: loadRemoteBundle(owner.bundle, shell.platform), files: [] }
  }

  return {
    async render({ url, site, registry, owner }) {
      const shell = await runner.import<ShellServerBundle>(shellEntry)
      const owned = owner && (await importOwner(owner, shell))
      const { createPlatform } = shell.platform as unknown as Platform
      const { http } = createPlatform({ site, fetch: (path, init) => fetch(dataOrigin + path, init) })
      const bundles = owner && owned ? { [owner.remote]: owned.bundle } : {}
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

/** Vite calls `hotUpdate` once it has marked the module and its importers as changed. */
const reportChanges = (onChange: () => void): Plugin => ({
  name: 'site:report-changes',
  hotUpdate() {
    if (this.environment.name === 'ssr') setImmediate(onChange)
  }
})
