import { randomUUID } from 'node:crypto'
import { buildEvent } from '@site/contracts/events/events'
import { type AskedQuestions, GROUPS_OF_A_DAY, type Unanswered } from '@site/contracts/questions/asked'
import type { FaqAnswer, FaqEntry } from '@site/contracts/questions/faq'
import { TEST_CODE } from '@site/service/testing/start-test-service'
import { busFor, emptyBus, eventually, SETUPS } from '@site/service/testing/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildCode } from '../testing/build-code.ts'
import { startTestContent, type TestContent } from '../testing/start-test-content.ts'
import { purgeEntries } from './faq-repository.ts'
import { pruneQuestions } from './list-questions.ts'

const NOW = new Date('2026-11-23T10:20:00.000Z')
const asked = (more: Partial<Unanswered> = {}): Unanswered => ({
  day: '2026-11-23',
  key: 'mair',
  wording: 'Travaillez-vous avec les mairies ?',
  count: 1,
  ...more
})
const told = (questions: Unanswered[]) =>
  buildEvent({
    id: randomUUID(),
    source: 'svc-gateway',
    type: 'site.questions-unanswered',
    subject: 'questions',
    time: NOW,
    data: { questions }
  })
const text = {
  question: 'Travaillez-vous avec les mairies\u202f?',
  answer: 'Oui, depuis 2024.\n\nDeux le sont.',
  link: { path: '/chatbot', label: 'Voir le chatbot' },
  wordings: ['vous faites les communes']
}

