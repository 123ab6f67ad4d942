import { EventEmitter, once } from 'node:events'
import {
  type ArticleRun,
  type SchedulerStatus,
  schedulerStatusSchema
} from '@site/contracts/operations/scheduler'
import { TEST_CODE } from '@site/service/testing/start-test-service'
import { DIALECTS, eventually } from '@site/service/testing/test-database'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Editor } from '../editor-check/editor.ts'
import { lenientEditor } from '../testing/lenient-editor.ts'
import { startTestContent, type TestContent } from '../testing/start-test-content.ts'
import { createTestTimers, type TestTimers } from '../testing/test-timers.ts'
import { buildDraft, createTestWriter, type TestWriter } from '../testing/test-writer.ts'
import type { ArticleWriter } from '../writers/draft/article-writer.ts'
import { createTemplateWriter } from '../writers/template/create-template-writer.ts'
import { purgeRunDrafts } from './run-draft-repository.ts'

const HEADER = { 'X-Admin-Code': encodeURIComponent(TEST_CODE) }
const BODY = { adminCode: TEST_CODE }
const HELD = {
  grade: 60,
  passed: false,
  findings: [
    {
      check: 'figures' as const,
      severity: 'serious' as const,
      sentence: 'Le chiffre «\u00a068\u202f%\u00a0» ne vient d’aucun document fourni.',
      place: '…68 %…'
    }
  ]
}
const REVIEW = { SCHEDULER: 'on', REVIEW: 'on' }

