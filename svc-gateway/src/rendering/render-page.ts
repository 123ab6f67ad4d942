import type { DevStyle } from '@site/contracts/federation/development/dev-rendering'
import type { DeployableManifest } from '@site/contracts/federation/registry'
import type { Site } from '@site/contracts/site/site'
import type { Log } from '@site/service/observability/log'
import { LRUCache } from 'lru-cache'
import type { VersionChoice } from '../registry/choose-versions.ts'
import { type FailingVersions, versionId } from '../registry/failing-versions.ts'
import type { OpenRegistry } from '../registry/open-registry.ts'
import { buildSnapshot, type Snapshot } from '../registry/snapshot.ts'
import { chooseBundles } from './choose-bundles.ts'
import type { PageMatch } from './match-route.ts'
import type { RenderPool } from './pool.ts'
import type { RenderedPage } from './protocol.ts'
import { type RenderError, toRenderError } from './render-error.ts'

export interface PageRequest {
  snapshot: Snapshot
  match: PageMatch | null
  /** Path asked for, normalised. */
  path: string
  /** What of its query the page depends on (searchOf). */
  search: string
  /** Network of whoever asks. */
  client: string
}

/** A rendered page, and the registry it was rendered with, which the browser must receive too. */
export interface RenderSuccess {
  page: RenderedPage
  snapshot: Snapshot
  hadDataError: boolean
  /** Of modules on development servers. */
  devStyles?: DevStyle[]
}

export interface RendererOptions {
  site: Site
  pool: RenderPool
  registry: OpenRegistry
  failingVersions: FailingVersions
  /** How long a page that no version renders is left to the browser, in milliseconds, and the clock for it. */
  pauseMs: number
  now: () => number
  log: Log
}

export type RenderPage = (request: PageRequest) => Promise<RenderSuccess | null>

const MAX_UNRENDERABLE = 500
/** So many pages of a canary in so long, in milliseconds, that come late while the live version's come in time say that it hangs: one may be the machine's doing. */
const HANGS = { pages: 3, within: 10 * 60_000 }

/**
 * Renders a page. When a version fails, the previous one of the deployable to blame is tried for this request; if that works,
 * the failing version is set aside for a while. If both fail, the page itself is to blame: it is left to the browser for a
 * while, and no version is set aside for one strange address. So is a page of a canary that came late once or twice: whoever has the canary
 * keeps it. Null when the page is for the browser to render.
 */
export function createRenderer(options: RendererOptions): RenderPage {
  const { pool, registry, failingVersions, log } = options
  const unrenderable = new LRUCache<string, number>({ max: MAX_UNRENDERABLE })
  const lateCanaries = new LRUCache<string, number[]>({ max: 50 })

  /** Notes that a canary came late. True once it has so often that it hangs, and not the machine. */
  const noteLate = (canary: DeployableManifest): boolean => {
    const id = versionId(canary)
    const now = options.now()
    const recent = [...(lateCanaries.get(id) ?? []), now].filter((at) => now - at < HANGS.within)
    const hangs = recent.length >= HANGS.pages
    // One that is begun anew begins with nothing against it.
    lateCanaries.set(id, hangs ? [] : recent)
    return hangs
  }

  const attempt = async (
    { snapshot, match, path, search, client }: PageRequest,
    without: string | null = null
  ) => {
    const owner = match?.remote
    const choice = { dir: registry.dir(), snapshot, isBroken: failingVersions.isBroken }
    const isNeeded = ({ name, widget }: DeployableManifest) =>
      name !== without && (name === owner || widget !== undefined)
    const bundles = chooseBundles(choice, isNeeded)
    const ownerIsMissing = match?.route && !bundles?.remotes.some(({ name }) => name === owner)
    if (!bundles || ownerIsMissing) return null
    const url = options.site.origin + (match?.path ?? path) + search
    const job = {
      kind: 'page',
      url,
      site: options.site,
      registry: snapshot.browser,
      owner: owner ?? 'shell',
      ...bundles
    } as const
    const { result, hadDataError } = await pool.run<'page'>(job, client)
    const success: RenderSuccess = { page: result, snapshot, hadDataError }
    return success
  }

  const note = (error: RenderError, { path, snapshot }: PageRequest, culprit: VersionChoice | undefined) => {
    const { kind, deployable, isDataError } = error
    const version = culprit?.manifest?.version
    log.warn(
      { err: error, kind, deployable, version, isDataError, path, key: snapshot.key },
      'page was not rendered'
    )
  }

  /** The page once more, with the culprit's previous version, or without the culprit where the page is another's. */
  const retry = async (request: PageRequest, culprit: VersionChoice, error: RenderError) => {
    const { snapshot, match } = request
    const isOtherRemote = culprit.name !== 'shell' && culprit.name !== match?.remote
    if (!culprit.manifest || !(culprit.fallback || isOtherRemote)) return null
    const deployables = [...snapshot.deployables.values()].map((deployable) =>
      deployable.name === culprit.name ? previousOf(deployable) : deployable
    )
    const fallbackSnapshot = culprit.fallback
      ? buildSnapshot(snapshot.revision, deployables, {
          ...snapshot.browser,
          file: snapshot.file,
          redirects: snapshot.redirects
        })
      : snapshot
    const without = culprit.fallback ? null : culprit.name
    try {
      const success = await attempt({ ...request, snapshot: fallbackSnapshot }, without)
      const isLateCanary = error.kind === 'timed-out' && culprit.isCanary
      if (success && isLateCanary && !noteLate(culprit.manifest)) return null
      if (success) registry.reportError(culprit.manifest, error.message)
      return success
    } catch (thrown) {
      note(toRenderError(thrown), { ...request, snapshot: fallbackSnapshot }, culprit)
      return null
    }
  }

  return async (request) => {
    const { snapshot, match, path, search } = request
    const key = `${snapshot.key} ${path}${search}`
    if ((unrenderable.get(key) ?? 0) > options.now()) return null
    try {
      const success = await attempt(request)
      const served = [snapshot.shell, match && snapshot.deployables.get(match.remote)?.manifest]
      if (success) for (const manifest of served) if (manifest) registry.reportRendered(manifest)
      return success
    } catch (thrown) {
      const error = toRenderError(thrown)
      const culprit = snapshot.deployables.get(error.deployable ?? match?.remote ?? 'shell')
      note(error, request, culprit)
      if (error.isDataError || error.kind === 'busy') return null
      const success = culprit ? await retry(request, culprit, error) : null
      if (!success) unrenderable.set(key, options.now() + options.pauseMs)
      return success
    }
  }
}

const previousOf = (deployable: VersionChoice): VersionChoice => ({
  ...deployable,
  state: 'previous',
  manifest: deployable.fallback,
  fallback: null
})
