import { type Database, toDate } from '@site/service/database/database'
import {
  createTestDatabase,
  createTestLog,
  DIALECTS,
  eventually,
  type TestDatabase
} from '@site/service/testing/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrations } from '../migrations/index.ts'
import { dayOf, runDaily, startDailyJob } from './daily-job.ts'

/** Work that one of the replicas does once a day. */
describe.each(DIALECTS)('a daily job on %s', (dialect) => {
  let database: TestDatabase
  let db: Database
  let now = new Date('2026-11-21T10:00:00.000Z')
  let done: string[] = []
  const { log, text } = createTestLog()
  const job = (work: (now: Date) => Promise<Record<string, number>>) => ({
    db,
    log,
    clock: () => now,
    name: 'test',
    work
  })
  const count = async (at: Date) => {
    done.push(dayOf(at))
    return { rows: 1 }
  }

  beforeEach(async () => {
    database = await createTestDatabase(dialect, { migrations })
    db = database.db
    done = []
    now = new Date('2026-11-21T10:00:00.000Z')
  })
  afterEach(() => database.drop())

  it('is done once by eight replicas, and again the next day in Paris', async () => {
    await Promise.all(Array.from({ length: 8 }, () => runDaily(job(count))))
    await runDaily(job(count))
    expect(done).toEqual(['2026-11-21'])
    now = new Date('2026-11-21T22:59:59.999Z')
    await runDaily(job(count))
    now = new Date('2026-11-21T23:00:00.000Z')
    await runDaily(job(count))
    expect(done).toEqual(['2026-11-21', '2026-11-22'])
  })

  it('is done at the start when the day’s has been missed', async () => {
    const running = startDailyJob(job(count))
    await eventually('the run', () => done.length === 1)
    await running.stop()
    const again = startDailyJob(job(count))
    await again.stop()
    expect(done).toHaveLength(1)
  })

  it('is tried again after a failure, which is logged', async () => {
    await runDaily(job(() => Promise.reject(new Error('no luck'))))
    expect(text()).toContain('no luck')
    await runDaily(job(count))
    expect(done).toHaveLength(1)
  })

  it('is taken over from a replica that was killed in it, after an hour', async () => {
    await db.knex('job_runs').insert({ job: 'test', day: '2026-11-21', started_at: now })
    now = new Date('2026-11-21T10:59:59.999Z')
    await runDaily(job(count))
    expect(done).toEqual([])
    now = new Date('2026-11-21T11:00:00.000Z')
    await Promise.all(Array.from({ length: 8 }, () => runDaily(job(count))))
    expect(done).toHaveLength(1)
    expect(toDate((await db.knex('job_runs').first()).finished_at)).toEqual(now)
  })
})
