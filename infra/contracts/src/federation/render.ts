import type { Site } from '../site/site.ts'
import type { AllGrants } from './grants.ts'
import type { BrowserRegistry } from './registry.ts'
import type { PageHead, Remote } from './remote.ts'

/**
 * The seam between the gateway's rendering worker and the server bundles. Bundles are CommonJS files with four
 * externals that the worker supplies: react, react/jsx-runtime, react-dom (and react-dom/server for the shell), and
 * '@site/web/platform', which is the shell bundle's own `platform` export: one React and one platform for all.
 */
export interface ShellServerBundle {
  /** The namespace remotes receive as '@site/web/platform'. */
  platform: Record<string, unknown>
  /** What remotes may have; a stub of the shell grants nothing, and refuses nothing. */
  grants?: AllGrants
  /** As its manifest says it (registry.ts). */
  registry?: 'by-need'
  render: (input: RenderInput) => Promise<RenderOutput>
}

export interface RemoteServerBundle {
  remote: Remote
  /** Default exports of src/pages/<page>/page.tsx, by page. */
  pages: Record<string, unknown>
  /** Default export of src/remote/widget.tsx. */
  widget?: unknown
}

export interface RenderInput {
  /** Absolute address asked for. */
  url: string
  site: Site
  registry: BrowserRegistry
  /** Loaded bundles by remote name; a remote without one renders its slot's fallback. */
  bundles: Record<string, RemoteServerBundle>
  getJson: (path: string) => Promise<unknown>
}

export interface RenderOutput {
  /** Markup of #root. */
  html: string
  head: PageHead
  status: number
  index: boolean
  /** Remote and route that own the page; null when no remote claims the address. */
  match: { remote: string; path: string; page: string } | null
  /** TanStack Query's dehydrated state, to be inlined as JSON. */
  data: unknown
  cacheTags: string[]
}

/** What a page inlines as <script type="application/json" id="site-state">. */
export interface PageState {
  site: Site
  registry: BrowserRegistry
  /** null when the page was not rendered on the server. */
  data: unknown
  rendered: boolean
  /** The page insists on its title (`PageHead`). */
  keepTitle?: boolean
  /** The declared path of the page, where this host has something elsewhere (`registry.moved`). */
  path?: string
  /** The shell's own files, for the boot script. */
  shell: { version: string; base: string; entry: string; modules: string[] }
}

/**
 * The page's import map: integrity by absolute address of every module that the page may load. What the page asks for ahead of
 * an import takes it from here too.
 */
export interface PageImportMap {
  integrity: Record<string, string>
}
