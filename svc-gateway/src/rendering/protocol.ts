import type { BrowserRegistry } from '@site/contracts/federation/registry'
import type { SitemapEntry } from '@site/contracts/federation/remote'
import type { RenderOutput } from '@site/contracts/federation/render'
import type { Site } from '@site/contracts/site/site'
import type { JsonAnswer } from '../data/json-answer.ts'

/** A server bundle the worker may evaluate once its content matches. `file` is an absolute path. */
export interface BundleRef {
  name: string
  version: string
  file: string
  integrity: string
  /** Parts of the API that give it data; absent: all that pages may have, as it was built before remotes declared any. */
  api?: readonly string[]
}

interface Bundles {
  shell: BundleRef
  remotes: BundleRef[]
}

/** What a worker can be asked to do. One at a time. */
export type RenderJob =
  /** Evaluates the bundles, so that the first page does not pay for it. */
  | ({ kind: 'prepare' } & Bundles)
  /** `owner`: the deployable whose page it is. */
  | ({ kind: 'page'; url: string; site: Site; registry: BrowserRegistry; owner: string } & Bundles)
  | ({ kind: 'sitemap'; site: Site } & Bundles)

/** A page as the worker hands it over: its data are JSON already, made off the main thread. */
export type RenderedPage = Omit<RenderOutput, 'data'> & { data: string }

/** Entries of one remote; `error` when they could not be listed. */
export interface RemoteSitemap {
  remote: string
  entries: SitemapEntry[]
  error: string | null
}

export interface JobResults {
  prepare: null
  page: RenderedPage
  sitemap: RemoteSitemap[]
}

export type ToWorker = { type: 'job'; job: RenderJob } | ({ type: 'answer'; id: number } & JsonAnswer)

/** `external`: bytes of the thread outside V8's heap (buffers), after the job. */
export type FromWorker =
  | { type: 'ready' }
  /** Sent before a bundle is evaluated, and null after: an endless loop is blamed on the deployable named last. */
  | { type: 'evaluating'; deployable: string | null }
  /** `remote`: whose page, or list of addresses, it is for. */
  | { type: 'get'; id: number; path: string; remote: string }
  | { type: 'done'; result: JobResults[RenderJob['kind']]; external: number }
  | { type: 'failed'; deployable: string | null; message: string; stack: string; external: number }
