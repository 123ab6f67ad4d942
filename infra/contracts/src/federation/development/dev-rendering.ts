import type { Site } from '../../site/site.ts'
import type { BrowserRegistry } from '../registry.ts'
import type { RenderOutput } from '../render.ts'

/** The body of POST /render, by which the gateway asks the renderer of `npm run dev` for a page made from sources. */
export interface DevRenderJob {
  /** The requested address, absolute. */
  url: string
  site: Site
  registry: BrowserRegistry
  /** The remote whose page it is; `bundle` is the server bundle of its built version, for a remote that is not served from sources. */
  owner: { remote: string; page: string; bundle: string } | null
}

/** A stylesheet of a page. Vite's client treats the style element with this `id` as its own, and updates it. */
export interface DevStyle {
  id: string
  css: string
}

/** The answer with status 200: the output of a rendering thread (`data` is JSON), and the styles of the modules that were used. */
export interface DevRenderedPage {
  page: Omit<RenderOutput, 'data'> & { data: string }
  styles: DevStyle[]
}

/** The answer with status 500, for a developer to read. */
export interface DevRenderProblem {
  /** The deployable whose source the error comes from. */
  deployable: string
  message: string
  /** Its files are named from the repository's root. */
  stack: string
  /** The number of source changes so far: GET /changes?since=<revision> sends an event as soon as there is another. */
  revision: number
}
