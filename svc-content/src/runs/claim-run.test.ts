import { listAudit } from '@site/service/admin/audit'
import { createTestDatabase, DIALECTS, type TestDatabase } from '@site/service/testing/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrations } from '../migrations/index.ts'
import { claimAbandoned, claimDaily, claimManual, claimTest } from './claim-run.ts'
import {
  abandonedRuns,
  insertRun,
  isAnyRunning,
  latestRuns,
  listUsedTitles,
  lockOwned,
  purgeRuns,
  recordFailure,
  recordSuccess,
  setLease,
  takeOver
} from './run-repository.ts'

const LEASE_MS = 60_000
const DAY_MS = 86_400_000
const INTERRUPTED = 'La génération a été interrompue avant la fin.'
const actor = { from: '192.0.2.1' }

describe.each(DIALECTS)('claims of runs on %s', (dialect) => {
  let database: TestDatabase
  let now: Date
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  beforeEach(async () => {
    database = await createTestDatabase(dialect, { migrations })
    now = new Date('2026-11-21T10:00:00.000Z')
  })
  afterEach(() => database.drop())
  const deps = () => ({ db: database.db, clock: () => now, leaseMs: LEASE_MS })
  const knex = () => database.db.knex
  const daily = async () => (await claimDaily(deps())) ?? expect.unreachable()
  const audit = () => listAudit(knex(), { limit: 10, scope: 'all' })
  const only = async () => (await latestRuns(knex(), 1))[0] ?? expect.unreachable()

  it('the day is one replica’s, for a lease', async () => {
    const run = await daily()
    expect(run).toEqual({
      id: expect.any(Number),
      kind: 'daily',
      plannedDate: '2026-11-21',
      claim: expect.stringMatching(/^[0-9a-f-]{36}$/),
      attempts: 1
    })
    expect(await claimDaily(deps())).toBeUndefined()
    const { claim, ...row } = await only()
    expect(claim).toBe(run.claim)
    expect(row).toEqual({
      id: run.id,
      kind: 'daily',
      plannedDate: '2026-11-21',
      state: 'running',
      attempts: 1,
      leaseUntil: new Date(now.getTime() + LEASE_MS),
      startedAt: now,
      endedAt: null,
      nextAttemptAt: null,
      cause: null,
      articleId: null,
      title: null,
      waitsUntil: null
    })
    later(LEASE_MS - 1)
    expect(await claimDaily(deps())).toBeUndefined()
  })

  it('of replicas that look at the same moment one has the day', async () => {
    const claims = await Promise.all([claimDaily(deps()), claimDaily(deps()), claimDaily(deps())])
    expect(claims.filter((claim) => claim !== undefined)).toHaveLength(1)
  })

  it('an error of the database is not taken for a replica that was quicker', async () => {
    await knex().schema.alterTable('article_runs', (table) => table.renameColumn('attempts', 'tries'))
    await expect(claimDaily(deps())).rejects.toThrow(/attempts/)
    await expect(claimManual(deps(), actor)).rejects.toThrow(/attempts/)
    expect(await audit()).toEqual([])
  })

  it('the day of an owner that fell silent is taken at the end of its lease, and says so', async () => {
    const first = await daily()
    later(LEASE_MS)
    const second = await daily()
    expect(second).toEqual({ ...first, claim: second.claim, attempts: 2 })
    expect(second.claim).not.toBe(first.claim)
    expect(await only()).toMatchObject({
      state: 'running',
      attempts: 2,
      cause: INTERRUPTED,
      startedAt: now,
      leaseUntil: new Date(now.getTime() + LEASE_MS)
    })
  })

  it('a day that failed is taken when its next attempt is due, and keeps its cause until it has an end', async () => {
    const run = await daily()
    const nextAttemptAt = new Date(now.getTime() + 120_000)
    expect(await recordFailure(knex(), run, { cause: 'Panne.', at: now, nextAttemptAt })).toBe(true)
    expect(await only()).toMatchObject({ state: 'failed', cause: 'Panne.', endedAt: now, nextAttemptAt })
    expect(await recordFailure(knex(), run, { cause: 'Autre.', at: now, nextAttemptAt: null })).toBe(false)
    later(119_999)
    expect(await claimDaily(deps())).toBeUndefined()
    later(1)
    expect(await daily()).toMatchObject({ id: run.id, attempts: 2 })
    expect(await only()).toMatchObject({
      state: 'running',
      cause: 'Panne.',
      endedAt: null,
      nextAttemptAt: null
    })
  })

  it('a day that is given up, or done, is taken by nobody', async () => {
    const run = await daily()
    await recordFailure(knex(), run, { cause: 'x'.repeat(600), at: now, nextAttemptAt: null })
    expect((await only()).cause).toHaveLength(500)
    later(3_600_000)
    expect(await claimDaily(deps())).toBeUndefined()
    later(DAY_MS)
    await recordSuccess(knex(), await daily(), { articleId: 7, title: 'Fait', at: now })
    expect(await only()).toMatchObject({ state: 'succeeded', articleId: 7, title: 'Fait', endedAt: now })
    later(3_600_000)
    expect(await claimDaily(deps())).toBeUndefined()
  })

  it('a manual run is the only one, and is written down with who ordered it', async () => {
    const run = await claimManual(deps(), actor)
    expect(run).toEqual({
      id: expect.any(Number),
      kind: 'manual',
      plannedDate: null,
      claim: expect.any(String),
      attempts: 1
    })
    expect(await only()).toMatchObject({
      kind: 'manual',
      state: 'running',
      claim: run?.claim,
      startedAt: now
    })
    const entry = {
      at: now.toISOString(),
      action: 'generation-triggered',
      subjectId: null,
      from: '192.0.2.1'
    }
    expect(await audit()).toMatchObject([entry])
    expect(await claimManual(deps(), actor)).toBeUndefined()
    // Its owner is silent, but the article is still promised, so no other manual run may begin.
    later(LEASE_MS)
    expect(await claimManual(deps(), actor)).toBeUndefined()
    expect(await audit()).toHaveLength(1)
    await recordFailure(knex(), run ?? expect.unreachable(), {
      cause: 'Panne.',
      at: now,
      nextAttemptAt: null
    })
    const next = (await claimManual(deps(), actor)) ?? expect.unreachable()
    await recordSuccess(knex(), next, { articleId: 7, title: 'Fait', at: now })
    expect(await claimManual(deps(), actor)).toBeDefined()
  })

  it('a manual run waits while any other is under way, and for none that has ended', async () => {
    const run = await daily()
    expect(await claimManual(deps(), actor)).toBeUndefined()
    await recordSuccess(knex(), run, { articleId: 7, title: 'Fait', at: now })
    expect(await claimManual(deps(), actor)).toBeDefined()
  })

  it('of those who read that a run is abandoned one takes it, and no other run', async () => {
    const other = await claimTest(deps(), actor)
    await daily()
    const read = await only()
    later(LEASE_MS)
    const takeOverAs = (claim: string) =>
      takeOver(knex(), read, { claim, leaseUntil: now, startedAt: now, cause: null })
    expect([await takeOverAs('one'), await takeOverAs('other')]).toEqual([true, false])
    expect((await latestRuns(knex(), 2)).map(({ claim }) => claim)).toEqual(['one', other.claim])
  })

  it('a test article has a run of its own, whatever else is under way', async () => {
    await claimManual(deps(), actor)
    const run = await claimTest(deps(), actor)
    const expected = { kind: 'test', plannedDate: null, attempts: 1 }
    expect(run).toEqual({ ...expected, id: run.id, claim: run.claim, actor })
    expect(await only()).toMatchObject({ ...expected, state: 'running', claim: run.claim })
    expect((await claimTest(deps(), actor)).id).not.toBe(run.id)
  })

  it('an abandoned manual run is taken twice, and fails at the third', async () => {
    await claimManual(deps(), actor)
    for (const attempts of [2, 3]) {
      later(LEASE_MS)
      expect(await claimAbandoned(deps(), await only())).toMatchObject({ kind: 'manual', attempts })
    }
    later(LEASE_MS)
    expect(await claimAbandoned(deps(), await only())).toBeUndefined()
    expect(await only()).toMatchObject({
      state: 'failed',
      cause: INTERRUPTED,
      endedAt: now,
      nextAttemptAt: null
    })
  })

  it('an abandoned test, or a day that is over, ends as a failure; today is left to who looks for its day', async () => {
    await claimTest(deps(), actor)
    later(LEASE_MS)
    expect(await claimAbandoned(deps(), await only())).toBeUndefined()
    expect(await only()).toMatchObject({ kind: 'test', state: 'failed' })
    await daily()
    later(LEASE_MS)
    expect(await claimAbandoned(deps(), await only())).toBeUndefined()
    expect(await only()).toMatchObject({ kind: 'daily', state: 'running' })
    later(DAY_MS)
    expect(await claimAbandoned(deps(), await only())).toBeUndefined()
    expect(await only()).toMatchObject({ kind: 'daily', state: 'failed', cause: INTERRUPTED })
  })

  it('a run is its owner’s until it ends or is taken', async () => {
    const run = await daily()
    const until = new Date(now.getTime() + 2 * LEASE_MS)
    expect([await lockOwned(knex(), run), await setLease(knex(), run, until)]).toEqual([true, true])
    expect((await only()).leaseUntil).toEqual(until)
    const other = { ...run, claim: 'other' }
    expect([await lockOwned(knex(), other), await setLease(knex(), other, now)]).toEqual([false, false])
    await recordSuccess(knex(), other, { articleId: 7, title: 'Fait', at: now })
    expect(await only()).toMatchObject({ state: 'running', leaseUntil: until })
    await recordFailure(knex(), run, { cause: 'Panne.', at: now, nextAttemptAt: null })
    expect([await lockOwned(knex(), run), await setLease(knex(), run, until)]).toEqual([false, false])
  })

  it('a run is under way until its lease ends, and abandoned from then on, the oldest first', async () => {
    expect(await isAnyRunning(knex(), now)).toBe(false)
    const ids = [(await claimTest(deps(), actor)).id, (await claimTest(deps(), actor)).id]
    later(LEASE_MS - 1)
    expect([await isAnyRunning(knex(), now), await abandonedRuns(knex(), now)]).toEqual([true, []])
    later(1)
    expect(await isAnyRunning(knex(), now)).toBe(false)
    expect((await abandonedRuns(knex(), now)).map(({ id }) => id)).toEqual(ids)
    expect((await latestRuns(knex(), 10)).map(({ id }) => id)).toEqual(ids.toReversed())
  })

  it('the titles of all runs are remembered, the newest first and each once', async () => {
    for (const title of ['Un', 'Deux', 'Un', 'Trois']) {
      later(1000)
      await recordSuccess(knex(), await claimTest(deps(), actor), { articleId: 7, title, at: now })
    }
    await claimTest(deps(), actor)
    expect(await listUsedTitles(knex())).toEqual(['Trois', 'Un', 'Deux'])
  })

  it('runs of two years ago are forgotten, but for those that wrote an article', async () => {
    const start = (startedAt: Date) =>
      insertRun(knex(), {
        kind: 'test',
        plannedDate: null,
        place: null,
        claim: 'c',
        leaseUntil: startedAt,
        startedAt
      })
    const before = now.getTime() - 730 * DAY_MS
    await start(new Date(before - 1))
    const wrote = await start(new Date(before - 1))
    await recordSuccess(knex(), { id: wrote, claim: 'c' }, { articleId: 7, title: 'Fait', at: now })
    const young = await start(new Date(before))
    expect(await purgeRuns(knex(), now)).toBe(1)
    expect((await latestRuns(knex(), 10)).map(({ id }) => id)).toEqual([young, wrote])
  })
})
