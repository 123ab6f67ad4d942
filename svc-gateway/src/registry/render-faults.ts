import type { DeployableManifest } from '@site/contracts/federation/registry'

/** Which version of which unit. */
export type Version = Pick<DeployableManifest, 'name' | 'version'>

/** Versions that failed to render, each set aside for a while and then tried again. */
export interface RenderFaults {
  isBroken: (version: Version) => boolean
  /** Sets a version aside. Repeated faults set it aside for longer. Returns for how many milliseconds. */
  mark: (version: Version) => number
  /** The version rendered: the next fault counts as a first one. */
  clear: (version: Version) => void
}

const idOf = ({ name, version }: Version) => `${name}/${version}`

/**
 * `baseMs` is how long a first fault sets a version aside; each fault that follows without a success between doubles
 * it, up to `maxMs`. `now` gives milliseconds.
 */
export function createRenderFaults(options: {
  baseMs: number
  maxMs: number
  now: () => number
}): RenderFaults {
  const faults = new Map<string, { until: number; count: number }>()
  return {
    isBroken: (version) => (faults.get(idOf(version))?.until ?? 0) > options.now(),
    mark(version) {
      const count = (faults.get(idOf(version))?.count ?? 0) + 1
      const pause = Math.min(options.maxMs, options.baseMs * 2 ** (count - 1))
      faults.set(idOf(version), { until: options.now() + pause, count })
      return pause
    },
    clear: (version) => void faults.delete(idOf(version))
  }
}
