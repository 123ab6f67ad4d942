import { join } from 'node:path'
import type { DevRenderProblem, DevStyle } from '@site/contracts/federation/development/dev-rendering'
import type { BrowserRegistry } from '@site/contracts/federation/registry'
import type { Remote } from '@site/contracts/federation/remote'
import type { RenderOutput } from '@site/contracts/federation/render'
import type { Site } from '@site/contracts/site/site'
import { createServerModuleRunner, type ViteDevServer } from 'vite'
import { type DeployableSource, findExposes } from '../../build/deployable-source.ts'
import { describeRenderError } from '../../source-rendering/describe-render-error.ts'
import { readPageStyles } from '../../source-rendering/page-styles.ts'
import { SERVER } from './remote-modules.ts'

/** What the sources say or throw. */
export type Local<Found> = { found: Found } | { problem: Omit<DevRenderProblem, 'revision'> }

export interface LocalPage extends RenderOutput {
  styles: DevStyle[]
}

export interface LocalRemote {
  readRoutes: () => Promise<Local<Remote['routes']>>
  /** `page`: the folder of the page below `src/pages`. */
  render: (input: {
    url: string
    page: string
    site: Site
    registry: BrowserRegistry
  }) => Promise<Local<LocalPage>>
  close: () => Promise<void>
}

interface ServerModule {
  remote: Remote
  renderPage: (input: object) => Promise<RenderOutput>
}

/**
 * Renders pages of the remote from its sources as they are at that moment.
 *
 * @param site origin of the site that gives the pages their data
 */
export function createLocalRemote(vite: ViteDevServer, project: DeployableSource, site: string): LocalRemote {
  const { ssr } = vite.environments
  // Stacks must name lines of sources, whatever else reads them in this process.
  const runner = createServerModuleRunner(ssr, { hmr: false, sourcemapInterceptor: 'prepareStackTrace' })
  const styling = {
    graph: ssr.moduleGraph,
    importModule: (id: string) => runner.import<unknown>(id),
    deployableOf: () => project.name
  }
  const attempt = async <Found>(work: (module: ServerModule) => Promise<Found>): Promise<Local<Found>> => {
    try {
      return { found: await work(await runner.import<ServerModule>(SERVER)) }
    } catch (error) {
      return { problem: describeRenderError(error, [project], project.name, project.dir) }
    }
  }
  return {
    readRoutes: () => attempt(async ({ remote }) => remote.routes),
    render: ({ page, ...input }) =>
      attempt(async ({ renderPage }) => {
        const output = await renderPage({ ...input, page, origin: site })
        const exposes = findExposes(project.dir)
        const files = ['./routes', `./pages/${page}`].map((name) => join(project.dir, exposes[name] ?? name))
        return { ...output, styles: await readPageStyles(styling, files) }
      }),
    close: () => runner.close()
  }
}
