import type { Canary, DeployableManifest, Registry } from '@site/contracts/federation/registry'
import type { Health } from './version-health.ts'

/** What serves for one deployable, and why. */
export interface VersionChoice {
  name: string
  state: 'live' | 'previous' | 'preview' | 'down'
  /** The version that serves; null when every version is broken. */
  manifest: DeployableManifest | null
  /** What the browser, or a failed render, may fall back to. */
  fallback: DeployableManifest | null
  /** The live manifest, for the routes of a deployable that is down. */
  declared: DeployableManifest
  /** Since when its pages say what they say, by path; of the live version alone. */
  pagesChangedAt?: Record<string, string> | undefined
  /** A share of the visitors gets it, and `fallback` is what the others get. */
  isCanary?: true
  reason: string
}

/** A version that a share of the visitors gets in the place of the one that serves. */
export interface CanaryChoice extends Pick<Canary, 'share' | 'salt'> {
  choice: VersionChoice
}

export interface Verdict {
  /** Are the files of this version verified? */
  healthOf: (manifest: DeployableManifest) => Health
  /** Has this version lately failed to render? */
  isBrokenForRendering: (manifest: DeployableManifest) => boolean
}

/**
 * The effective version of each deployable: live when it is verified and renders, else previous when that is, else live even if
 * it does not render (the browser may do better), else down (FED-7). A version that was rolled back is blocked
 * (`held` in registry.json) and never serves as the previous one.
 */
export function chooseVersions(registry: Registry, verdict: Verdict): VersionChoice[] {
  return Object.entries(registry.units).map(([name, { live, previous, held, pagesChangedAt }]) => {
    const liveHealth = verdict.healthOf(live)
    const mayFallBack = previous && !held.includes(previous.version) && verdict.healthOf(previous).ok
    const fallback = mayFallBack ? previous : null
    const usableFallback = fallback && !verdict.isBrokenForRendering(fallback)
    const base = { name, declared: live }
    if (liveHealth.ok && !(usableFallback && verdict.isBrokenForRendering(live))) {
      return {
        ...base,
        state: 'live',
        manifest: live,
        fallback,
        pagesChangedAt,
        reason: 'live is verified'
      }
    }
    const reason = liveHealth.ok ? 'live failed to render' : liveHealth.error
    if (fallback) return { ...base, state: 'previous', manifest: fallback, fallback: null, reason }
    return { ...base, state: 'down', manifest: null, fallback: null, reason }
  })
}

/**
 * The canaries that can be shown: verified, and not set aside. Each falls back to what serves the other visitors. One whose deployable is served in
 * another way than the registry says (`choices`), such as by a development server, is not shown.
 */
export function chooseCanaries(
  registry: Registry,
  choices: VersionChoice[],
  verdict: Verdict
): CanaryChoice[] {
  return choices.flatMap(({ name, manifest, declared }) => {
    const entry = registry.units[name]
    const canary = entry?.canary
    if (!canary || !manifest || (manifest !== entry.live && manifest !== entry.previous)) return []
    if (!verdict.healthOf(canary.manifest).ok || verdict.isBrokenForRendering(canary.manifest)) return []
    const { share, salt } = canary
    const choice: VersionChoice = {
      ...{ name, state: 'live', isCanary: true, manifest: canary.manifest, fallback: manifest, declared },
      reason: `for ${share} % of the visitors`
    }
    return [{ choice, share, salt }]
  })
}
