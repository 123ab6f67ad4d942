import type { Article } from '@site/contracts/articles/article'
import { type SiteEvent, siteEventSchema } from '@site/contracts/events/events'
import type { AuditEntry } from '@site/contracts/operations/audit'
import {
  type ArticleRun,
  schedulerStatusSchema,
  testArticleAnswerSchema
} from '@site/contracts/operations/scheduler'
import { inTransaction } from '@site/service/database/database'
import { bumpRevision } from '@site/service/database/revision'
import { TEST_CODE } from '@site/service/testing/start-test-service'
import type { TestClient } from '@site/service/testing/test-client'
import { DIALECTS, eventually } from '@site/service/testing/test-database'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ARTICLES_REVISION } from '../articles/article-repository.ts'
import { startTestContent, type TestContent } from '../testing/start-test-content.ts'
import { createTestTimers, type TestTimers } from '../testing/test-timers.ts'
import { buildDraft, createTestWriter, type TestWriter } from '../testing/test-writer.ts'
import type { ArticleWriter, Draft } from '../writers/draft/article-writer.ts'
import { WriterError } from '../writers/draft/writer-error.ts'
import { abandonedRuns, purgeRuns, type Run, takeOver } from './run-repository.ts'

const CODE_HEADER = { 'X-Admin-Code': encodeURIComponent(TEST_CODE) }
const BODY = { adminCode: TEST_CODE }
const ON = { SCHEDULER: 'on' }
const MINUTE_MS = 60_000

