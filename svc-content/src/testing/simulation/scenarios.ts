import { eventually } from '@site/service/testing/test-database'
import type { Conditions, KILL_POINTS } from './protocol.ts'
import { CALM, type World } from './world.ts'

type KillPoint = (typeof KILL_POINTS)[number]

/** A day: what befalls the replicas between its midnight and the next. */
export interface Scenario {
  name: string
  /** Is anyone there at all? */
  isDown?: boolean
  /** What happens before its midnight; everyone is up unless the day before was spent down. */
  before?(world: World): Promise<void>
  /** From midnight on. The rest of the day is lived by the simulation. */
  live?(world: World, day: { midnight: number; adminCode: string }): Promise<void>
}

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const TIME_TO_RECOVER = 40 * MINUTE_MS

const under = (name: string, conditions: Partial<Conditions>): Scenario => ({
  name,
  before: async (world) => world.set(conditions)
})

export const quiet = under('quiet', {})
export const slow = under('the writer takes five minutes', { writingMs: 5 * MINUTE_MS })
export const failing = under('the writer fails three times', { failures: 3, writingMs: 20 * SECOND_MS })
export const deaf = under('no hint at midnight', { hint: false })

/** At each of `points` in turn someone dies: whoever comes there first, and who comes there with it. */
export function deathsAt(...points: KillPoint[]): Scenario {
  let before = 0
  const arm = (world: World, kill: KillPoint | undefined) => {
    before = world.deaths()
    world.set({ kill: kill ?? null })
  }
  const hasDied = (world: World) => world.deaths() > before
  return {
    name: `death ${points.join(', then ')}`,
    async before(world) {
      world.set({ writingMs: 40 * SECOND_MS })
      arm(world, points[0])
    },
    async live(world, { midnight }) {
      for (const [index, point] of points.entries()) {
        if (index > 0) arm(world, point)
        if (world.alive().length === 0) await world.raise()
        if (!hasDied(world)) await world.advance(world.now() + TIME_TO_RECOVER, () => hasDied(world))
        // The relay publishes in its own time, which is the real one.
        await eventually(`someone comes ${point}`, () => hasDied(world))
      }
      world.set({ kill: null })
      await world.advance(Math.max(world.now(), midnight + 2 * TIME_TO_RECOVER))
      await world.raise()
    }
  }
}

const owner = async (world: World) => {
  await world.advance(world.now() + 5 * MINUTE_MS, () => world.alive().some((replica) => replica.isWriting()))
  const replica = world.alive().find((one) => one.isWriting())
  if (!replica) throw new Error('Nobody writes')
  return replica
}

const withOwner = (name: string, live: (world: World) => Promise<void>): Scenario => ({
  name,
  before: async (world) => world.set({ writingMs: 3 * MINUTE_MS }),
  live
})

export const ownerKilled = withOwner('the owner is killed as it writes, twice', async (world) => {
  for (let death = 0; death < 2; death += 1) {
    await (await owner(world)).kill()
    await world.advance(world.now() + 90 * SECOND_MS)
  }
})

export const ownerStops = withOwner('the owner is deployed anew as it writes', async (world) => {
  await (await owner(world)).stop()
  await world.raise()
})

export const ownerFrozen = withOwner(
  'the owner freezes, and wakes when another has written',
  async (world) => {
    const frozen = await owner(world)
    frozen.freeze()
    await world.advance(world.now() + 10 * MINUTE_MS)
    frozen.thaw()
  }
)

export const ownerDozes = withOwner('the owner freezes, and wakes while another writes', async (world) => {
  const frozen = await owner(world)
  frozen.freeze()
  await world.advance(world.now() + 3 * MINUTE_MS, () =>
    world.alive().some((one) => one !== frozen && one.isWriting())
  )
  frozen.thaw()
})

/** Nobody is up from before midnight until so long after it. */
export const downUntil = (ms: number): Scenario => ({
  name: `down until ${new Date(ms).toISOString().slice(11, 16)}`,
  isDown: true,
  before: (world) => world.killAll(),
  async live(world, { midnight }) {
    await world.advance(midnight + ms)
    await world.raise()
  }
})
export const downUntilMorning = downUntil(9.5 * HOUR_MS)
/** A day of 23 hours still has its 22:58. */
export const downUntilLate = downUntil(22 * HOUR_MS + 58 * MINUTE_MS)
export const downAllDay: Scenario = {
  name: 'down all day',
  isDown: true,
  before: (world) => world.killAll()
}

/** An administrator presses the button on two replicas at once, at noon: one article more, and one refusal. */
export const manual: Scenario = {
  name: 'two manual orders at once',
  before: async (world) => world.set({ writingMs: 40 * SECOND_MS }),
  async live(world, { midnight, adminCode }) {
    await world.advance(midnight + 12 * HOUR_MS)
    const [one, other] = world.alive()
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
    await world.advance(world.now() + 5 * MINUTE_MS)
  }
}

/** What every day begins from. */
export const calm = (world: World) => world.set(CALM)
