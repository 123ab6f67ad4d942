import { createTestDatabase, createTestLog, eventually } from '@site/service/testing/test-database'
import { expect, it } from 'vitest'
import { migrations } from '../migrations/index.ts'
import { createTestTimers } from '../testing/test-timers.ts'
import { claimTest } from './claim-run.ts'
import { holdLease } from './hold-lease.ts'
import { latestRuns, takeOver } from './run-repository.ts'

const LEASE_MS = 60_000

async function holdTestRun() {
  let now = new Date('2026-11-21T10:00:00.000Z')
  const database = await createTestDatabase('sqlite', { migrations })
  const timers = createTestTimers()
  const { log, entries } = createTestLog()
  const deps = { db: database.db, clock: () => now, log, timers, leaseMs: LEASE_MS }
  const run = await claimTest(deps, { from: '192.0.2.1' })
  const read = async () => (await latestRuns(database.db.knex, 1))[0] ?? expect.unreachable()
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms)
    return now
  }
  return { ...database, timers, entries, run, lease: holdLease(deps, run), read, pass }
}

it('a lease is prolonged by its length three times in it, until it is released', async () => {
  const { timers, lease, read, pass, drop } = await holdTestRun()
  const first = (await read()).leaseUntil
  const now = pass(LEASE_MS / 3)
  timers.runIntervals(LEASE_MS / 3 - 1)
  expect((await read()).leaseUntil).toEqual(first)
  timers.runIntervals(LEASE_MS / 3)
  await eventually(
    'it is longer',
    async () => (await read()).leaseUntil.getTime() === now.getTime() + LEASE_MS
  )
  lease.release()
  pass(LEASE_MS / 3)
  timers.runIntervals()
  expect((await read()).leaseUntil.getTime()).toBe(now.getTime() + LEASE_MS)
  expect(lease.lost.aborted).toBe(false)
  await drop()
})

it('a lease is lost when the run has become someone else’s', async () => {
  const { db, timers, lease, read, pass, drop } = await holdTestRun()
  const startedAt = pass(LEASE_MS)
  const change = { claim: 'other', startedAt, leaseUntil: startedAt, cause: null }
  await takeOver(db.knex, await read(), change)
  timers.runIntervals()
  await eventually('it is lost', () => lease.lost.aborted)
  expect(lease.lost.reason).toEqual(new Error('The run is no longer ours'))
  await drop()
})

it('a lease is not lost when the database does not answer, which is logged', async () => {
  const { db, timers, lease, entries, run, drop } = await holdTestRun()
  await db.knex.schema.renameTable('article_runs', 'away')
  timers.runIntervals()
  const [line] = await eventually('it is logged', () => (entries().length > 0 ? entries() : undefined))
  expect(line).toMatchObject({ run: run.id, msg: 'The lease of a run could not be prolonged', err: {} })
  expect(lease.lost.aborted).toBe(false)
  await drop()
})
