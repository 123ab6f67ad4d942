import type { DeployableManifest, Registry } from '@site/contracts/federation/registry'
import type { Health } from './version-health.ts'

/** What serves for one unit, and why. */
export interface UnitChoice {
  name: string
  state: 'live' | 'previous' | 'preview' | 'down'
  /** The version that serves; null when every version is broken. */
  manifest: DeployableManifest | null
  /** What the browser, or a failed render, may fall back to. */
  fallback: DeployableManifest | null
  /** The live manifest, for the routes of a unit that is down. */
  declared: DeployableManifest
  /** Since when its pages say what they say, by path; of the live version alone. */
  pagesChangedAt?: Record<string, string> | undefined
  reason: string
}

export interface Verdict {
  /** Are the files of this version whole? */
  healthOf: (manifest: DeployableManifest) => Health
  /** Has this version lately failed to render? */
  isBrokenForRendering: (manifest: DeployableManifest) => boolean
}

/**
 * The effective version of each unit: live when it is whole and renders, else previous when that is, else live even if
 * it does not render (the browser may do better), else down (FED-7). A version that was rolled back (held)
 * is nobody's previous.
 */
export function chooseVersions(registry: Registry, verdict: Verdict): UnitChoice[] {
  return Object.entries(registry.units).map(([name, { live, previous, held, pagesChangedAt }]) => {
    const liveHealth = verdict.healthOf(live)
    const isSpare = previous && !held.includes(previous.version) && verdict.healthOf(previous).ok
    const spare = isSpare ? previous : null
    const usableSpare = spare && !verdict.isBrokenForRendering(spare)
    const base = { name, declared: live }
    if (liveHealth.ok && !(usableSpare && verdict.isBrokenForRendering(live))) {
      return {
        ...base,
        state: 'live',
        manifest: live,
        fallback: spare,
        pagesChangedAt,
        reason: 'live is whole'
      }
    }
    const reason = liveHealth.ok ? 'live failed to render' : liveHealth.fault
    if (spare) return { ...base, state: 'previous', manifest: spare, fallback: null, reason }
    return { ...base, state: 'down', manifest: null, fallback: null, reason }
  })
}
