import { eventually } from '@site/service/testing/test-database'
import type { Conditions, KILL_POINTS } from './protocol.ts'
import { NORMAL_CONDITIONS, type SimulatedCluster } from './simulated-cluster.ts'

type KillPoint = (typeof KILL_POINTS)[number]

/** What happens to the replicas between one midnight and the next. */
export interface Scenario {
  name: string
  /** True when no replica is up at midnight. */
  isDown?: boolean
  /** What happens before midnight. All replicas are up, unless they were down the day before. */
  before?(cluster: SimulatedCluster): Promise<void>
  /** What happens from midnight on. The simulation then advances to the end of the day. */
  run?(cluster: SimulatedCluster, day: { midnight: number; adminCode: string }): Promise<void>
}

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const TIME_TO_RECOVER = 40 * MINUTE_MS

const withConditions = (name: string, conditions: Partial<Conditions>): Scenario => ({
  name,
  before: async (cluster) => cluster.setConditions(conditions)
})

export const quiet = withConditions('quiet', {})
export const slow = withConditions('the writer takes five minutes', { writingMs: 5 * MINUTE_MS })
export const failing = withConditions('the writer fails three times', {
  failures: 3,
  writingMs: 20 * SECOND_MS
})
export const withoutMidnightTimer = withConditions('no hint at midnight', { midnightTimer: false })

/** At each of `points` in turn the replicas that reach it first are killed. */
export function killedAt(...points: KillPoint[]): Scenario {
  let before = 0
  const setKillPoint = (cluster: SimulatedCluster, kill: KillPoint | undefined) => {
    before = cluster.exits()
    cluster.setConditions({ kill: kill ?? null })
  }
  const hasExited = (cluster: SimulatedCluster) => cluster.exits() > before
  return {
    name: `death ${points.join(', then ')}`,
    async before(cluster) {
      cluster.setConditions({ writingMs: 40 * SECOND_MS })
      setKillPoint(cluster, points[0])
    },
    async run(cluster, { midnight }) {
      for (const [index, point] of points.entries()) {
        if (index > 0) setKillPoint(cluster, point)
        if (cluster.alive().length === 0) await cluster.startMissing()
        if (!hasExited(cluster))
          await cluster.advance(cluster.now() + TIME_TO_RECOVER, () => hasExited(cluster))
        // The relay does not follow the virtual clock, so real time must pass too.
        await eventually(`a replica is killed ${point}`, () => hasExited(cluster))
      }
      cluster.setConditions({ kill: null })
      await cluster.advance(Math.max(cluster.now(), midnight + 2 * TIME_TO_RECOVER))
      await cluster.startMissing()
    }
  }
}

const waitForOwner = async (cluster: SimulatedCluster) => {
  await cluster.advance(cluster.now() + 5 * MINUTE_MS, () =>
    cluster.alive().some((replica) => replica.isWriting())
  )
  const replica = cluster.alive().find((one) => one.isWriting())
  if (!replica) throw new Error('Nobody writes')
  return replica
}

const withOwner = (name: string, run: (cluster: SimulatedCluster) => Promise<void>): Scenario => ({
  name,
  before: async (cluster) => cluster.setConditions({ writingMs: 3 * MINUTE_MS }),
  run
})

export const ownerKilled = withOwner('the owner is killed as it writes, twice', async (cluster) => {
  for (let death = 0; death < 2; death += 1) {
    await (await waitForOwner(cluster)).kill()
    await cluster.advance(cluster.now() + 90 * SECOND_MS)
  }
})

export const ownerStops = withOwner('the owner is deployed anew as it writes', async (cluster) => {
  await (await waitForOwner(cluster)).stop()
  await cluster.startMissing()
})

export const ownerFrozen = withOwner(
  'the owner freezes, and wakes when another has written',
  async (cluster) => {
    const frozen = await waitForOwner(cluster)
    frozen.freeze()
    await cluster.advance(cluster.now() + 10 * MINUTE_MS)
    frozen.thaw()
  }
)

export const ownerWakesEarly = withOwner(
  'the owner freezes, and wakes while another writes',
  async (cluster) => {
    const frozen = await waitForOwner(cluster)
    frozen.freeze()
    await cluster.advance(cluster.now() + 3 * MINUTE_MS, () =>
      cluster.alive().some((one) => one !== frozen && one.isWriting())
    )
    frozen.thaw()
  }
)

/** No replica is up from before midnight until `ms` milliseconds after it. */
export const downUntil = (ms: number): Scenario => ({
  name: `down until ${new Date(ms).toISOString().slice(11, 16)}`,
  isDown: true,
  before: (cluster) => cluster.killAll(),
  async run(cluster, { midnight }) {
    await cluster.advance(midnight + ms)
    await cluster.startMissing()
  }
})
export const downUntilMorning = downUntil(9.5 * HOUR_MS)
/** Late, and yet within a day of 23 hours. */
export const downUntilLate = downUntil(22 * HOUR_MS + 58 * MINUTE_MS)
export const downAllDay: Scenario = {
  name: 'down all day',
  isDown: true,
  before: (cluster) => cluster.killAll()
}

/** At noon, an administrator orders an article from two replicas at once: one order is accepted, the other refused. */
export const manual: Scenario = {
  name: 'two manual orders at once',
  before: async (cluster) => cluster.setConditions({ writingMs: 40 * SECOND_MS }),
  async run(cluster, { midnight, adminCode }) {
    await cluster.advance(midnight + 12 * HOUR_MS)
    const [one, other] = cluster.alive()
    const press = async (url = '') => {
      const response = await fetch(`${url}/api/admin/trigger-generation`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ adminCode })
      })
      return response.status
    }
    const statuses = await Promise.all([press(one?.url), press(other?.url)])
    if (statuses.sort().join() !== '202,409') throw new Error(`Two orders were answered ${statuses}`)
    await cluster.advance(cluster.now() + 5 * MINUTE_MS)
  }
}

/** Every day begins under these conditions. */
export const resetConditions = (cluster: SimulatedCluster) => cluster.setConditions(NORMAL_CONDITIONS)
