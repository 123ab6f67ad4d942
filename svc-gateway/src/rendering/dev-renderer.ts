import type {
  DevRenderedPage,
  DevRenderJob,
  DevRenderProblem
} from '@site/contracts/federation/development/dev-rendering'
import type { Site } from '@site/contracts/site/site'
import { serverFile } from '@site/registry/version-files'
import type { PageMatch } from './match-route.ts'
import type { RenderPage } from './render-page.ts'

/** The first page waits for all of its modules to be transformed. Milliseconds. */
const PATIENCE = 60_000

/** A page could not be rendered from its sources. `problem` tells a developer why. */
export class DevRenderError extends Error {
  readonly problem: DevRenderProblem

  constructor(problem: DevRenderProblem) {
    super(problem.message)
    this.name = 'DevRenderError'
    this.problem = problem
  }
}

export interface DevRendererOptions {
  /** Origin of the process that renders (DEV_RENDERER, development only). */
  origin: string
  site: Site
  /** Folder of the versions, for remotes that are not served from sources. */
  dir: () => string
}

/** Renders pages by asking the renderer of `npm run dev`. Throws a DevRenderError, whose revision is 0 when nobody answered. */
export function createDevRenderer({ origin, site, dir }: DevRendererOptions): RenderPage {
  const ownerOf = (snapshot: Parameters<RenderPage>[0]['snapshot'], match: PageMatch | null) => {
    const manifest = match?.route && snapshot.deployables.get(match.remote)?.manifest
    if (!manifest || !match?.route) return null
    return { remote: match.remote, page: match.route.page, bundle: serverFile(dir(), manifest) }
  }
  return async ({ snapshot, match, path, search }) => {
    const url = site.origin + (match?.path ?? path) + search
    const job: DevRenderJob = { url, site, registry: snapshot.browser, owner: ownerOf(snapshot, match) }
    const answer = await ask(`${origin}/render`, job)
    if (!answer.ok) throw new DevRenderError((await answer.json()) as DevRenderProblem)
    const { page, styles } = (await answer.json()) as DevRenderedPage
    return { page, snapshot, hadDataError: false, devStyles: styles }
  }
}

async function ask(address: string, job: DevRenderJob): Promise<Response> {
  try {
    return await fetch(address, {
      method: 'POST',
      body: JSON.stringify(job),
      signal: AbortSignal.timeout(PATIENCE)
    })
  } catch (error) {
    const message = 'The renderer does not answer. What it wrote last stands in the terminal of npm run dev.'
    throw new DevRenderError({ deployable: 'renderer', message, stack: String(error), revision: 0 })
  }
}
