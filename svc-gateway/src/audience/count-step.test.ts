import type { Beacon, DayCount } from '@site/contracts/audience/audience'
import type { SiteEvent } from '@site/contracts/events/events'
import { eventually } from '@site/service/testing/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildDeployable } from '../testing/build-deployable.ts'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'
import { stubRemote, stubShell } from '../testing/stubs.ts'

/** Of a browser, as a page of the site sends it. */
const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'sec-fetch-site': 'same-origin'
}
const SITE = stubRemote({
  name: 'mf-blog',
  version: '0.1.0-11111111',
  pages: [
    { path: '/' },
    { path: '/article/:id' },
    { path: '/apercu', isSecret: true },
    { path: '/admin/leads' },
    { path: '*' }
  ]
})

let gateway: TestGateway
let now: Date
let counts: DayCount[]
const options = () => ({
  build: async (dir: string) => ({
    shell: { live: await buildDeployable(dir, stubShell()) },
    'mf-blog': { live: await buildDeployable(dir, SITE) }
  }),
  overrides: { clock: () => now, carryMs: 10 }
})

const start = async (env: Record<string, string> = {}) => {
  gateway = await startTestGateway({ ...options(), env })
  await gateway.bus.watch(['site.visits-counted'], (event: SiteEvent) => {
    if (event.type === 'site.visits-counted') counts.push(...event.data.counts)
  })
}
beforeEach(async () => {
  now = new Date('2026-11-23T10:20:00.000Z')
  counts = []
  await start()
})
afterEach(() => gateway.stop())

const send = (beacon: Partial<Beacon>, headers: Record<string, string> = {}) =>
  gateway.post('/api/audience', { step: 'visit', path: '/', ...beacon }, { ...BROWSER, ...headers })

/** What was counted until and with one more step, of the page '/' on a day of its own. */
async function countedSoFar(): Promise<DayCount[]> {
  now = new Date('2026-12-24T12:00:00.000Z')
  expect((await send({})).status).toBe(204)
  await eventually('the last one has come', () => counts.some(({ day }) => day === '2026-12-24'))
  return counts.filter(({ day }) => day !== '2026-12-24')
}

describe('POST /api/audience', () => {
  it('AUDIENCE-1 counts a step by its page, its article and its campaign, each by itself', async () => {
    const campaign = { utmSource: 'lettre', utmMedium: 'e-mail', utmCampaign: ' rentrée  2026 ' }
    const answer = await send({ path: '/article/7', step: 'chat-opened', ...campaign })
    expect(answer.status).toBe(204)
    expect(await answer.text()).toBe('')
    expect(answer.headers.get('set-cookie')).toBeNull()
    const common = { day: '2026-11-23', step: 'chat-opened', count: 1 }
    expect(await countedSoFar()).toEqual([
      { ...common, kind: 'page', value: '/article/:id' },
      { ...common, kind: 'article', value: '7' },
      { ...common, kind: 'campaign', value: 'lettre · e-mail · rentrée 2026' }
    ])
  })

  it('counts an article by its number, and keeps nothing of what stands behind it', async () => {
    await send({ path: '/article/7-ada@exemple.fr' })
    expect((await countedSoFar()).slice(0, 2).map(({ value }) => value)).toEqual(['/article/:id', '7'])
  })

  it('counts on the day that it is in Paris', async () => {
    now = new Date('2026-11-23T23:30:00.000Z')
    await send({})
    expect((await countedSoFar()).map(({ day }) => day)).toEqual(['2026-11-24', '2026-11-24'])
  })

  it.each([
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    [
      'a browser that a program drives',
      { 'user-agent': 'Mozilla/5.0 HeadlessChrome/140.0.0.0 Safari/537.36' }
    ],
    ['who says nothing of itself', { 'user-agent': '' }],
    ['a page that is loaded before anybody asks for it', { 'sec-purpose': 'prefetch;prerender' }],
    ['Do Not Track', { dnt: '1' }],
    ['Global Privacy Control', { 'sec-gpc': '1' }]
  ])('AUDIENCE-5 answers as ever, and does not count: %s', async (_, headers) => {
    expect((await send({}, headers)).status).toBe(204)
    expect(await countedSoFar()).toEqual([])
  })

  it.each(['/admin/leads', '/admin', '/apercu', '/nulle-part', '/article/ada@exemple.fr', '/article/0'])(
    'AUDIENCE-5 does not count %s, which is no page of visitors',
    async (path) => {
      expect((await send({ path })).status).toBe(204)
      expect(await countedSoFar()).toEqual([])
    }
  )

  it.each([
    ['ada@exemple.fr', '*'],
    ['06 12 34 56 78', '*'],
    ['client-123456789', '*'],
    ['lettre-2026-11-21', 'lettre-2026-11-21']
  ])('AUDIENCE-6 keeps no campaign that may name a person: %s is %s', async (utmSource, value) => {
    await send({ utmSource })
    const campaigns = (await countedSoFar()).filter(({ kind }) => kind === 'campaign')
    expect(campaigns.map((one) => one.value)).toEqual([value])
  })

  it('refuses other origins, whatever they say of themselves', async () => {
    const { 'user-agent': agent } = BROWSER
    const post = (headers: Record<string, string>) =>
      gateway.post('/api/audience', { step: 'visit', path: '/' }, { 'user-agent': agent, ...headers })
    for (const headers of [
      {},
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', origin: gateway.url },
      { origin: 'https://ailleurs.example' },
      { origin: 'null' }
    ])
      expect((await post(headers)).status).toBe(403)
    expect((await post({ origin: gateway.url })).status).toBe(204)
  })

  it('AUDIENCE-2 reads no more than a kilobyte, and no step that it does not know', async () => {
    expect((await send({ utmSource: 'é'.repeat(600) })).status).toBe(413)
    expect((await send({ step: 'bought' as 'visit' })).status).toBe(422)
    expect((await send({ path: '/?code=secret' })).status).toBe(422)
    expect(await countedSoFar()).toEqual([])
  })

  it('AUDIENCE-2 lets one address call so often in a minute', async () => {
    await gateway.stop()
    await start({ AUDIENCE_LIMIT_PER_MINUTE: '2' })
    expect([await send({}), await send({}), await send({})].map(({ status }) => status)).toEqual([
      204, 204, 429
    ])
  })
})
