import { eventually } from '@site/service/testing/test-database'
import { afterEach, describe, expect, it } from 'vitest'
import { sendJson } from '../testing/fake-services.ts'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'

const LIST = Array.from({ length: 40 }, (_, id) => ({
  id,
  title: `Un titre assez long pour être compressé ${id}`
}))
let gateway: TestGateway
afterEach(() => gateway.stop())

const start = async () => {
  gateway = await startTestGateway()
  gateway.content.answer((_, response) => sendJson(response, 200, LIST))
}
const get = (headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${gateway.url}/api/blog`, { method, headers })
const fromMemory = async () =>
  [
    ...(await gateway.metrics()).matchAll(
      /http_request_duration_seconds_count\{[^}]*route="memory"[^}]*\} (\d+)/g
    )
  ].reduce((sum, [, count]) => sum + Number(count), 0)
/** Headers that must not depend on who answers; the id and the hour are of one answer. */
const comparable = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => !['x-request-id', 'date'].includes(name)))

describe('what was answered once', () => {
  it.each(['br', 'gzip', 'identity'])(
    'is answered from memory as Koa answered it, in %s',
    async (encoding) => {
      await start()
      const headers = { 'accept-encoding': encoding, accept: '*/*' }
      const first = await get(headers)
      const text = await first.text()
      expect(await fromMemory()).toBe(0)
      const second = await get(headers)
      expect(await fromMemory()).toBe(1)
      expect(comparable(second)).toEqual(comparable(first))
      expect(second.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
      expect(await second.text()).toBe(text)
      expect(JSON.parse(text)).toEqual(LIST)
      expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
    }
  )

  it('is 304 for who has it, has no body for HEAD, and believes no visitor about the request’s name', async () => {
    await start()
    const first = await get({ 'x-request-id': 'demande-0001' })
    expect(first.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    const etag = first.headers.get('etag') ?? ''
    await first.text()
    const notModified = await get({ 'if-none-match': `"other", ${etag}`, 'x-request-id': 'demande-0001' })
    expect([notModified.status, await notModified.text(), notModified.headers.get('etag')]).toEqual([
      304,
      '',
      etag
    ])
    expect(notModified.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    // The rest is with the stored answer (RFC 9110 §15.4.5).
    for (const name of ['cache-control', 'vary'])
      expect([name, notModified.headers.get(name)]).toEqual([name, first.headers.get(name)])
    expect(notModified.headers.get('content-security-policy')).toBeNull()
    expect(first.headers.get('content-security-policy')).not.toBeNull()
    const head = await get({ 'accept-encoding': 'identity' }, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(Number(head.headers.get('content-length'))).toBe(Buffer.byteLength(JSON.stringify(LIST)))
    expect(await fromMemory()).toBe(2)
  })

  it('leaves a line for one answer in a hundred, with who asked', async () => {
    await start()
    await (await get()).text()
    for (let count = 0; count < 101; count += 1)
      await (await get({ 'x-forwarded-for': '203.0.113.9' })).text()
    const lines = gateway.log.entries().filter(({ msg }) => msg === 'request, from memory')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatchObject({ url: '/api/blog', status: 200, address: '203.0.113.9', oneOf: 100 })
  })

  it('is asked for anew after an event and after the own write, and not once more', async () => {
    await start()
    await (await get()).text()
    await (await get()).text()
    expect(gateway.content.received).toHaveLength(1)
    await gateway.publish()
    await eventually('the new list', async () => {
      await (await get()).text()
      return gateway.content.received.length === 2
    })
    gateway.content.answer((_, response) => sendJson(response, 201, { id: 1 }))
    await gateway.post('/api/blog', { adminCode: 'x' })
    gateway.content.answer((_, response) => sendJson(response, 200, []))
    expect(await (await get()).json()).toEqual([])
    await (await get()).text()
    expect(gateway.content.received.filter(({ method }) => method === 'GET')).toHaveLength(3)
  })

  it('is made once for many who come together', async () => {
    await start()
    await Promise.all(Array.from({ length: 50 }, async () => (await get()).text()))
    expect(gateway.content.received).toHaveLength(1)
  })

  it.each([
    ['gzip;q=1, br;q=0', 'gzip'],
    ['br;q=0.1,gzip', 'br'],
    ['gzip;q=0, deflate', null],
    ['*', null],
    ['brotli, ;;q', null]
  ])('is chosen from %j as Koa chooses it', async (accepted, encoding) => {
    await start()
    for (const count of [0, 1]) {
      const response = await get({ 'accept-encoding': accepted })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(await response.json()).toEqual(LIST)
      expect(await fromMemory()).toBe(count)
    }
  })

  it('is left to Koa for other methods and other addresses', async () => {
    await start()
    await (await get()).text()
    await (await fetch(`${gateway.url}/api/blog?x=1`)).text()
    await (await get({}, 'DELETE')).text()
    expect(await fromMemory()).toBe(0)
  })
})
