import type { Database } from '@site/service/database/database'
import { parisDate, parisMidnight } from '@site/service/process/paris-time'
import { isAnyRunning } from '../../runs/run-repository.ts'
import type { Conditions, ReplicaSettings } from './protocol.ts'
import { type Replica, startReplica } from './start-replica.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** The steps in which time advances while no article is being written, in milliseconds after midnight. */
const IDLE_STEPS = [
  ...[0, 10, 30, 60, 90].map((seconds) => seconds * SECOND_MS),
  ...[2, 4, 8, 15, 30, 40, 60].map((minutes) => minutes * MINUTE_MS),
  ...[2, 3, 4, 6, 9, 12, 18, 22].map((hours) => hours * HOUR_MS)
]
/** The clock of a replica is less than this fast or slow. */
export const SKEW_MS = 5 * SECOND_MS
/** While an article is being written, time advances in steps that are shorter than a lease. */
const STEP_MS = 15 * SECOND_MS

export const NORMAL_CONDITIONS: Conditions = { writingMs: 0, failures: 0, kill: null, midnightTimer: true }

/** Replicas of the service on one database, under one virtual clock. */
export interface SimulatedCluster {
  db: Database
  now(): number
  /** Advances the time to `to` in steps, each once all replicas are idle. Stops early when `until` holds after a step. */
  advance(to: number, until?: () => boolean): Promise<void>
  /** Changes the conditions of the replicas that run and of those that will be started. */
  setConditions(conditions: Partial<Conditions>): void
  alive(): Replica[]
  /** How many replicas have exited so far, killed or stopped. */
  exits(): number
  /** Starts replicas until there are as many as the cluster should have. */
  startMissing(): Promise<void>
  killAll(): Promise<void>
}

export function createSimulatedCluster(options: {
  db: Database
  settings: Pick<ReplicaSettings, 'databaseUrl' | 'adminCodeSha256'>
  replicas: number
  start: number
  /** Gives numbers from 0 to 1, 1 excluded. */
  random: () => number
}): SimulatedCluster {
  const { db, settings, replicas: wanted, random } = options
  let now = options.start
  let conditions = NORMAL_CONDITIONS
  let started: Replica[] = []
  let exits = 0

  const alive = () => started.filter((replica) => replica.isAlive())
  const removeExited = () => {
    exits += started.length - alive().length
    started = alive()
  }
  const skew = () => Math.round((random() - 0.5) * 2 * (SKEW_MS - 1))
  const spawn = async () => {
    const replica = await startReplica({ ...settings, at: now, skewMs: skew(), conditions })
    if (replica) started.push(replica)
    else exits += 1
  }
  const nextStep = async (to: number): Promise<number> => {
    if (await isAnyRunning(db.knex, new Date(now))) return Math.min(to, now + STEP_MS)
    const midnight = parisMidnight(parisDate(new Date(now))).getTime()
    const next = IDLE_STEPS.map((after) => midnight + after).find((at) => at > now)
    return Math.min(to, next ?? to)
  }

  return {
    db,
    now: () => now,
    alive,
    exits() {
      removeExited()
      return exits
    },
    setConditions(change) {
      conditions = { ...conditions, ...change }
      for (const replica of alive()) replica.setConditions(conditions)
    },
    async advance(to, until = () => false) {
      while (now < to) {
        now = await nextStep(to)
        await Promise.all(started.map((replica) => replica.advance(now)))
        removeExited()
        if (until()) return
      }
    },
    async startMissing() {
      removeExited()
      await Promise.all(Array.from({ length: wanted - started.length }, spawn))
    },
    async killAll() {
      await Promise.all(alive().map((replica) => replica.kill()))
      removeExited()
    }
  }
}
