import { randomUUID } from 'node:crypto'
import { liveMessageSchema } from '@site/contracts/operations/live-message'
import { eventually } from '@site/service/testing/test-database'
import { afterEach, describe, expect, it } from 'vitest'
import { ADMIN_CODE, startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'

let gateway: TestGateway
afterEach(() => gateway.stop())

const open = (headers: Record<string, string> = { 'x-admin-code': ADMIN_CODE }) =>
  fetch(`${gateway.url}/api/live`, { headers })

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
    ['site.article-generated', { articleId: 7 }]
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
