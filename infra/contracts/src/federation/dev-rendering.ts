import type { Site } from '../site/site.ts'
import type { BrowserRegistry } from './registry.ts'
import type { RenderOutput } from './render.ts'

/** What the gateway asks of the renderer of `npm run dev`, which renders pages from sources (POST /render). */
export interface DevRenderJob {
  /** Absolute address asked for. */
  url: string
  site: Site
  registry: BrowserRegistry
  /** Whose page it is: `bundle` is the server bundle of its built version, for a remote that is not served from sources. */
  owner: { unit: string; page: string; bundle: string } | null
}

/** A stylesheet of a page. Vite's client takes the style element that carries `id` for its own, and updates it. */
export interface DevStyle {
  id: string
  css: string
}

/** Answered with status 200: as a rendering thread answers (`data` is JSON), and the styles of the modules that were used. */
export interface DevRenderedPage {
  page: Omit<RenderOutput, 'data'> & { data: string }
  styles: DevStyle[]
}

/** Answered with status 500, for a developer to read. */
export interface DevRenderFault {
  /** The front end whose source the error comes from. */
  unit: string
  message: string
  /** Lines of the sources, from the repository's root. */
  stack: string
  /** Counts changes of sources: GET /changes?since=<revision> sends an event as soon as there is another. */
  revision: number
}
