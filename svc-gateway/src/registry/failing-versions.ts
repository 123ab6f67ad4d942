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
  /** The version rendered: the next failure counts as a first one. One that is set aside for good stays so. */
  clear: (version: Version) => void
  /** Sets a version aside until it is begun with again: one that is tried now and then would come and go for those who see it. */
  stop: (version: Version, reason: string) => void
  begin: (version: Version) => void
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
  const isStopped = (version: Version) => failures.get(versionId(version))?.until === Number.POSITIVE_INFINITY
  return {
    isBroken: (version) => (failures.get(versionId(version))?.until ?? 0) > options.now(),
    mark(version, reason = '') {
      const count = (failures.get(versionId(version))?.count ?? 0) + 1
      if (isStopped(version)) return Number.POSITIVE_INFINITY
      const pause = Math.min(options.maxMs, options.baseMs * 2 ** (count - 1))
      const at = options.now()
      failures.set(versionId(version), { until: at + pause, at, count, reason })
      return pause
    },
    failuresOf(version) {
      const found = failures.get(versionId(version))
      return found && found.count > 0
        ? { count: found.count, reason: found.reason, ageMs: options.now() - found.at }
        : null
    },
    clear(version) {
      if (!isStopped(version)) failures.delete(versionId(version))
    },
    stop(version, reason) {
      const count = failures.get(versionId(version))?.count ?? 0
      const until = Number.POSITIVE_INFINITY
      failures.set(versionId(version), { until, at: options.now(), count, reason })
    },
    begin: (version) => void failures.delete(versionId(version))
  }
}
