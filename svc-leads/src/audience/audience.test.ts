import { randomUUID } from 'node:crypto'
import type { DayCount } from '@site/contracts/audience/audience'
import { noSteps, OTHERS, VALUES_OF_A_DAY } from '@site/contracts/audience/steps'
import { buildEvent } from '@site/contracts/events/events'
import { TEST_CODE, type TestService } from '@site/service/testing/start-test-service'
import { busFor, emptyBus, eventually, SETUPS } from '@site/service/testing/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addLead } from '../testing/add-lead.ts'
import { startTestLeads } from '../testing/start-test-leads.ts'
import { pruneAudience } from './audience.ts'

const count = (more: Partial<DayCount> = {}): DayCount => ({
  day: '2026-11-23',
  kind: 'page',
  value: '/',
  step: 'visit',
  count: 1,
  ...more
})
const counted = (counts: DayCount[]) =>
  buildEvent({
    id: randomUUID(),
    source: 'svc-gateway',
    type: 'site.visits-counted',
    subject: 'audience',
    time: new Date('2026-11-23T10:20:00.000Z'),
    data: { counts }
  })

describe.each(SETUPS)('what brings leads, on %s with %s', (dialect) => {
  let leads: TestService
  beforeEach(async () => {
    // Else it would add up what the test before has counted.
    await emptyBus(busFor(dialect))
    leads = await startTestLeads(dialect, { clock: () => new Date('2026-11-23T10:20:00.000Z') })
  })
  afterEach(() => leads.stop())

  const rows = () => leads.db.knex('audience_days').orderBy(['day', 'kind', 'value', 'step'])
  const total = async () =>
    Number((await leads.db.knex('audience_days').sum({ total: 'count' }).first())?.total ?? 0)
  const read = (query = '') => leads.get(`/api/audience?adminCode=${encodeURIComponent(TEST_CODE)}${query}`)

  it('AUDIENCE-3 adds up what two gateways tell, and an event that comes again once', async () => {
    const [first, second] = [counted([count({ count: 3 })]), counted([count({ count: 4 })])]
    await Promise.all([leads.bus.publish(first), leads.bus.publish(second)])
    await eventually('both are added', async () => (await total()) === 7)
    await leads.redeliver(first)
    await leads.redeliver(second)
    expect(await rows()).toMatchObject([
      { day: '2026-11-23', kind: 'page', value: '/', step: 'visit', count: 7 }
    ])
  })

  it('AUDIENCE-3 is exact with two replicas that write the same days at once', async () => {
    await leads.addReplica()
    const values = ['/', '/blog', '/seo', '/chatbot']
    const events = Array.from({ length: 40 }, () =>
      counted(values.map((value) => count({ value, count: 5 })))
    )
    await Promise.all(events.map((event) => leads.bus.publish(event)))
    await eventually('all are added', async () => (await total()) === 40 * 4 * 5)
    expect((await rows()).map(({ count: sum }) => sum)).toEqual([200, 200, 200, 200])
  })

  it('AUDIENCE-6 keeps so many values of a day by name, and loses no count of the rest', async () => {
    const most = VALUES_OF_A_DAY.campaign
    const campaigns = Array.from({ length: most + 3 }, (_, index) =>
      count({ kind: 'campaign', value: `campagne ${String(index).padStart(4, '0')}` })
    )
    await leads.redeliver(counted(campaigns))
    await leads.redeliver(counted([count({ kind: 'campaign', value: 'campagne 0000', count: 2 })]))
    expect(await total()).toBe(most + 5)
    const others = await leads.db.knex('audience_days').where({ value: OTHERS }).first()
    expect(others?.count).toBe(3)
    expect(await rows()).toHaveLength(most + 1)
  })

  it('AUDIENCE-4 tells values apart by case and accent, and holds nothing but sums', async () => {
    await leads.redeliver(
      counted([
        count({ kind: 'campaign', value: 'Été' }),
        count({ kind: 'campaign', value: 'été' }),
        count({ kind: 'campaign', value: 'ete' })
      ])
    )
    const found = await rows()
    expect(found).toHaveLength(3)
    for (const row of found)
      expect(Object.keys(row).sort()).toEqual(['count', 'day', 'kind', 'step', 'value'])
  })

  it('AUDIENCE-8 answers with the sums of a period: in all, by week, page, article and campaign', async () => {
    await leads.redeliver(
      counted([
        count({ day: '2026-11-15', count: 2 }),
        count({ day: '2026-11-16', count: 5 }),
        count({ day: '2026-11-22', value: '/article/:id', count: 9 }),
        count({ day: '2026-11-22', kind: 'article', value: '7', count: 9 }),
        count({ day: '2026-11-23', step: 'form-sent' }),
        count({ day: '2026-11-23', kind: 'campaign', value: '', step: 'form-sent' })
      ])
    )
    const { status, body } = await read()
    expect(status).toBe(200)
    const steps = (visit: number, sent = 0) => ({ ...noSteps(), visit, 'form-sent': sent })
    expect(body).toEqual({
      from: '2026-09-01',
      to: '2026-11-23',
      since: '2026-11-15',
      total: steps(16, 1),
      weeks: [
        { value: '2026-11-09', steps: steps(2) },
        { value: '2026-11-16', steps: steps(14) },
        { value: '2026-11-23', steps: steps(0, 1) }
      ],
      pages: [
        { value: '/article/:id', steps: steps(9) },
        { value: '/', steps: steps(7, 1) }
      ],
      articles: [{ value: '7', steps: steps(9) }],
      campaigns: [{ value: '', steps: steps(0, 1) }],
      tokens: []
    })
    const { body: part } = await read('&from=2026-11-16&to=2026-11-16')
    expect(part).toMatchObject({ total: steps(5), weeks: [{ value: '2026-11-16' }], since: '2026-11-15' })
  })

  it('AUDIENCE-8 answers zeros where nothing was counted, and asks for a code and a period that can be', async () => {
    expect((await read()).body).toMatchObject({ since: null, total: noSteps(), pages: [] })
    expect((await leads.get('/api/audience')).status).toBe(401)
    expect((await read('&from=hier')).status).toBe(422)
    expect((await read('&from=2026-11-24&to=2026-11-23')).status).toBe(422)
  })

  it('AUDIENCE-14 says what came of the leads of these days, by the page and campaign that they name', async () => {
    const origin = {
      pageUrl: 'https://site.example/article/7-formation-a-l-ia',
      utmSource: 'lettre',
      utmMedium: null,
      utmCampaign: null
    }
    const at = (day: string) => ({ ...origin, createdAt: new Date(`${day}T10:00:00.000Z`) })
    const ids = [
      await addLead(leads.db, at('2026-11-20')),
      await addLead(leads.db, at('2026-11-20')),
      await addLead(leads.db, at('2026-11-20')),
      await addLead(leads.db, at('2025-11-20'))
    ]
    const work = (id: number | undefined, change: Record<string, unknown>) =>
      leads.db.knex('lead_desks').where({ lead_id: id }).update(change)
    await work(ids[0], { status: 'gagne', contacted_at: new Date('2026-11-21T10:00:00.000Z') })
    await work(ids[1], { status: 'perdu', contacted_at: new Date('2026-11-21T10:00:00.000Z') })
    await work(ids[3], { status: 'gagne', contacted_at: new Date('2025-11-21T10:00:00.000Z') })
    const steps = { ...noSteps(), contacted: 2, won: 1 }
    expect((await read()).body).toMatchObject({
      total: steps,
      weeks: [{ value: '2026-11-16', steps }],
      pages: [{ value: '/article/:id', steps }],
      articles: [{ value: '7', steps }],
      campaigns: [{ value: 'lettre', steps }]
    })
  })

  it.each([
    ['/blog/page/12/', '/blog/page/:page'],
    ['/blog/sujet/hotellerie', '/blog/sujet/:topic'],
    ['/blog/sujet/hotellerie/page/2', '/blog/sujet/:topic/page/:page'],
    ['/blog/', '/blog'],
    ['/', '/']
  ])('AUDIENCE-14 names the page of a lead as visits do: %s is %s', async (path, value) => {
    const id = await addLead(leads.db, {
      pageUrl: `https://site.example${path}`,
      createdAt: new Date('2026-11-20T10:00:00.000Z')
    })
    await leads.db.knex('lead_desks').where({ lead_id: id }).update({ status: 'gagne' })
    expect((await read()).body.pages).toMatchObject([{ value, steps: { won: 1 } }])
  })

  it('AUDIENCE-15 tells leads that came by tokens apart from those that a visit led to', async () => {
    const at = (origin: string | null) => ({ createdAt: new Date('2026-11-20T10:00:00.000Z'), origin })
    const won = { status: 'gagne', contacted_at: new Date('2026-11-21T10:00:00.000Z') } as const
    const sent = [await addLead(leads.db, at('Salon')), await addLead(leads.db, at('Salon'))]
    const visited = await addLead(leads.db, at(null))
    await addLead(leads.db, at('Carte de visite'))
    for (const id of [sent[0], visited]) await leads.db.knex('lead_desks').where({ lead_id: id }).update(won)
    const { body } = await read()
    expect(body.total).toEqual({ ...noSteps(), contacted: 1, won: 1 })
    expect(body.tokens).toEqual([
      { origin: 'Salon', received: 2, contacted: 1, won: 1 },
      { origin: 'Carte de visite', received: 1, contacted: 0, won: 0 }
    ])
  })

  it('AUDIENCE-7 keeps the sums of a day for 25 months', async () => {
    await leads.redeliver(counted([count({ day: '2024-10-22' }), count({ day: '2024-10-23', count: 2 })]))
    // The service does so by itself, now and then; whoever comes first deletes it.
    await pruneAudience(leads.db, new Date('2026-11-23T10:20:00.000Z'))
    expect(await rows()).toMatchObject([{ day: '2024-10-23' }])
  })
})
