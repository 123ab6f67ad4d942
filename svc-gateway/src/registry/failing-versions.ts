import type { DeployableManifest } from '@site/contracts/federation/registry'

/** Which version of which deployable. */
export type Version = Pick<DeployableManifest, 'name' | 'version'>

/** Versions that failed to render, each set aside for a while and then tried again. */
export interface FailingVersions {
  isBroken: (version: Version) => boolean
  /** Sets a version aside. Repeated failures set it aside for longer. Returns for how many milliseconds. */
  mark: (version: Version, reason?: string) => number
  /** Its failures since it last rendered, the reason of the latest and how long ago that was; null when there are none. */
  failuresOf: (version: Version) => { count: number; reason: string; ageMs: number } | null
  /** The version rendered: the next failure counts as a first one. */
  clear: (version: Version) => void
}

/** Names a version among all. */
export const versionId = ({ name, version }: Version) => `${name}/${version}`

/**
 * `baseMs` is how long a first failure sets a version aside; each failure that follows without a success between doubles
 * it, up to `maxMs`. `now` gives milliseconds.
 */
export function createFailingVersions(options: {
  baseMs: number
  maxMs: number
  now: () => number
}): FailingVersions {
  const failures = new Map<string, { until: number; at: number; count: number; reason: string }>()
  return {
    isBroken: (version) => (failures.get(versionId(version))?.until ?? 0) > options.now(),
    mark(version, reason = '') {
      const count = (failures.get(versionId(version))?.count ?? 0) + 1
      const pause = Math.min(options.maxMs, options.baseMs * 2 ** (count - 1))
      const at = options.now()
      failures.set(versionId(version), { until: at + pause, at, count, reason })
      return pause
    },
    failuresOf(version) {
      const found = failures.get(versionId(version))
      return found ? { count: found.count, reason: found.reason, ageMs: options.now() - found.at } : null
    },
    clear: (version) => void failures.delete(versionId(version))
  }
}