describe.each(DIALECTS)('drafts of the night on %s', (dialect) => {
  let now: Date
  let timers: TestTimers
  let writer: TestWriter
  let editor: Editor
  let content: TestContent
  const stops: (() => Promise<void>)[] = []

  beforeAll(async () => {
    const current: ArticleWriter = {
      name: 'openai',
      origin: { writer: 'model', model: 'essai' },
      write: (order) => writer.write(order),
      listSubjects: (dates) => [
        { id: 'un', label: 'Un', date: dates[0] ?? null, title: null },
        { id: 'deux', label: 'Deux', date: null, title: null }
      ]
    }
    content = await startTestContent(dialect, {
      clock: () => now,
      timers: createTestTimers(),
      writer: current,
      editor: { read: (...asked) => editor.read(...asked) }
    })
  })
  afterAll(() => content.stop())
  beforeEach(async () => {
    now = new Date('2026-11-21T23:00:00.000Z')
    timers = createTestTimers()
    writer = createTestWriter()
    editor = lenientEditor
    for (const table of [
      'articles',
      'article_runs',
      'run_drafts',
      'chosen_subjects',
      'outbox',
      'audit_entries'
    ])
      await content.db.knex(table).delete()
  })
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop()
  })

  const join = async (env: Record<string, string> = { SCHEDULER: 'on' }) => {
    const replica = await content.addReplica({ env, overrides: { timers } })
    stops.push(replica.stop)
    return replica
  }
  const at = (iso: string) => {
    now = new Date(iso)
    timers.runIntervals()
  }
  const status = async () =>
    schedulerStatusSchema.required().parse((await content.get('/api/admin/scheduler-status', HEADER)).body)
  const night = async () => (await status()).nights.find(({ runId }) => runId !== null)
  const run = async (): Promise<ArticleRun | undefined> => (await status()).runs[0]
  const titles = async () =>
    (await content.db.knex('articles').select('title')).map(({ title }: { title: string }) => title)
  const eventCount = async () =>
    (await content.db.knex('outbox').where({ type: 'site.article-generated' })).length
  const audit = async () => (await content.get('/api/admin/audit', HEADER)).body
  const inState = (state: string) =>
    eventually(`the night is ${state}`, async () => ((await night())?.state === state ? night() : undefined))
  const approve = (id: number, more: object = {}) =>
    content.send('POST', `/api/admin/runs/${id}/approval`, { ...BODY, ...more })
  const refuse = (id: number) => content.send('POST', `/api/admin/runs/${id}/refusal`, BODY)
  const settled = () =>
    eventually('nobody writes', async () => !(await status()).isRunning && writer.orders.length > 0)

  it('RUN-20 a held draft is kept with its reasons and not published, and the next attempt gets them', async () => {
    editor = {
      read: async (draft) =>
        draft.title === 'Article n° 1' ? HELD : lenientEditor.read(draft, [], AbortSignal.abort())
    }
    await join()
    expect(await inState('held')).toMatchObject({
      title: 'Article n° 1',
      grade: 60,
      reasons: HELD.findings.map(({ sentence }) => sentence)
    })
    expect(await titles()).toEqual([])
    expect(await run()).toMatchObject({
      state: 'failed',
      cause: `Le brouillon a été retenu à la relecture automatique. ${HELD.findings[0]?.sentence}`,
      nextAttemptAt: '2026-11-21T23:01:00.000Z'
    })
    at('2026-11-21T23:01:00.000Z')
    expect(await inState('published')).toMatchObject({ title: 'Article n° 2', grade: 100 })
    expect(writer.orders[1]).toMatchObject({
      heldFor: HELD.findings.map(({ sentence }) => sentence),
      usedTitles: ['Article n° 1']
    })
    const { body } = await content.get(`/api/admin/runs/${(await run())?.id}/drafts`, HEADER)
    expect(body).toMatchObject([
      { attempt: 2, title: 'Article n° 2', passed: true },
      { attempt: 1, title: 'Article n° 1', ...HELD }
    ])
  })

  it('RUN-20 an ordered article whose draft is held is written again at once, three times at most', async () => {
    const held = new Set(['Article n° 1', 'Article n° 2'])
    editor = {
      read: async (draft) =>
        held.has(draft.title) ? HELD : lenientEditor.read(draft, [], AbortSignal.abort())
    }
    const order = () => content.send('POST', '/api/admin/generate-test-article', BODY)
    expect(await order()).toMatchObject({ status: 201, body: { article: { title: 'Article n° 3' } } })
    expect(await run()).toMatchObject({ kind: 'test', state: 'succeeded', attempts: 3 })
    expect(writer.orders[2]).toMatchObject({
      heldFor: [...HELD.findings, ...HELD.findings].map(({ sentence }) => sentence)
    })
    for (const title of ['Article n° 4', 'Article n° 5', 'Article n° 6']) held.add(title)
    expect(await order()).toMatchObject({ status: 502, body: { code: 'generation-failed' } })
    expect(await run()).toMatchObject({ kind: 'test', state: 'failed', attempts: 3 })
    expect((await content.send('POST', '/api/admin/trigger-generation', BODY)).status).toBe(202)
    expect(
      await eventually('it is written', async () => ((await run())?.title ? run() : undefined))
    ).toMatchObject({
      kind: 'manual',
      state: 'succeeded',
      title: 'Article n° 7'
    })
    expect(await titles()).toEqual(['Article n° 3', 'Article n° 7'])
  })

  it('RUN-16 articles that are written at the same moment are different ones', async () => {
    let arrived = 0
    const together = new EventEmitter()
    writer.write = async ({ usedTitles }) => {
      arrived += 1
      if (arrived === 5) together.emit('all')
      if (arrived < 5) await once(together, 'all')
      const number = [1, 2, 3, 4, 5].find((one) => !usedTitles.includes(`Article n° ${one}`))
      return buildDraft({ title: `Article n° ${number}` })
    }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => content.send('POST', '/api/admin/generate-test-article', BODY))
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect((await titles()).sort()).toEqual([1, 2, 3, 4, 5].map((one) => `Article n° ${one}`))
  })

  it('RUN-20 after three held drafts of a model the built-in writer has the night', async () => {
    editor = {
      read: async (draft) =>
        draft.title.startsWith('Article n°') ? HELD : { ...HELD, passed: true, findings: [] }
    }
    await join()
    await inState('held')
    for (const [attempt, minute] of [
      [2, '01'],
      [3, '03']
    ] as const) {
      at(`2026-11-21T23:${minute}:00.000Z`)
      await eventually('the attempt has failed', async () => {
        const { state, attempts } = (await run()) ?? {}
        return state === 'failed' && attempts === attempt
      })
    }
    at('2026-11-21T23:07:00.000Z')
    await inState('published')
    expect(writer.orders).toHaveLength(3)
    expect(await content.db.knex('articles').first()).toMatchObject({ writer: 'program', model: null })
  })

  it('RUN-19 without review the article is published at once', async () => {
    await join()
    expect(await inState('published')).toMatchObject({ waitsUntil: null })
  })

  it('RUN-19 RUN-26 RUN-27 the article of the night waits, and is published once by the default', async () => {
    await join(REVIEW)
    expect(await inState('waiting')).toMatchObject({
      title: 'Article n° 1',
      grade: 100,
      waitsUntil: '2026-11-22T08:00:00.000Z',
      silence: 'publish'
    })
    expect((await run())?.waitsUntil).toBe('2026-11-22T08:00:00.000Z')
    expect([await titles(), await eventCount(), (await status()).isRunning]).toEqual([[], 0, false])
    expect(await run()).toMatchObject({ state: 'running', articleId: null })
    const others = [await join(REVIEW), await join(REVIEW)]
    at('2026-11-22T07:59:59.000Z')
    await settled()
    expect(await titles()).toEqual([])
    await others[0]?.stop()
    now = new Date('2026-11-22T08:00:00.000Z')
    for (let look = 0; look < 3; look += 1) timers.runIntervals()
    await join(REVIEW) // a restart at that very minute
    await inState('published')
    timers.runIntervals()
    await settled()
    expect([await titles(), await eventCount()]).toEqual([['Article n° 1'], 1])
    expect((await run())?.state).toBe('succeeded')
    expect(writer.orders).toHaveLength(1)
  })

  it.each([
    ['2026-10-24T22:00:00.000Z', '2026-10-25T08:00:00.000Z'],
    ['2026-03-28T23:00:00.000Z', '2026-03-29T07:00:00.000Z']
  ])('RUN-19 nine o’clock is nine in Paris on the days the clocks change: %s', async (midnight, nine) => {
    now = new Date(midnight)
    await join(REVIEW)
    expect((await inState('waiting'))?.waitsUntil).toBe(nine)
    at(nine)
    await inState('published')
    expect(await eventCount()).toBe(1)
  })

  it('RUN-19 RUN-26 with REVIEW_DEFAULT=hold nobody’s silence publishes, and a person still may', async () => {
    const replica = await join({ ...REVIEW, REVIEW_DEFAULT: 'hold', REVIEW_UNTIL: '07:30' })
    expect((await inState('waiting'))?.waitsUntil).toBe('2026-11-22T06:30:00.000Z')
    const { nights } = (await replica.get('/api/admin/scheduler-status', HEADER)).body as SchedulerStatus
    expect(nights?.find(({ state }) => state === 'waiting')?.silence).toBe('hold')
    at('2026-11-22T06:30:00.000Z')
    const held = await inState('held')
    expect(held?.reasons[0]).toContain('Personne n’a décidé à temps')
    expect(await titles()).toEqual([])
    expect((await approve(held?.runId ?? 0)).status).toBe(201)
    expect(await eventCount()).toBe(1)
  })

  it('RUN-19 an article whose time is over when it is written is published at once, or held as the default says', async () => {
    now = new Date('2026-11-22T10:00:00.000Z')
    const publishing = await join(REVIEW)
    await inState('published')
    await publishing.stop()
    await content.db.knex('article_runs').delete()
    await join({ ...REVIEW, REVIEW_DEFAULT: 'hold' })
    timers.runIntervals()
    await inState('held')
  })

  it('RUN-21 a person publishes what waits: once, reviewed, with event and audit', async () => {
    await join(REVIEW)
    const { runId } = (await inState('waiting')) ?? expect.unreachable()
    const answers = await Promise.all([
      approve(runId ?? 0, { reviewer: 'Camille Astier' }),
      approve(runId ?? 0, { reviewer: 'Camille Astier' })
    ])
    expect(answers.map(({ status: code }) => code).sort()).toEqual([201, 409])
    const { article } = answers.find(({ status: code }) => code === 201)?.body ?? {}
    expect(article).toMatchObject({
      title: 'Article n° 1',
      origin: { writer: 'model', model: 'essai' },
      review: { by: 'Camille Astier' }
    })
    expect(JSON.stringify(article)).not.toMatch(/grade|reasons|findings/)
    expect(article.noindex).toBeUndefined()
    expect(await eventCount()).toBe(1)
    expect(await audit()).toMatchObject([{ action: 'draft-approved', subjectId: article.id }])
    at('2026-11-22T09:00:00.000Z')
    await settled()
    expect(await eventCount()).toBe(1)
  })

  it('RUN-21 a person refuses what waits, and nothing comes of it', async () => {
    await join(REVIEW)
    const { runId } = (await inState('waiting')) ?? expect.unreachable()
    expect((await refuse(runId ?? 0)).body).toEqual({ message: 'Article refusé' })
    expect((await refuse(runId ?? 0)).status).toBe(409)
    expect((await approve(runId ?? 0)).status).toBe(409)
    at('2026-11-22T09:00:00.000Z')
    await settled()
    expect([await titles(), writer.orders.length]).toEqual([[], 1])
    expect(await inState('missed')).toMatchObject({
      reasons: ['Une personne de l’équipe a refusé cet article.']
    })
    expect(await audit()).toMatchObject([{ action: 'draft-refused', subjectId: runId }])
  })

  it('RUN-21 knows neither other runs nor other codes', async () => {
    expect((await approve(99)).status).toBe(404)
    expect((await content.get('/api/admin/runs/99/drafts', HEADER)).status).toBe(404)
    expect((await content.get('/api/admin/runs/99/drafts')).status).toBe(401)
    expect((await content.send('POST', '/api/admin/runs/99/approval', { adminCode: 'faux' })).status).toBe(
      401
    )
  })

  it('RUN-22 the subject somebody chose is used by the coming night alone', async () => {
    const choose = (subject: string | null) =>
      content.send('PUT', '/api/admin/next-subject', { ...BODY, subject })
    expect((await choose('trois')).status).toBe(422)
    expect((await choose('deux')).body).toMatchObject({ date: '2026-11-23', chosen: 'deux' })
    expect((await content.get('/api/admin/next-subjects', HEADER)).body).toMatchObject({ chosen: 'deux' })
    await join()
    await inState('published')
    for (const midnight of ['2026-11-22T23:00:00.000Z', '2026-11-23T23:00:00.000Z']) {
      const before = writer.orders.length
      at(midnight)
      await eventually('the next is written', async () => writer.orders.length > before)
      await settled()
    }
    expect(writer.orders.map(({ subject }) => subject)).toEqual([undefined, 'deux', undefined])
    expect(await audit()).toMatchObject([{ action: 'subject-chosen' }])
    await choose('un')
    expect((await choose(null)).body).toMatchObject({ chosen: null })
  })

  it('RUN-23 a month of nights: those that were, were missed, and are to come', async () => {
    await join()
    await inState('published')
    at('2026-11-24T23:00:00.000Z')
    await eventually('the next is written', async () => writer.orders.length === 2)
    await settled()
    const { nights } = await status()
    expect(nights.map(({ date, state }) => `${date.slice(5)} ${state}`).slice(0, 5)).toEqual([
      '11-22 published',
      '11-23 missed',
      '11-24 missed',
      '11-25 published',
      '11-26 planned'
    ])
    expect(nights).toHaveLength(11)
    await content.send('DELETE', `/api/blog/${nights[0]?.articleId}`, BODY)
    expect((await status()).nights[0]).toMatchObject({ state: 'withdrawn', articleId: null })
  })

  it('drafts are forgotten after ninety days, but for those that wait', async () => {
    await join(REVIEW)
    await inState('waiting')
    const later = new Date(now.getTime() + 91 * 86_400_000)
    expect(await purgeRunDrafts(content.db.knex, later)).toBe(0)
    await content.db.knex('article_runs').update({ state: 'failed' })
    expect(await purgeRunDrafts(content.db.knex, now)).toBe(0)
    expect(await purgeRunDrafts(content.db.knex, later)).toBe(1)
  })
})

describe('the subjects of the built-in writer', () => {
  it('RUN-22 come in the order of the nights, and one that was asked for is written', async () => {
    const writer = createTemplateWriter()
    const subjects = writer.listSubjects?.(['2026-11-23', '2026-11-24'], []) ?? []
    expect(subjects).toHaveLength(34)
    const { title } = await writer.write({ seed: '2026-11-23#1', usedTitles: [] })
    expect(subjects[0]).toMatchObject({ date: '2026-11-23', title })
    const last = subjects.at(-1) ?? expect.unreachable()
    const asked = await writer.write({ seed: '2026-11-23#1', usedTitles: [], subject: last.id })
    expect(asked.title).not.toBe(title)
  })
})
