import { type Database, isDuplicateKey, toDatabaseDate } from '@site/service/database/database'
import type { Log } from '@site/service/observability/log'
import type { Clock } from '@site/service/process/clock'
import { scheduleJob } from 'node-schedule'
import { jobRunsTable } from '../tables/tables.ts'

const TIME_ZONE = 'Europe/Paris'
/** A replica that began the day's work this long ago and did not finish is taken for dead. */
const LEASE_MS = 3_600_000

const parisDay = new Intl.DateTimeFormat('fr-CA', { timeZone: TIME_ZONE, dateStyle: 'short' })

/** The date in Paris, such as '2026-11-21'. */
export const dayOf = (now: Date): string => parisDay.format(now)

export interface DailyJob {
  db: Database
  log: Log
  clock: Clock
  name: string
  /** Does the work and gives its counts, for the log. It runs again after a failure, so it must be idempotent. */
  work: (now: Date) => Promise<Record<string, number>>
}

/**
 * Does `work` once a day, whatever the number of replicas, restarts and changes of the clock. Each replica tries at its start
 * and then at twenty past every hour, Paris time; the claim on the day decides which one does it. So the work is done soon after
 * midnight, or as soon as a replica is up, and is tried again within the hour when it failed or its replica was killed.
 */
export function startDailyJob(job: DailyJob): { stop(): Promise<void> } {
  let running = runDaily(job)
  const timer = scheduleJob({ minute: 20, tz: TIME_ZONE }, () => {
    running = running.then(() => runDaily(job))
  })
  return {
    async stop() {
      timer.cancel()
      await running
    }
  }
}

/** Tries the day's work once; does nothing when it is done or in progress. Logs errors and never rejects. */
export async function runDaily({ db, log, clock, name, work }: DailyJob): Promise<void> {
  const now = clock()
  const run = { job: name, day: dayOf(now) }
  try {
    if (!(await claimDay(db, run, now))) return
    const done = await work(now)
    await jobRunsTable(db.knex)
      .where(run)
      .update({ finished_at: toDatabaseDate(clock()) })
    log.info({ ...run, ...done }, 'Daily job done')
  } catch (error) {
    log.error({ err: error, ...run }, 'The daily job failed and will be tried again within the hour')
    await releaseClaim(db, run, log)
  }
}

async function claimDay(db: Database, run: { job: string; day: string }, now: Date): Promise<boolean> {
  const started_at = toDatabaseDate(now)
  try {
    await jobRunsTable(db.knex).insert({ ...run, started_at })
    return true
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
  const dead = toDatabaseDate(new Date(now.getTime() - LEASE_MS))
  const taken = await jobRunsTable(db.knex)
    .where(run)
    .whereNull('finished_at')
    .where('started_at', '<=', dead)
    .update({
      started_at
    })
  return taken > 0
}

async function releaseClaim(db: Database, run: { job: string; day: string }, log: Log): Promise<void> {
  try {
    await jobRunsTable(db.knex).where(run).whereNull('finished_at').delete()
  } catch (error) {
    log.error({ err: error, ...run }, 'The day’s claim stays until it runs out')
  }
}
