import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { EVENTS } from '@site/contracts/events/asyncapi'
import { type AdminCodeChanged, adminCodeChangedSchema } from '@site/contracts/events/events'
import { liveMessageSchema } from '@site/contracts/operations/live-message'
import { eventually } from '@site/service/testing/test-database'
import { afterEach, describe, expect, it } from 'vitest'
import { sendJson } from '../testing/fake-services.ts'
import { ADMIN_CODE, startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'

let gateway: TestGateway
afterEach(() => gateway.stop())

const open = (headers: Record<string, string> = { 'x-admin-code': ADMIN_CODE }) =>
  fetch(`${gateway.url}/api/live`, { headers })

const codeOf = (selector: string) => `${selector}-qt4wabc-defghjk-mnpqrst-uvwxyz2`

/** svc-leads knows these codes, by their selectors, with the scopes that the record says at the time. */
async function nameCodes<Scopes extends Record<string, string[]>>(scopes: Scopes): Promise<Scopes> {
  gateway.leads.answer(({ url, body }, response) => {
    if (url === '/api/leads/audit') return void response.writeHead(204).end()
    const selector = String(JSON.parse(body).adminCode).slice(0, 8)
    sendJson(response, 200, { selector, name: selector, scopes: scopes[selector] ?? [] })
  })
  return scopes
}

/** What an event says of a code, as `publish` takes it. */
const changeOf = (selector: string, more: Partial<AdminCodeChanged['data']>) => {
  const { data } = adminCodeChangedSchema.parse(EVENTS['site.admin-code-changed'].example)
  return { data: { ...data, selector, ...more } } as Partial<AdminCodeChanged>
}

/** What has arrived so far, growing as it comes. */
function collect(response: Response): { text: () => string; isEnded: () => boolean } {
  let text = ''
  let isEnded = false
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true })
  }
  read()
    .catch(() => undefined) // cut: what came before counts
    .finally(() => {
      isEnded = true
    })
  return { text: () => text, isEnded: () => isEnded }
}

