import type { SiteEvent } from '@site/contracts/events/events'
import { TEST_CODE } from '@site/service/testing/start-test-service'
import { DIALECTS, eventually } from '@site/service/testing/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildArticle } from '../testing/build-article.ts'
import { startTestContent, type TestContent } from '../testing/start-test-content.ts'
import { createTestTimers, type TestTimers } from '../testing/test-timers.ts'
import { publishScheduled } from './publisher.ts'

const CODE = { 'X-Admin-Code': encodeURIComponent(TEST_CODE) }
const TEXT = { title: 'À huit heures', content: '<p>Bonjour</p>', imageUrl: null }
const EIGHT = new Date('2026-12-24T07:00:00.000Z')

/** Drafts that are published at a minute of Paris, each once. */
describe.each(DIALECTS)('schedules on %s', (dialect) => {
  let now: Date
  let timers: TestTimers
  let content: TestContent
  let received: SiteEvent[]

  beforeEach(async () => {
    now = new Date('2026-12-20T10:00:00.000Z')
    timers = createTestTimers()
    content = await startTestContent(dialect, { clock: () => now, timers })
    received = []
    await content.bus.watch(['site.article-changed'], (event) => void received.push(event))
  })
  afterEach(() => content.stop())

  const send = (method: string, path: string, body: Record<string, unknown> = {}) =>
    content.send(method, path, { adminCode: TEST_CODE, ...body })
  const get = (path: string) => content.get(path, CODE)
  const begin = async (body: Record<string, unknown> = { text: TEXT }) =>
    (await send('POST', '/api/admin/drafts', body)).body
  const schedule = (draft: { id: number }, changes: Record<string, unknown> = {}) =>
    send('POST', `/api/admin/drafts/${draft.id}/schedule`, { version: 1, at: '2026-12-24T08:00', ...changes })
  const pending = async () => (await get('/api/admin/schedules')).body
  const ended = async () => (await get('/api/admin/schedules?state=ended')).body
  const titles = async (): Promise<string[]> =>
    (await content.get('/api/blog')).body.map(({ title }: { title: string }) => title)
  const auditOf = async (id: number): Promise<string[]> =>
    (await content.db.knex('audit_entries').where({ subject_id: id }).orderBy('id')).map(
      ({ action, address }) => (address === 'scheduler' ? `${action} by schedule` : action)
    )
  /** The bus may deliver later than it is asked, and the outbox forgets what it has delivered. */
  const expectChanges = (id: number, changes: string[]) =>
    expect
      .poll(() =>
        received.flatMap(({ subject, data }) =>
          subject === `articles/${id}` && 'change' in data ? [data.change] : []
        )
      )
      .toEqual(changes)
  const passTo = async (at: Date) => {
    now = at
    timers.runMinute()
    await eventually('what is due has ended', async () =>
      (await pending()).every(({ publishAt }: { publishAt: string }) => Date.parse(publishAt) > at.getTime())
    )
  }

  it('DRAFT-11 DRAFT-10 publishes at its minute the text that was scheduled, with event, audit and revision', async () => {
    const draft = await begin()
    const id = draft.articleId
    const { status, body } = await schedule(draft)
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number),
      articleId: id,
      draftId: draft.id,
      version: 1,
      title: TEXT.title,
      at: '2026-12-24T08:00',
      publishAt: EIGHT.toISOString(),
      state: 'pending',
      createdAt: now.toISOString(),
      by: null,
      endedAt: null,
      revision: null
    })
    const read = (await get(`/api/admin/drafts/${draft.id}`)).body
    expect(read).toMatchObject({ articleState: 'scheduled', schedule: body })
    await passTo(new Date(EIGHT.getTime() - 1))
    expect(await titles()).toEqual([])
    await passTo(EIGHT)
    expect((await content.get('/api/blog')).body).toMatchObject([
      { id, ...TEXT, createdAt: EIGHT.toISOString(), origin: { writer: 'person' } }
    ])
    expect(await ended()).toEqual([
      { ...body, state: 'published', endedAt: EIGHT.toISOString(), revision: 1 }
    ])
    expect((await get(`/api/admin/articles/${id}/revisions`)).body).toMatchObject([
      { number: 1, scheduleId: body.id }
    ])
    await expectChanges(id, ['created'])
    expect(await auditOf(id)).toEqual([
      'draft-created',
      'publication-scheduled',
      'scheduled-published by schedule'
    ])
    expect((await get(`/api/admin/drafts/${draft.id}`)).status).toBe(404)
  })

  it('DRAFT-11 leaves out what was typed since, which stays a draft of the new revision', async () => {
    const { id } = (await content.send('POST', '/api/blog', buildArticle({ title: 'Avant' }))).body
    const draft = await begin({ articleId: id, text: TEXT })
    await schedule(draft)
    await send('PUT', `/api/admin/drafts/${draft.id}`, { ...TEXT, version: 1, title: 'Après' })
    expect(await titles()).toEqual(['Avant'])
    await passTo(EIGHT)
    expect(await titles()).toEqual([TEXT.title])
    const left = (await get(`/api/admin/drafts/${draft.id}`)).body
    expect(left).toMatchObject({
      title: 'Après',
      version: 2,
      baseRevision: 2,
      currentRevision: 2,
      schedule: null
    })
    expect((await send('POST', `/api/admin/drafts/${draft.id}/publish`, { version: 2 })).body.title).toBe(
      'Après'
    )
    await expectChanges(id, ['created', 'updated', 'updated'])
  })

  it('DRAFT-12 publishes once, however many replicas look for work at that minute', async () => {
    for (let replica = 0; replica < 3; replica += 1) await content.addReplica()
    const drafts = await Promise.all([begin(), begin(), begin()])
    for (const draft of drafts) expect((await schedule(draft)).status).toBe(201)
    now = EIGHT
    for (let time = 0; time < 3; time += 1) {
      timers.runMinute()
      timers.runIntervals()
    }
    await eventually('all are published', async () => (await pending()).length === 0)
    expect(await titles()).toHaveLength(3)
    for (const { articleId } of drafts) {
      expect((await get(`/api/admin/articles/${articleId}/revisions`)).body).toHaveLength(1)
      await expectChanges(articleId, ['created'])
    }
  })

  it('DRAFT-12 publishes nothing for who comes late: it is published, cancelled, or no longer due', async () => {
    const deps = { db: content.db, clock: () => now, notify: () => undefined }
    const found = []
    for (let count = 0; count < 3; count += 1) found.push((await schedule(await begin())).body)
    const [published, cancelled, moved] = found
    now = EIGHT
    expect(await publishScheduled(deps, published)).toMatchObject({ title: TEXT.title, revision: 1 })
    await send('DELETE', `/api/admin/schedules/${cancelled.id}`)
    await send('PUT', `/api/admin/schedules/${moved.id}`, { at: '2026-12-24T08:01' })
    for (const late of found) expect(await publishScheduled(deps, late)).toBeUndefined()
    expect(await titles()).toEqual([TEXT.title])
  })

  it('DRAFT-12 publishes what was due while nobody was up, when a replica starts', async () => {
    const draft = await begin()
    await schedule(draft)
    now = new Date(EIGHT.getTime() + 3_600_000)
    await content.addReplica()
    await eventually('it is published', async () => (await titles()).length === 1)
    expect((await content.get('/api/blog')).body[0].createdAt).toBe(now.toISOString())
  })

  it('DRAFT-11 publishes over a text that was published meanwhile, which stays a revision', async () => {
    const { id } = (await content.send('POST', '/api/blog', buildArticle({ title: 'Un' }))).body
    await schedule(await begin({ articleId: id, text: TEXT }))
    await content.send('PUT', `/api/blog/${id}`, buildArticle({ title: 'Deux' }))
    await passTo(EIGHT)
    const revisions = (await get(`/api/admin/articles/${id}/revisions`)).body
    expect(revisions.map(({ title }: { title: string }) => title)).toEqual([TEXT.title, 'Deux', 'Un'])
  })

  it.each([
    ['2027-03-28T02:30', /n’existe pas à Paris/],
    ['2027-02-29T08:00', /n’existe pas/],
    ['2026-12-20T11:00', 'Cette heure est déjà passée.'],
    ['2029-01-01T08:00', 'Une publication se planifie deux ans à l’avance au plus.'],
    ['2026-12-24 08:00', /^La date s’écrit comme/],
    [undefined, 'La date est obligatoire.']
  ])('DRAFT-11 refuses %s', async (at, message) => {
    const answer = await schedule(await begin(), { at })
    expect(answer.status).toBe(422)
    expect(answer.body.fields.at).toMatch(message)
    expect(await pending()).toEqual([])
  })

  it('DRAFT-11 takes an hour that comes twice at its first coming', async () => {
    now = new Date('2026-10-20T10:00:00.000Z')
    const { body } = await schedule(await begin(), { at: '2026-10-25T02:30' })
    expect(body.publishAt).toBe('2026-10-25T00:30:00.000Z')
  })

  it('DRAFT-11 refuses a text that cannot be published, another version, and a second schedule', async () => {
    const blank = await begin({})
    expect((await schedule(blank)).body.fields).toHaveProperty('title')
    const draft = await begin()
    expect((await schedule(draft, { version: 2 })).body.code).toBe('draft-changed')
    expect((await schedule(draft)).status).toBe(201)
    expect((await schedule(draft)).body.code).toBe('already-scheduled')
    const discarded = await send('DELETE', `/api/admin/drafts/${draft.id}`, { version: 1 })
    expect(discarded.body.code).toBe('draft-scheduled')
  })

  it('DRAFT-13 is moved, takes the newer text when asked, is cancelled, and ends with a publication by hand', async () => {
    const draft = await begin()
    const { id } = (await schedule(draft)).body
    await send('PUT', `/api/admin/drafts/${draft.id}`, { ...TEXT, version: 1, title: 'Plus tard' })
    const change = (body: object) =>
      send('PUT', `/api/admin/schedules/${id}`, { at: '2026-12-25T09:15', ...body })
    expect((await change({})).body).toMatchObject({ version: 1, publishAt: '2026-12-25T08:15:00.000Z' })
    expect((await change({ version: 1 })).body.code).toBe('draft-changed')
    expect((await change({ version: 2 })).body).toMatchObject({ version: 2, title: 'Plus tard' })
    expect((await change({ at: '2026-12-01T08:00' })).status).toBe(422)
    await passTo(EIGHT)
    expect(await titles()).toEqual([])
    const cancelled = await send('DELETE', `/api/admin/schedules/${id}`)
    expect(cancelled.body).toEqual({ message: 'Planification annulée' })
    expect((await get(`/api/admin/drafts/${draft.id}`)).body.articleState).toBe('draft')
    expect((await send('DELETE', `/api/admin/schedules/${id}`)).body.code).toBe('schedule-ended')
    expect((await send('DELETE', '/api/admin/schedules/99999')).status).toBe(404)
    await schedule(draft, { version: 2, at: '2026-12-26T08:00' })
    await send('POST', `/api/admin/drafts/${draft.id}/publish`, { version: 2 })
    expect(await pending()).toEqual([])
    expect((await ended()).map(({ state }: { state: string }) => state)).toEqual(['cancelled', 'cancelled'])
    now = new Date('2026-12-27T08:00:00.000Z')
    timers.runMinute()
    expect((await get(`/api/admin/articles/${draft.articleId}/revisions`)).body).toHaveLength(1)
    expect(await auditOf(draft.articleId)).toEqual([
      'draft-created',
      'publication-scheduled',
      'draft-saved',
      'publication-rescheduled',
      'publication-rescheduled',
      'publication-cancelled',
      'publication-scheduled',
      'publication-cancelled',
      'draft-published'
    ])
  })

  it('DRAFT-6 withdrawing an article cancels what would bring it back', async () => {
    const { id } = (await content.send('POST', '/api/blog', buildArticle())).body
    const draft = await begin({ articleId: id, text: TEXT })
    await schedule(draft)
    await send('POST', `/api/admin/articles/${id}/withdraw`)
    expect(await pending()).toEqual([])
    expect((await get(`/api/admin/drafts/${draft.id}`)).body).toMatchObject({
      articleState: 'withdrawn',
      schedule: null
    })
    await schedule(draft)
    expect((await get(`/api/admin/drafts/${draft.id}`)).body.articleState).toBe('scheduled')
    await passTo(EIGHT)
    expect(await titles()).toEqual([TEXT.title])
    await expectChanges(id, ['created', 'deleted', 'created'])
  })
})
