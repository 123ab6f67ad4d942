import { type Database, isDuplicateKey, toDatabaseDate } from '@site/service/database/database'
import type { Log } from '@site/service/observability/log'
import type { Clock } from '@site/service/process/clock'
import { scheduleJob } from 'node-schedule'
import { jobRunsTable } from '../tables/tables.ts'

const TIME_ZONE = 'Europe/Paris'
/** After this long a replica that began the day's work and did not finish is taken for dead. */
const LEASE_MS = 3_600_000

const parisDay = new Intl.DateTimeFormat('fr-CA', { timeZone: TIME_ZONE, dateStyle: 'short' })

/** The date in Paris, such as '2026-11-21'. */
export const dayOf = (now: Date): string => parisDay.format(now)

export interface DailyJob {
  db: Database
  log: Log
  clock: Clock
  name: string
  /** Gives what it did, for the log. Run again after a failure: it must bear that. */
  work: (now: Date) => Promise<Record<string, number>>
}

/**
 * Does `work` once a day, whatever the number of replicas, restarts and changes of the clock. The timer is a hint that
 * comes at the start and then every hour at twenty past, Paris time; the claim on the day decides. So the work is done soon after
 * midnight, or as soon as there is a replica, and one that failed or was killed is done again within the hour.
 */
export function startDailyJob(job: DailyJob): { stop(): Promise<void> } {
  let inHand = runDaily(job)
  const timer = scheduleJob({ minute: 20, tz: TIME_ZONE }, () => {
    inHand = inHand.then(() => runDaily(job))
  })
  return {
    async stop() {
      timer.cancel()
      await inHand
    }
  }
}

/** One try at the day's work; does nothing when the day is done or being done. Logs what fails and never rejects. */
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
    await giveBack(db, run, log)
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

async function giveBack(db: Database, run: { job: string; day: string }, log: Log): Promise<void> {
  try {
    await jobRunsTable(db.knex).where(run).whereNull('finished_at').delete()
  } catch (error) {
    log.error({ err: error, ...run }, 'The day’s claim stays until it runs out')
  }
}