describe('GET /api/live', () => {
  it.each([
    ['site.lead-created', { leadId: 7 }],
    ['site.article-changed', { articleId: 7, change: 'updated' }],
    ['site.article-generated', { articleId: 7 }],
    ['site.presence-changed', { articleId: 12 }]
  ] as const)('tells of %s, as a message of the contract', async (type, data) => {
    gateway = await startTestGateway()
    const response = await open()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const stream = collect(response)
    const event = await gateway.publish(type)
    await eventually('the event arrived', () => stream.text().includes(event.id))
    const message = /^data: (.*)$/m.exec(stream.text())?.[1] ?? ''
    expect(liveMessageSchema.parse(JSON.parse(message))).toEqual({ type, id: event.id, data })
  })

  it('tells nothing of an event that is brought to one consumer again, but of one that no consumer has had', async () => {
    gateway = await startTestGateway()
    const stream = collect(await open())
    const repeated = await gateway.publish('site.lead-created', { replayto: 'notify' })
    const late = await gateway.publish('site.lead-created', { replayid: randomUUID() })
    await eventually('the late event arrived', () => stream.text().includes(late.id))
    expect(stream.text()).not.toContain(repeated.id)
  })

  // SAFE-12
  it('is for who carries the code in the header', async () => {
    gateway = await startTestGateway()
    expect((await open({})).status).toBe(401)
    expect((await open({ 'x-admin-code': 'faux' })).status).toBe(401)
    expect((await fetch(`${gateway.url}/api/live?adminCode=${ADMIN_CODE}`)).status).toBe(401)
  })

  it('takes a code of letters that no header holds, encoded', async () => {
    const code = 'code é à 5 € et 100 %41'
    gateway = await startTestGateway({ env: { ADMIN_CODE: code } })
    expect((await open({ 'x-admin-code': encodeURIComponent(code) })).status).toBe(200)
  })

  it('ADMIN-13 carries what the scopes of a code allow, and is refused to a code without any for it', async () => {
    gateway = await startTestGateway()
    const scopes = await nameCodes({
      abcdefgh: ['leads'],
      qt4wabcd: ['articles'],
      zzzzzzzz: ['offre', 'releases']
    })
    const [leads, articles] = await Promise.all(
      ['abcdefgh', 'qt4wabcd'].map(async (selector) =>
        collect(await open({ 'x-admin-code': codeOf(selector) }))
      )
    )
    const forbidden = await open({ 'x-admin-code': codeOf('zzzzzzzz') })
    expect([forbidden.status, (await forbidden.json()).code]).toEqual([403, 'scope-missing'])
    await gateway.publish('site.admin-codes-requested')
    const changed = await gateway.publish('site.admin-code-changed')
    const lead = await gateway.publish('site.lead-created')
    const article = await gateway.publish('site.article-changed')
    await eventually('the article to be in the stream', () => articles?.text().includes(article.id) ?? false)
    await eventually('the lead to be in the stream', () => leads?.text().includes(lead.id) ?? false)
    expect(articles?.text()).not.toContain(lead.id)
    expect(leads?.text()).not.toContain(article.id)
    for (const stream of [leads, articles])
      expect(stream?.text()).not.toMatch(new RegExp(`${changed.id}|hash|scrypt`))
    scopes.abcdefgh = ['articles']
    await gateway.publish('site.admin-code-changed', changeOf('abcdefgh', { scopes: ['articles'] }))
    const second = await gateway.publish('site.lead-created')
    const third = await gateway.publish('site.article-changed')
    await eventually('its new scope counts', () => leads?.text().includes(third.id) ?? false)
    expect(leads?.text()).not.toContain(second.id)
  })

  it('ADMIN-17 ends the streams of a revoked code, and of no other, and opens none that was being opened', async () => {
    gateway = await startTestGateway()
    const gate = new EventEmitter()
    const isTime = once(gate, 'open')
    await nameCodes({ abcdefgh: ['leads'], qt4wabcd: ['leads'] })
    const [gone, stays, shared] = await Promise.all(
      [codeOf('abcdefgh'), codeOf('qt4wabcd'), ADMIN_CODE].map(async (code) =>
        collect(await open({ 'x-admin-code': code }))
      )
    )
    // The service said yes before the revocation, and its answer arrives after it.
    gateway.leads.answer(async (_, response) => {
      await isTime
      sendJson(response, 200, { selector: 'abcdefgh', name: 'abcdefgh', scopes: ['leads'] })
    })
    const late = open({ 'x-admin-code': codeOf('abcdefgh') })
    await eventually(
      'the check is under way',
      () => gateway.leads.received.at(-1)?.body.includes('abcdefgh') ?? false
    )
    await gateway.publish(
      'site.admin-code-changed',
      changeOf('abcdefgh', { revokedAt: '2026-11-23T11:00:00.000Z' })
    )
    await eventually('the stream has ended', () => gone?.isEnded() ?? false)
    gate.emit('open')
    expect((await late).status).toBe(401)
    const lead = await gateway.publish('site.lead-created')
    for (const stream of [stays, shared])
      await eventually('the others go on', () => stream?.text().includes(lead.id) ?? false)
  })

  it('pings while nothing happens', async () => {
    gateway = await startTestGateway({ overrides: { pingMs: 20 } })
    const stream = collect(await open())
    await eventually('pings arrive', () => stream.text().split(': ping\n\n').length > 3)
  })

  it('is bounded for one address, and in all', async () => {
    gateway = await startTestGateway({ env: { LIVE_PER_ADDRESS: '2', LIVE_TOTAL: '3' } })
    const from = (address: string) => open({ 'x-admin-code': ADMIN_CODE, 'x-forwarded-for': address })
    const first = await from('192.0.2.1')
    await from('192.0.2.1')
    expect((await from('192.0.2.1')).status).toBe(429)
    await from('192.0.2.2')
    expect((await from('192.0.2.3')).status).toBe(503)
    await first.body?.cancel()
    await eventually('the place is free', async () => (await from('192.0.2.3')).status === 200)
  })

  it('counts an IPv6 network as one address', async () => {
    gateway = await startTestGateway({ env: { LIVE_PER_ADDRESS: '2' } })
    const from = (address: string) => open({ 'x-admin-code': ADMIN_CODE, 'x-forwarded-for': address })
    const statuses = [
      await from('2001:db8:9:9::1'),
      await from('2001:db8:9:9::2'),
      await from('2001:db8:9:9::3')
    ]
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429])
    expect((await from('2001:db8:9:a::1')).status).toBe(200)
  })

  it('ends when the gateway stops', async () => {
    gateway = await startTestGateway()
    const stream = collect(await open())
    const stopped = gateway.service.stop()
    await eventually('the stream ended', () => stream.isEnded())
    await stopped
  })
})