/** The generator: its API, its schedule and its replicas (RUN-10 to RUN-18, API-7, API-8, ADMIN-10). */
describe.each(DIALECTS)('the generator on %s', (dialect) => {
  let now: Date
  let timers: TestTimers
  let writer: TestWriter
  let content: TestContent

  const stops: (() => Promise<void>)[] = []

  beforeAll(async () => {
    // This replica only writes what is ordered from it. Tests add replicas with a schedule.
    const currentWriter: ArticleWriter = {
      write: (order) => writer.write(order),
      name: 'template',
      origin: { writer: 'program' }
    }
    content = await startTestContent(dialect, {
      clock: () => now,
      timers: createTestTimers(),
      writer: currentWriter
    })
  })
  afterAll(() => content.stop())
  beforeEach(async () => {
    now = new Date('2026-11-21T10:00:00.000Z')
    timers = createTestTimers()
    writer = createTestWriter()
    await inTransaction(content.db, async (trx) => {
      for (const table of ['articles', 'article_runs', 'outbox', 'audit_entries']) await trx(table).delete()
      await bumpRevision(trx, ARTICLES_REVISION)
    })
  })
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop()
  })

  /** Adds a replica, whose timers are `timers` unless the test gives others. */
  const join = async (env: Record<string, string> = {}, its: TestTimers = timers) => {
    const replica = await content.addReplica({ env, overrides: { timers: its } })
    stops.push(replica.stop)
    return replica
  }
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  const list = async (): Promise<Article[]> => (await content.get('/api/blog')).body
  const status = async (client: TestClient = content) =>
    schedulerStatusSchema
      .required()
      .parse((await client.get('/api/admin/scheduler-status', CODE_HEADER)).body)
  const runs = async (): Promise<ArticleRun[]> => (await status()).runs
  const test = (client: TestClient = content) => client.send('POST', '/api/admin/generate-test-article', BODY)
  const trigger = (client: TestClient = content) => client.send('POST', '/api/admin/trigger-generation', BODY)
  const generatedEvents = async (): Promise<SiteEvent[]> =>
    (await content.db.knex('outbox').where({ type: 'site.article-generated' }).orderBy('seq')).map(
      ({ event }) => siteEventSchema.parse(JSON.parse(event))
    )
  const audit = async (): Promise<AuditEntry[]> => (await content.get('/api/admin/audit', CODE_HEADER)).body
  const quiet = () => eventually('nothing is being written', async () => !(await status()).isRunning)
  const aRun = (state: ArticleRun['state']) =>
    eventually(`a run has ${state}`, async () => (await runs()).find((run) => run.state === state))
  const atWork = () => eventually('the writer is at work', () => writer.orders.length === 1)
  /** A draft that the test resolves. */
  const pending = () => {
    let resolve: (draft: Draft) => void = () => undefined
    const promise = new Promise<Draft>((keep) => {
      resolve = keep
    })
    return { promise, resolve }
  }

  describe('its status', () => {
    it('API-7 RUN-12 is for whoever has the code, in the header or in the query', async () => {
      const path = '/api/admin/scheduler-status'
      for (const answer of [
        await content.get(path),
        await content.get(path, { 'X-Admin-Code': 'faux' }),
        await content.get(`${path}?adminCode=faux`)
      ]) {
        expect(answer.status).toBe(401)
        expect(answer.body).toEqual({
          message: 'Code administrateur incorrect.',
          code: 'admin-code-refused'
        })
      }
      expect((await content.get(`${path}?adminCode=${encodeURIComponent(TEST_CODE)}`)).status).toBe(200)
      const { status: code, headers, body } = await content.get(path, CODE_HEADER)
      expect(code).toBe(200)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(body).toEqual({
        isRunning: false,
        scheduledTime: '00:00',
        nextRun: '2026-11-21T23:00:00.000Z',
        runs: [],
        nights: expect.any(Array),
        stock: null
      })
    })

    it('RUN-31 says how many articles the texts suffice for, and until which night', async () => {
      const stock = async (left: number) => {
        const limited = {
          ...createTestWriter(),
          name: 'template' as const,
          origin: { writer: 'program' as const }
        }
        const replica = await content.addReplica({
          overrides: { timers, writer: { ...limited, countLeft: () => left } }
        })
        stops.push(replica.stop)
        const metrics = await eventually('the gauge is set', async () => {
          const text = await (await fetch(`${replica.url}/metrics`)).text()
          return text.match(/^articles_left\{?.*\}? (\d+)$/m)?.[1]
        })
        return { metrics, ...(await status(replica)).stock }
      }
      expect(await stock(42)).toEqual({ metrics: '42', left: 42, lastNight: '2027-01-02' })
      expect(await stock(0)).toEqual({ metrics: '0', left: 0, lastNight: null })
    })

    it('refuses both orders without the code, and orders nothing', async () => {
      for (const order of ['generate-test-article', 'trigger-generation'])
        for (const body of [{}, { adminCode: 'faux' }])
          expect((await content.send('POST', `/api/admin/${order}`, body)).status).toBe(401)
      expect(writer.orders).toEqual([])
      expect(await runs()).toEqual([])
    })
  })

  describe('a test article', () => {
    it('RUN-14 is there when the call answers: article, list, event, audit, run', async () => {
      const received: SiteEvent[] = []
      await content.bus.watch(['site.article-generated'], (event) => void received.push(event))
      const { status: code, body, headers } = await test()
      expect(code).toBe(201)
      const { article, message } = testArticleAnswerSchema.parse(body)
      expect(message).toBe('Article de test généré')
      expect(article).toMatchObject({
        title: 'Article n° 1',
        imageUrl: null,
        isPinned: false,
        createdAt: now.toISOString()
      })
      expect(headers.get('location')).toBe(`/api/blog/${article.id}`)
      expect(await list()).toEqual([article])
      expect(await generatedEvents()).toMatchObject([{ data: { articleId: article.id } }])
      await eventually('the bus carries it', () =>
        received.some(({ data }) => 'articleId' in data && data.articleId === article.id)
      )
      expect(await audit()).toMatchObject([{ action: 'test-article-generated', subjectId: article.id }])
      expect(await runs()).toMatchObject([
        {
          kind: 'test',
          plannedDate: null,
          state: 'succeeded',
          articleId: article.id,
          title: article.title,
          cause: null
        }
      ])
    })

    it('is cleaned before it is published', async () => {
      const content = `<h2 onclick="x()">A</h2><script>x()</script>${buildDraft().content}`
      writer.next(buildDraft({ content }))
      expect((await test()).body.article.content).toBe(`<h2>A</h2>${buildDraft().content}`)
    })

    it.each([
      ['no title', { title: ' <b> </b>' }, 'Le titre manque.'],
      [
        'a long title',
        { title: 'x'.repeat(201) },
        'Le titre compte 201 caractères\u00a0; il en faut 200 au plus.'
      ],
      ['no content', { content: '<script>mot</script>' }, 'Le contenu manque.'],
      [
        'few words',
        { content: `<p>${'mot '.repeat(599)}</p>` },
        'Le texte compte 599 mots\u00a0; il en faut de 600 à 1200.'
      ],
      [
        'many words',
        { content: `<p>${'mot '.repeat(1201)}</p>` },
        'Le texte compte 1201 mots\u00a0; il en faut de 600 à 1200.'
      ]
    ])('with %s is refused, and the cause kept', async (_, changes, cause) => {
      writer.next(buildDraft(changes))
      const { status: code, body } = await test()
      expect(code).toBe(502)
      expect(body).toEqual({
        message: "Impossible de générer l'article de test.",
        code: 'generation-failed'
      })
      expect(await list()).toEqual([])
      expect(await generatedEvents()).toEqual([])
      expect(await audit()).toEqual([])
      expect((await runs())[0]).toMatchObject({
        state: 'failed',
        cause: `L’article proposé n’est pas utilisable. ${cause}`,
        nextAttemptAt: null
      })
    })

    it('never repeats a title, not even of an article deleted years ago', async () => {
      const { body } = await test()
      await content.send('DELETE', `/api/blog/${body.article.id}`, BODY)
      writer.next(buildDraft({ title: ' Article  n° 1 ' }))
      expect((await test()).status).toBe(502)
      expect(writer.orders[1]?.usedTitles).toEqual(['Article n° 1'])
      later(3 * 366 * 24 * 60 * MINUTE_MS)
      expect(await purgeRuns(content.db.knex, now), 'the run that failed is forgotten').toBe(1)
      writer.next(buildDraft({ title: 'Article n° 1' }))
      expect((await test()).status).toBe(502)
    })

    it('whose owner is taken for dead is a failure, and stays one when the owner wakes', async () => {
      const late = pending()
      writer.next(late.promise)
      const answer = test()
      await atWork()
      later(MINUTE_MS)
      expect((await runs())[0]).toMatchObject({ state: 'failed' })
      await join(ON)
      await eventually('it is ended', async () =>
        (await runs()).some(({ kind, endedAt }) => kind === 'test' && endedAt !== null)
      )
      expect((await runs()).find(({ kind }) => kind === 'test')).toMatchObject({
        state: 'failed',
        cause: 'La génération a été interrompue avant la fin.'
      })
      late.resolve(buildDraft({ title: 'Trop tard' }))
      expect((await answer).status).toBe(502)
      expect((await list()).map(({ title }) => title)).not.toContain('Trop tard')
    })
  })

  describe('an article ordered by hand', () => {
    it('RUN-14 is promised at once, refused while one is being written, and published afterwards', async () => {
      const draft = pending()
      writer.next(draft.promise)
      const { status: code, body } = await trigger()
      expect([code, body]).toEqual([202, { message: 'Génération déclenchée' }])
      const replica = await join()
      expect((await status(replica)).isRunning).toBe(true)
      for (const client of [content, replica]) {
        const refused = await trigger(client)
        expect(refused.status).toBe(409)
        expect(refused.body).toEqual({
          message: 'Une génération est déjà en cours.',
          code: 'generation-running'
        })
      }
      expect(await list()).toEqual([])
      draft.resolve(buildDraft())
      await quiet()
      expect(await list()).toMatchObject([{ title: 'Automatiser sans se presser' }])
      expect(await generatedEvents()).toHaveLength(1)
      expect(await audit()).toMatchObject([{ action: 'generation-triggered', subjectId: null }])
      expect((await trigger()).status).toBe(202)
      await quiet()
    })

    it('is one, of many ordered at the same time on several replicas', async () => {
      const draft = pending()
      writer.next(draft.promise)
      const replica = await join()
      const answers = await Promise.all([content, replica, content, replica].map((client) => trigger(client)))
      expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409])
      draft.resolve(buildDraft())
      await quiet()
      expect(await list()).toHaveLength(1)
    })

    it('RUN-13 does not stand in for the day’s, nor does a test article', async () => {
      await test()
      await trigger()
      await quiet()
      await join(ON)
      await eventually('the day’s is written', async () => (await list()).length === 3)
      expect((await runs()).map(({ kind, state }) => [kind, state])).toEqual([
        ['daily', 'succeeded'],
        ['manual', 'succeeded'],
        ['test', 'succeeded']
      ])
    })

    it('goes on with another replica when its owner dies, and the owner that wakes publishes nothing', async () => {
      const late = pending()
      writer.next(late.promise)
      await trigger()
      await atWork()
      later(MINUTE_MS)
      await join(ON)
      await eventually('it is written', async () =>
        (await runs()).some(({ kind, state }) => kind === 'manual' && state === 'succeeded')
      )
      const logged = content.logText().length
      late.resolve(buildDraft({ title: 'Trop tard' }))
      await eventually('the first owner gave up', () =>
        content.logText().slice(logged).includes('no longer ours')
      )
      expect((await list()).map(({ title }) => title).sort()).toEqual(['Article n° 2', 'Article n° 3'])
      expect((await runs()).find(({ kind }) => kind === 'manual')).toMatchObject({
        attempts: 2,
        cause: 'La génération a été interrompue avant la fin.'
      })
    })
  })

  describe('the article of the day', () => {
    const start = (its?: TestTimers) => join(ON, its)
    const daily = async (): Promise<ArticleRun[]> => (await runs()).filter(({ kind }) => kind === 'daily')

    it('RUN-11 is caught up at the start, written at midnight, and never twice', async () => {
      await start()
      await aRun('succeeded')
      await start()
      timers.runIntervals()
      timers.runMidnight()
      now = new Date('2026-11-21T22:59:59.999Z')
      timers.runIntervals()
      await quiet()
      expect((await daily()).map(({ plannedDate }) => plannedDate)).toEqual(['2026-11-21'])
      now = new Date('2026-11-21T23:00:00.000Z')
      timers.runMidnight()
      timers.runMidnight()
      await eventually('the next is written', async () => (await list()).length === 2)
      await quiet()
      expect((await daily()).map(({ plannedDate }) => plannedDate)).toEqual(['2026-11-22', '2026-11-21'])
      expect(await generatedEvents()).toHaveLength(2)
      expect(writer.orders.map(({ seed }) => seed)).toEqual(['2026-11-21#1', '2026-11-22#1'])
      expect((await status()).nextRun).toBe('2026-11-22T23:00:00.000Z')
    })

    it('is not written by a replica whose schedule is off', async () => {
      timers.runMidnight()
      timers.runIntervals()
      await join()
      expect(await runs()).toEqual([])
    })

    it('is tried again the same day, later each time, and says why it failed', async () => {
      writer.next(new WriterError('unreachable', 'no'))
      writer.next(new WriterError('rate-limited', '429', { retryAfterMs: 10 * MINUTE_MS }))
      await start()
      const first = await aRun('failed')
      expect(first).toMatchObject({
        attempts: 1,
        cause: 'Le service de rédaction est injoignable.',
        nextAttemptAt: '2026-11-21T10:01:00.000Z'
      })
      later(MINUTE_MS - 1)
      timers.runIntervals()
      await quiet()
      expect(writer.orders).toHaveLength(1)
      later(1)
      timers.runIntervals()
      const second = await eventually('the second try failed', async () =>
        (await daily()).find(({ attempts, state }) => attempts === 2 && state === 'failed')
      )
      expect(second).toMatchObject({
        cause: 'Le service de rédaction demande d’attendre\u00a0: trop de demandes.',
        nextAttemptAt: '2026-11-21T10:11:00.000Z'
      })
      later(10 * MINUTE_MS)
      timers.runIntervals()
      expect(await aRun('succeeded')).toMatchObject({ attempts: 3, plannedDate: '2026-11-21' })
      expect(await list()).toHaveLength(1)
    })

    it('is given up when the day is over, and the next day has its own', async () => {
      now = new Date('2026-11-21T22:59:30.000Z')
      writer.next(new WriterError('failing', '500'))
      await start()
      expect(await aRun('failed')).toMatchObject({ nextAttemptAt: null })
      later(MINUTE_MS)
      timers.runIntervals()
      await aRun('succeeded')
      expect((await daily()).map(({ plannedDate, state }) => [plannedDate, state])).toEqual([
        ['2026-11-22', 'succeeded'],
        ['2026-11-21', 'failed']
      ])
    })

    it('RUN-18 is taken over from an owner that is silent for a minute, which then publishes nothing', async () => {
      const late = pending()
      writer.next(late.promise)
      await start(createTestTimers())
      await atWork()
      await start()
      later(MINUTE_MS - 1)
      timers.runIntervals()
      await eventually('it was looked at', async () => (await status()).isRunning)
      expect(writer.orders).toHaveLength(1)
      later(1)
      timers.runIntervals()
      await aRun('succeeded')
      const logged = content.logText().length
      late.resolve(buildDraft({ title: 'Trop tard' }))
      await eventually('the first owner gave up', () =>
        content.logText().slice(logged).includes('no longer ours')
      )
      expect(await list()).toMatchObject([{ title: 'Article n° 2' }])
      expect(await generatedEvents()).toHaveLength(1)
    })

    it('goes to one alone of those who read that it is abandoned', async () => {
      writer.next(pending().promise)
      await start(createTestTimers())
      await atWork()
      later(MINUTE_MS)
      const { knex } = content.db
      const take = (run: Run, claim: string) =>
        takeOver(knex, run, {
          claim,
          leaseUntil: new Date(now.getTime() + MINUTE_MS),
          startedAt: now,
          cause: null
        })
      const [run] = await abandonedRuns(knex, now)
      const taken = run ? await Promise.all([take(run, 'one'), take(run, 'other')]) : []
      expect(taken.toSorted()).toEqual([false, true])
    })

    it('stays with an owner that is slow but alive', async () => {
      const slow = pending()
      const its = createTestTimers()
      writer.next(slow.promise)
      await start(its)
      await atWork()
      await start()
      for (let beat = 1; beat <= 6; beat += 1) {
        later(20_000)
        const until = now.getTime() + MINUTE_MS
        its.runIntervals(20_000)
        await eventually('the lease is longer', async () => {
          const row = await content.db.knex('article_runs').first()
          return new Date(row.lease_until).getTime() === until
        })
        timers.runIntervals()
      }
      await eventually('all have looked', async () => (await status()).isRunning)
      slow.resolve(buildDraft())
      expect(await aRun('succeeded')).toMatchObject({ attempts: 1 })
      expect(writer.orders).toHaveLength(1)
    })

    it('is left to another replica by one that stops', async () => {
      writer.next(pending().promise)
      const stopping = await start(createTestTimers())
      await atWork()
      await stopping.stop()
      expect((await status()).isRunning).toBe(false)
      expect(writer.orders[0]?.signal?.aborted).toBe(true)
      await start()
      expect(await aRun('succeeded')).toMatchObject({ attempts: 2 })
      expect(await list()).toHaveLength(1)
    })
  })
})
