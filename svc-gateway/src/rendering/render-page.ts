import type { DevStyle } from '@site/contracts/federation/dev-rendering'
import type { DeployableManifest } from '@site/contracts/federation/registry'
import type { Site } from '@site/contracts/site/site'
import type { Log } from '@site/service/observability/log'
import { LRUCache } from 'lru-cache'
import type { UnitChoice } from '../registry/choose-versions.ts'
import type { OpenRegistry } from '../registry/open-registry.ts'
import type { RenderFaults } from '../registry/render-faults.ts'
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
  /** Network of whoever asks. */
  client: string
}

/** A rendered page, and the registry it was rendered with, which the browser must be told too. */
export interface RenderSuccess {
  page: RenderedPage
  snapshot: Snapshot
  hadDataFault: boolean
  /** Of modules on development servers. */
  devStyles?: DevStyle[]
}

export interface RendererOptions {
  site: Site
  pool: RenderPool
  registry: OpenRegistry
  faults: RenderFaults
  /** How long a page that no version renders is left to the browser, in milliseconds, and the clock for it. */
  pauseMs: number
  now: () => number
  log: Log
}

export type RenderPage = (request: PageRequest) => Promise<RenderSuccess | null>

const MAX_UNRENDERABLE = 500

/**
 * Renders a page. When a version fails, the previous one of the unit to blame is tried for this request; if that works,
 * the failing version is set aside for a while. If both fail, the fault is the page's: it is left to the browser for a
 * while, and nobody is set aside for one strange address. Null when the page is for the browser to render.
 */
export function createRenderer(options: RendererOptions): RenderPage {
  const { pool, registry, faults, log } = options
  const unrenderable = new LRUCache<string, number>({ max: MAX_UNRENDERABLE })

  const attempt = async ({ snapshot, match, path, client }: PageRequest, without: string | null = null) => {
    const owner = match?.remote
    const choice = { dir: registry.dir(), snapshot, isBroken: faults.isBroken }
    const isNeeded = ({ name, widget }: DeployableManifest) =>
      name !== without && (name === owner || widget !== undefined)
    const bundles = chooseBundles(choice, isNeeded)
    const ownerIsMissing = match?.route && !bundles?.remotes.some(({ name }) => name === owner)
    if (!bundles || ownerIsMissing) return null
    const url = options.site.origin + (match?.path ?? path)
    const job = {
      kind: 'page',
      url,
      site: options.site,
      registry: snapshot.browser,
      owner: owner ?? 'shell',
      ...bundles
    } as const
    const { result, hadDataFault } = await pool.run<'page'>(job, client)
    const success: RenderSuccess = { page: result, snapshot, hadDataFault }
    return success
  }

  const note = (error: RenderError, { path, snapshot }: PageRequest, culprit: UnitChoice | undefined) => {
    const { kind, unit, isDataFault } = error
    const version = culprit?.manifest?.version
    log.warn(
      { err: error, kind, unit, version, isDataFault, path, key: snapshot.key },
      'page was not rendered'
    )
  }

  /** The page once more, with the culprit's previous version, or without the culprit where the page is another's. */
  const retry = async (request: PageRequest, culprit: UnitChoice, reason: string) => {
    const { snapshot, match } = request
    const isElsewhere = culprit.name !== 'shell' && culprit.name !== match?.remote
    if (!culprit.manifest || !(culprit.fallback || isElsewhere)) return null
    const units = [...snapshot.units.values()].map((unit) =>
      unit.name === culprit.name ? previousOf(unit) : unit
    )
    const spare = culprit.fallback
      ? buildSnapshot(snapshot.revision, units, snapshot.browser.preview)
      : snapshot
    const without = culprit.fallback ? null : culprit.name
    try {
      const success = await attempt({ ...request, snapshot: spare }, without)
      if (success) registry.reportFault(culprit.manifest, reason)
      return success
    } catch (error) {
      note(toRenderError(error), { ...request, snapshot: spare }, culprit)
      return null
    }
  }

  return async (request) => {
    const { snapshot, match, path } = request
    const key = `${snapshot.key} ${path}`
    if ((unrenderable.get(key) ?? 0) > options.now()) return null
    try {
      const success = await attempt(request)
      const served = [snapshot.shell, match && snapshot.units.get(match.remote)?.manifest]
      if (success) for (const manifest of served) if (manifest) registry.reportRendered(manifest)
      return success
    } catch (thrown) {
      const error = toRenderError(thrown)
      const culprit = snapshot.units.get(error.unit ?? match?.remote ?? 'shell')
      note(error, request, culprit)
      if (error.isDataFault || error.kind === 'busy') return null
      const success = culprit ? await retry(request, culprit, error.message) : null
      if (!success) unrenderable.set(key, options.now() + options.pauseMs)
      return success
    }
  }
}

const previousOf = (unit: UnitChoice): UnitChoice => ({
  ...unit,
  state: 'previous',
  manifest: unit.fallback,
  fallback: null
})
