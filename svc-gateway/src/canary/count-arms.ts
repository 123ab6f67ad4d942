import { createHash } from 'node:crypto'
import type { IncidentKind } from '@site/contracts/browser-health/limits'
import type { BrowserReport } from '@site/contracts/browser-health/report'
import { type Tallies, type Tally, VITALS, type Vital } from './judging/judge.ts'

/** Which of the two versions. */
export type ArmName = keyof Tallies

export interface ArmCounts {
  /** A network was shown the version. */
  see: (arm: ArmName, network: string) => void
  /** A browser told something of the version. */
  take: (arm: ArmName, network: string, report: BrowserReport) => void
  tally: () => Tallies
}

/** Networks of a version that are counted at most: by then there is enough to judge by. */
const MOST = 100_000

const RATE_OF: Record<IncidentKind, 'errors' | 'load-failures' | 'fallbacks'> = {
  error: 'errors',
  'load-failure': 'load-failures',
  fallback: 'fallbacks',
  'empty-slot': 'fallbacks'
}

/** Upper ends of the buckets of each vital: milliseconds, and the score of layout shifts. */
const TIMES = [
  50, 100, 150, 200, 300, 400, 500, 650, 800, 1000, 1200, 1500, 1800, 2200, 2700, 3500, 5000, 8000
]
const BUCKETS: Record<Vital, number[]> = {
  ...{ ttfb: TIMES, lcp: TIMES, inp: TIMES },
  cls: [0.001, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5]
}

/**
 * Counts networks, not pages: one visitor who loads a page again and again, or somebody who makes it up, counts once. `salt`: networks are held as hashes
 * with it, in memory, for as long as the canary lasts.
 */
export function createArmCounts(salt: string): ArmCounts {
  const arms = { canary: emptyArm(), live: emptyArm() }
  const hash = (network: string) =>
    createHash('sha256').update(`${salt} ${network}`).digest('base64url').slice(0, 12)
  const see = (arm: ArmName, id: string) => add(arms[arm].visitors, id)

  return {
    see: (arm, network) => see(arm, hash(network)),
    take(arm, network, { incidents = [], vitals }) {
      const id = hash(network)
      // Somebody may tell of a version whose page another gateway has answered.
      see(arm, id)
      for (const { kind } of incidents) add(arms[arm][RATE_OF[kind]], id)
      if (!vitals) return
      add(arms[arm].told, id)
      for (const vital of VITALS) {
        const value = vitals[vital]
        const { tellers, buckets } = arms[arm].vitals[vital]
        if (value === undefined || tellers.has(id) || !add(tellers, id)) continue
        const found = BUCKETS[vital].findIndex((end) => value <= end)
        const bucket = found < 0 ? BUCKETS[vital].length : found
        buckets[bucket] = (buckets[bucket] ?? 0) + 1
      }
    },
    tally: () => ({ canary: tallyOf(arms.canary), live: tallyOf(arms.live) })
  }
}

const emptyArm = () => ({
  visitors: new Set<string>(),
  errors: new Set<string>(),
  'load-failures': new Set<string>(),
  fallbacks: new Set<string>(),
  told: new Set<string>(),
  vitals: Object.fromEntries(
    VITALS.map((vital) => [
      vital,
      { tellers: new Set<string>(), buckets: Array.from({ length: BUCKETS[vital].length + 1 }, () => 0) }
    ])
  ) as Record<Vital, { tellers: Set<string>; buckets: number[] }>
})

/** Returns whether it is in the set by then. */
function add(set: Set<string>, id: string): boolean {
  if (set.size < MOST) set.add(id)
  return set.has(id)
}

function tallyOf({ vitals, ...sets }: ReturnType<typeof emptyArm>): Tally {
  return {
    visitors: sets.visitors.size,
    errors: sets.errors.size,
    'load-failures': sets['load-failures'].size,
    fallbacks: sets.fallbacks.size,
    told: sets.told.size,
    vitals: Object.fromEntries(VITALS.map((vital) => [vital, [...vitals[vital].buckets]])) as Tally['vitals']
  }
}