describe.each(SETUPS)('questions that found nothing, on %s with %s', (dialect) => {
  let content: TestContent
  let now: Date
  beforeEach(async () => {
    await emptyBus(busFor(dialect))
    now = NOW
    content = await startTestContent(dialect, { clock: () => now })
  })
  afterEach(() => content.stop())

  const body = (more: object = {}) => ({ adminCode: TEST_CODE, ...more })
  const json = async <Answer>(
    response: Promise<{ status: number; body: unknown }>
  ): Promise<{ status: number; answer: Answer }> => {
    const { status, body: answer } = await response
    return { status, answer: answer as Answer }
  }
  const list = async () =>
    (
      await json<AskedQuestions>(
        content.get(`/api/admin/questions?adminCode=${encodeURIComponent(TEST_CODE)}`)
      )
    ).answer
  const faq = async () => (await json<FaqEntry[]>(content.get('/api/faq'))).answer
  const add = (more: object = {}) =>
    json<FaqAnswer & { message: string; fields?: Record<string, string> }>(
      content.send('POST', '/api/faq', body({ ...text, questionId: null, ...more }))
    )
  const act = (path: string, method = 'POST') => json<{ message: string }>(content.send(method, path, body()))
  const actions = async () => (await content.db.knex('audit_entries').orderBy('id')).map((row) => row.action)
  const groupId = async () => (await list()).groups[0]?.id ?? 0

  it('ASSISTANT-10 groups them, counts an event that comes again once, and shows the most asked first', async () => {
    const first = told([asked(), asked({ day: '2026-11-21', wording: 'et une mairie ?', count: 3 })])
    await content.redeliver(first)
    await content.redeliver(first)
    await content.redeliver(told([asked({ key: 'pisc', wording: 'Une piscine ?', count: 2 })]))
    expect(await list()).toEqual({
      total: 2,
      groups: [
        {
          id: expect.any(Number),
          count: 4,
          firstDay: '2026-11-21',
          lastDay: '2026-11-23',
          wordings: ['et une mairie ?', 'Travaillez-vous avec les mairies ?']
        },
        expect.objectContaining({ count: 2, wordings: ['Une piscine ?'] })
      ],
      entries: [],
      wishes: [],
      takesWishes: false
    })
  })

  it('ASSISTANT-10 is exact with two replicas that count the same questions at once', async () => {
    await content.addReplica()
    const events = Array.from({ length: 20 }, () =>
      told([asked(), asked({ key: 'pisc', wording: 'piscine' })])
    )
    await Promise.all(events.map((event) => content.bus.publish(event)))
    await eventually('all are counted', async () => {
      const { groups } = await list()
      return groups.reduce((sum, { count }) => sum + count, 0) === 40
    })
    expect((await list()).groups.map(({ count }) => count)).toEqual([20, 20])
  })

  it('ASSISTANT-9 begins so many groups on a day, and keeps so many wordings, losing no count', async () => {
    for (let at = 0; at < GROUPS_OF_A_DAY + 10; at += 50)
      await content.redeliver(
        told(
          Array.from({ length: 50 }, (_, index) =>
            asked({ key: `k${at + index}`, wording: `question ${at + index}` })
          )
        )
      )
    expect((await list()).total).toBe(GROUPS_OF_A_DAY)
    await content.redeliver(
      told(Array.from({ length: 30 }, (_, index) => asked({ key: 'k0', wording: `autrement ${index}` })))
    )
    const [first] = (await list()).groups
    expect(first?.count).toBe(31)
    const rows = await content.db.knex('question_days').where({ group_id: first?.id })
    expect(rows).toHaveLength(5)
  })

  it('ASSISTANT-11 forgets what was asked 90 days ago, and groups of which nothing is left', async () => {
    await content.redeliver(
      told([
        asked({ day: '2026-08-25' }),
        asked({ day: '2026-08-24', key: 'vieux', wording: 'vieille question' })
      ])
    )
    await content.redeliver(told([asked({ day: '2026-08-24', count: 5 })]))
    // The service does so by itself, too, on its first day.
    await pruneQuestions(content.db.knex, NOW)
    expect((await list()).groups).toMatchObject([{ count: 1, firstDay: '2026-08-25' }])
    expect(await content.db.knex('question_groups')).toHaveLength(1)
  })

  it('FAQ-1 publishes an answer at once, and its questions wait no longer', async () => {
    await content.redeliver(told([asked()]))
    const { status, answer } = await add({ questionId: await groupId() })
    expect(status).toBe(201)
    expect(answer.message).toBe('La réponse est en ligne.')
    expect(await faq()).toEqual([
      { ...text, id: answer.entry.id, createdAt: NOW.toISOString(), updatedAt: NOW.toISOString(), version: 1 }
    ])
    expect(await list()).toMatchObject({ total: 0, entries: [{ question: text.question }] })
    expect(await actions()).toEqual(['question-answered'])
    const events = await content.db.knex('outbox').where({ type: 'site.faq-changed' })
    expect(events).toHaveLength(1)
  })

  it('FAQ-1 lets a question wait again that is asked in vain after its answer, or whose answer is removed', async () => {
    await content.redeliver(told([asked()]))
    const { answer } = await add({ questionId: await groupId() })
    await content.redeliver(told([asked()]))
    expect((await list()).total).toBe(0)
    await act(`/api/faq/${answer.entry.id}`, 'DELETE')
    expect((await list()).total).toBe(1)
    expect((await act(`/api/faq/${answer.entry.id}/restoration`)).status).toBe(200)
    expect((await list()).total).toBe(0)
    await content.redeliver(told([asked({ day: '2026-11-24' })]))
    expect((await list()).total).toBe(1)
  })

  it('FAQ-4 changes an entry, and refuses a change of what another has changed', async () => {
    const { answer } = await add()
    const path = `/api/faq/${answer.entry.id}`
    const change = (version: number, reply: string) =>
      json<FaqAnswer>(content.send('PUT', path, body({ ...text, answer: reply, version })))
    expect((await change(1, 'Non.')).answer.entry).toMatchObject({ answer: 'Non.', version: 2 })
    expect((await change(1, 'Peut-être.')).status).toBe(409)
    expect((await faq())[0]?.answer).toBe('Non.')
  })

  it('FAQ-5 FAQ-8 takes an entry off the site, and puts it back for a day', async () => {
    const { answer } = await add()
    const path = `/api/faq/${answer.entry.id}`
    await act(path, 'DELETE')
    expect(await faq()).toEqual([])
    expect((await act(path, 'DELETE')).status).toBe(404)
    expect((await act(`${path}/restoration`)).status).toBe(200)
    expect(await faq()).toHaveLength(1)
    expect((await act(`${path}/restoration`)).status).toBe(404)
    await act(path, 'DELETE')
    expect(await purgeEntries(content.db.knex, new Date(NOW.getTime() + 86_400_001))).toBe(1)
    expect((await act(`${path}/restoration`)).status).toBe(404)
    expect(await actions()).toEqual(['faq-added', 'faq-removed', 'faq-restored', 'faq-removed'])
  })

  it('FAQ-6 refuses in French what is no answer', async () => {
    const markup = (tag: string) =>
      `La réponse est du texte simple\u00a0: retirez «\u00a0${tag}\u00a0» et les autres balises.`
    const latin = 'La réponse s’écrit en français, en lettres latines.'
    const cases = [
      [
        'answer',
        'é'.repeat(10_000),
        'La réponse ne peut pas dépasser 2\u202f000 caractères\u00a0: il y en a 10\u202f000.'
      ],
      ['answer', '  ', 'Écrivez la réponse.'],
      ['answer', 'Oui, <b>bien sûr</b>.', markup('<b>')],
      ['answer', '<script>alert(1)</script>', markup('<script>')],
      ['answer', 'Да, мы работаем с мэриями.', latin],
      ['answer', '你好，可以。', latin],
      ['answer', '🎉 12 %', 'La réponse n’a pas de mots.'],
      ['question', 'x'.repeat(201), 'La question ne peut pas dépasser 200 caractères\u00a0: il y en a 201.']
    ] as const
    for (const [field, value, message] of cases) {
      const { status, answer } = await add({ [field]: value })
      expect([status, answer.fields?.[field], answer.message]).toEqual([422, message, message])
    }
    expect(await faq()).toEqual([])
  })

  it('FAQ-6 refuses a link that leads to no public page', async () => {
    for (const path of [
      'https://ailleurs.example',
      '//ailleurs.example',
      '/admin/leads',
      'javascript:alert(1)',
      '/nulle-part',
      '/article/99'
    ]) {
      const { status, answer } = await add({ link: { path, label: 'Voir' } })
      expect([path, status]).toEqual([path, 422])
      expect(answer.fields?.['link.path']).toMatch(/page publique/)
    }
  })

  it('FAQ-9 keeps signs that are no markup, and lines, and sets the rest as French typography asks', async () => {
    const answer = 'Si x < 3 et y > 2, oui.\r\n\r\n"Très bien" — 100 %, l\'été.'
    const link = { path: '/seo', label: "L'audit : ici" }
    const set = 'Si x < 3 et y > 2, oui.\n\n«\u00a0Très bien\u00a0» — 100\u202f%, l’été.'
    const { entry } = (await add({ answer, link, question: "Et l'hiver ?" })).answer
    expect(entry).toMatchObject({ answer: set, question: 'Et l’hiver\u202f?' })
    expect(entry.link?.label).toBe('L’audit\u00a0: ici')
    const full = `${"l'été! ".repeat(285)}l'été`
    expect((await add({ answer: full })).answer.entry.answer).toBe(full)
  })

  it('ASSISTANT-12 FAQ-8 leaves a question, however often it is asked, until it is taken back', async () => {
    await content.redeliver(told([asked()]))
    const id = await groupId()
    expect((await act(`/api/admin/questions/${id}/discard`)).answer.message).toBe('La question est écartée.')
    await content.redeliver(told([asked({ day: '2026-11-24' })]))
    expect((await list()).total).toBe(0)
    expect((await act(`/api/admin/questions/${id}/discard`)).status).toBe(404)
    expect((await act(`/api/admin/questions/${id}/reopening`)).status).toBe(200)
    expect((await list()).groups).toMatchObject([{ id, count: 2 }])
    expect(await actions()).toEqual(['question-discarded', 'question-reopened'])
  })

  it('ASSISTANT-13 makes of a question a subject, and says that the built-in writer does not use it', async () => {
    await content.redeliver(told([asked()]))
    const id = await groupId()
    const { status, answer } = await json<{ message: string; wish: { id: number } }>(
      content.send('POST', `/api/admin/questions/${id}/wish`, body())
    )
    expect(status).toBe(201)
    expect(answer.message).toMatch(/il ne s’en servira pas/)
    expect(await list()).toMatchObject({ total: 0, wishes: [{ text: asked().wording }], takesWishes: false })
    expect((await act(`/api/admin/wishes/${answer.wish.id}`, 'DELETE')).status).toBe(200)
    expect(await list()).toMatchObject({ total: 1, wishes: [] })
    expect(await actions()).toEqual(['question-given', 'wish-withdrawn'])
  })

  it('are for codes of articles alone, and entries for everybody', async () => {
    const { code, announce } = buildCode(['leads'])
    await content.bus.publish(announce(1))
    await eventually('the code is known', async () => {
      const answer = await content.get('/api/admin/questions', { 'x-admin-code': code })
      return answer.status === 403
    })
    expect((await content.get('/api/admin/questions')).status).toBe(401)
    expect((await content.get('/api/faq')).status).toBe(200)
    expect((await content.send('POST', '/api/faq', { ...text, questionId: null })).status).toBe(401)
  })
})
