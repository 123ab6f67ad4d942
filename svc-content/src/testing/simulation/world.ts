import type { Database } from '@site/service/database/database'
import { parisDate, parisMidnight } from '../../runs/paris-time.ts'
import { isAnyRunning } from '../../runs/run-repository.ts'
import { type Replica, startReplica } from './fleet.ts'
import type { Birth, Conditions } from './protocol.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** When the world looks at itself on a day on which nothing happens, in milliseconds after midnight. */
const MOMENTS = [
  ...[0, 10, 30, 60, 90].map((seconds) => seconds * SECOND_MS),
  ...[2, 4, 8, 15, 30, 40, 60].map((minutes) => minutes * MINUTE_MS),
  ...[2, 3, 4, 6, 9, 12, 18, 22].map((hours) => hours * HOUR_MS)
]
/** Clocks of replicas go wrong by less than this, either way. */
export const SKEW_MS = 5 * SECOND_MS
/** While an article is being written time goes on in shorter steps than leases are long. */
const STEP_MS = 15 * SECOND_MS

export const CALM: Conditions = { writingMs: 0, failures: 0, kill: null, hint: true }

/** Replicas of the service on one database, and the time that they live in. */
export interface World {
  db: Database
  now(): number
  /** Lets time go on to `to` in steps, each once nothing moves any more; stops early when `until` holds after one. */
  advance(to: number, until?: () => boolean): Promise<void>
  /** What holds for those that live and those that will. */
  set(conditions: Partial<Conditions>): void
  alive(): Replica[]
  /** Replicas that have ended so far, by whatever hand. */
  deaths(): number
  /** Starts what is missing. */
  raise(): Promise<void>
  killAll(): Promise<void>
}

export function createWorld(options: {
  db: Database
  birth: Pick<Birth, 'databaseUrl' | 'adminCodeSha256'>
  replicas: number
  start: number
  /** From 0 to 1, below 1. */
  random: () => number
}): World {
  const { db, birth, replicas: wanted, random } = options
  let now = options.start
  let conditions = CALM
  let fleet: Replica[] = []
  let deaths = 0

  const alive = () => fleet.filter((replica) => replica.isAlive())
  const bury = () => {
    deaths += fleet.length - alive().length
    fleet = alive()
  }
  const skew = () => Math.round((random() - 0.5) * 2 * (SKEW_MS - 1))
  const spawn = async () => {
    const replica = await startReplica({ ...birth, at: now, skewMs: skew(), conditions })
    if (replica) fleet.push(replica)
    else deaths += 1
  }
  const nextMoment = async (to: number): Promise<number> => {
    if (await isAnyRunning(db.knex, new Date(now))) return Math.min(to, now + STEP_MS)
    const midnight = parisMidnight(parisDate(new Date(now))).getTime()
    const moment = MOMENTS.map((after) => midnight + after).find((at) => at > now)
    return Math.min(to, moment ?? to)
  }

  return {
    db,
    now: () => now,
    alive,
    deaths() {
      bury()
      return deaths
    },
    set(change) {
      conditions = { ...conditions, ...change }
      for (const replica of alive()) replica.tell(conditions)
    },
    async advance(to, until = () => false) {
      while (now < to) {
        now = await nextMoment(to)
        await Promise.all(fleet.map((replica) => replica.advance(now)))
        bury()
        if (until()) return
      }
    },
    async raise() {
      bury()
      await Promise.all(Array.from({ length: wanted - fleet.length }, spawn))
    },
    async killAll() {
      await Promise.all(alive().map((replica) => replica.kill()))
      bury()
    }
  }
}
