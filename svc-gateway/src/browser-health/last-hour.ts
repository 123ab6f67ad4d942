import type { Evidence } from '@site/contracts/browser-health/deployables-report'
import { INCIDENT_KINDS, type IncidentKind } from '@site/contracts/browser-health/limits'
import { type Version, versionId } from '../registry/failing-versions.ts'

/** An incident as evidence: what a browser told of it, and nothing of whose browser it was. */
export type Told = Omit<Evidence, 'count' | 'lastAt'>

export interface LastHour {
  add: (version: Version, told: Told) => void
  incidents: (version: Version) => Record<IncidentKind, number>
  /** The most frequent first. */
  evidence: (version: Version) => Evidence[]
  /** Every version of which something was told. */
  versions: () => Version[]
}

const MINUTE = 60_000
const HOUR = 60
/** Different incidents of one version that are kept; more are counted alone. */
const DIFFERENT = 50

interface Kept {
  version: Version
  /** Counts by the minute in which they were told. */
  minutes: Map<number, Record<IncidentKind, number>>
  evidence: Map<string, Evidence>
}

/** Incidents of the last hour, in memory. `now` gives milliseconds since 1970. */
export function createLastHour(now: () => number): LastHour {
  const kept = new Map<string, Kept>()

  const forgetOld = () => {
    const since = now() - HOUR * MINUTE
    for (const [id, { minutes, evidence }] of kept) {
      for (const minute of minutes.keys()) if ((minute + 1) * MINUTE <= since) minutes.delete(minute)
      for (const [key, { lastAt }] of evidence) if (Date.parse(lastAt) <= since) evidence.delete(key)
      if (minutes.size === 0) kept.delete(id)
    }
  }
  const find = (version: Version) => {
    forgetOld()
    return kept.get(versionId(version))
  }
  const keep = (version: Version): Kept => {
    const one = find(version) ?? { version, minutes: new Map(), evidence: new Map() }
    kept.set(versionId(version), one)
    return one
  }

  return {
    add(version, told) {
      const { minutes, evidence } = keep(version)
      const minute = Math.floor(now() / MINUTE)
      const counts = minutes.get(minute) ?? noIncidents()
      counts[told.kind] += 1
      minutes.set(minute, counts)
      const key = JSON.stringify([told.kind, told.message, told.file, told.line, told.column])
      const before = evidence.get(key)
      if (!before && evidence.size >= DIFFERENT) return
      evidence.set(key, { ...told, count: (before?.count ?? 0) + 1, lastAt: new Date(now()).toISOString() })
    },
    incidents(version) {
      const total = noIncidents()
      for (const counts of find(version)?.minutes.values() ?? [])
        for (const kind of INCIDENT_KINDS) total[kind] += counts[kind]
      return total
    },
    evidence: (version) =>
      [...(find(version)?.evidence.values() ?? [])].sort((one, other) => other.count - one.count),
    versions() {
      forgetOld()
      return [...kept.values()].map(({ version }) => version)
    }
  }
}

const noIncidents = (): Record<IncidentKind, number> => ({
  error: 0,
  'load-failure': 0,
  fallback: 0,
  'empty-slot': 0
})
