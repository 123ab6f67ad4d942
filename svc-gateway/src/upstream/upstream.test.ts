import { type AddressInfo, createServer } from 'node:net'
import { eventually } from '@site/service/testing/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeService, sendJson, startFakeService } from '../testing/fake-services.ts'
import { createUpstream, type Upstream, type UpstreamCall } from './upstream.ts'

let service: FakeService
let upstream: Upstream
beforeEach(async () => {
  service = await startFakeService((_, response) => sendJson(response, 200, {}))
  upstream = createUpstream(service.url, 'svc-test')
})
afterEach(async () => {
  await upstream.close()
  await service.stop()
})

const call = async (changes: Partial<UpstreamCall> = {}) => {
  const answer = await upstream.call({ method: 'GET', path: '/', headers: {}, timeoutMs: 100, ...changes })
  await answer.body.dump()
  return answer.status
}
/** For an answer that must come, however crowded the machine. */
const inTime = { timeoutMs: 20_000 }
const statusIn = ({ status }: { status: number }) => status
const statusOf = (calling: Promise<number>) => calling.catch((error: { status: number }) => error.status)

describe('a service that answers nothing', () => {
  it('is 504 five times, then 503 at once, and is called again soon after it is back', async () => {
    service.answer(() => undefined)
    const slow = await Promise.all(Array.from({ length: 5 }, () => statusOf(call())))
    expect(slow).toEqual([504, 504, 504, 504, 504])
    expect(upstream.isOpen()).toBe(true)
    const before = service.received.length
    expect(await statusOf(call())).toBe(503)
    expect(service.received).toHaveLength(before)
    service.answer((_, response) => sendJson(response, 200, {}))
    await eventually('it is called again', async () => (await statusOf(call(inTime))) === 200)
    expect(upstream.isOpen()).toBe(false)
  })

  it('is not to blame for clients that leave, nor for a body it cuts short', async () => {
    service.answer(() => undefined)
    const gone = new AbortController()
    const left = Array.from({ length: 8 }, () => statusOf(call({ ...inTime, signal: gone.signal })))
    await eventually('they are there', () => service.received.length === 8)
    gone.abort()
    await Promise.all(left)
    const deaf = createServer((socket) => socket.resetAndDestroy())
    await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve))
    const cut = createUpstream(`http://127.0.0.1:${(deaf.address() as AddressInfo).port}`, 'svc-cut')
    const body = Buffer.alloc(2_000_000)
    for (let count = 0; count < 8; count += 1)
      expect(
        await statusOf(cut.call({ ...inTime, method: 'POST', path: '/', headers: {}, body }).then(statusIn))
      ).toBe(503)
    expect([upstream.isOpen(), cut.isOpen()]).toEqual([false, false])
    await cut.close()
    deaf.close()
    service.answer((_, response) => sendJson(response, 200, {}))
    expect(await call(inTime)).toBe(200)
  })

  it('keeps nobody beyond his time who waits for a connection of its pool', async () => {
    service.answer(() => undefined)
    const gone = new AbortController()
    const post = { method: 'POST', body: Buffer.from('{}') }
    const holding = Array.from({ length: 64 }, () =>
      statusOf(call({ ...post, ...inTime, signal: gone.signal }))
    )
    await eventually('every connection is taken', () => service.received.length === 64)
    expect(await statusOf(call(post))).toBe(504)
    expect(service.received).toHaveLength(64)
    gone.abort()
    await Promise.all(holding)
  })

  it('that refuses by itself is heard', async () => {
    service.answer((_, response) => sendJson(response, 503, { message: 'absente' }))
    for (let count = 0; count < 8; count += 1) expect(await call(inTime)).toBe(503)
    expect(upstream.isOpen()).toBe(false)
  })
})

describe('a service that closes a connection as a request comes', () => {
  /** Answers the first request of each connection, and ends the connection at the second. */
  const serveOneEach = () => {
    const seen = new WeakSet<object>()
    service.answer((_, response) => {
      const { socket } = response
      if (!socket || seen.has(socket)) return void response.destroy()
      seen.add(socket)
      sendJson(response, 200, {})
    })
  }
  const post = (changes: Partial<UpstreamCall>) =>
    call({ method: 'POST', ...inTime, body: Buffer.from('{"a":1}'), ...changes })

  it('is asked again on another connection, where that is harmless', async () => {
    serveOneEach()
    expect([await call(inTime), await call(inTime)]).toEqual([200, 200])
    expect([await post({ isRepeatable: true }), await post({ isRepeatable: true })]).toEqual([200, 200])
    // Each but the first found the kept connection closed, or was the first on it.
    expect(service.received.length).toBeGreaterThan(4)
    expect(service.received.filter(({ method }) => method === 'POST').map(({ body }) => body)).toContain(
      '{"a":1}'
    )
    expect(upstream.isOpen()).toBe(false)
  })

  it('gets any other request on a connection of its own, once', async () => {
    serveOneEach()
    expect(await call(inTime)).toBe(200)
    expect([await post({}), await post({})]).toEqual([200, 200])
    expect(service.received.map(({ headers }) => headers.connection)).toEqual([
      'keep-alive',
      'close',
      'close'
    ])
  })

  it('is not asked a third time', async () => {
    service.answer((_, response) => void response.destroy())
    expect(await statusOf(post({ isRepeatable: true }))).toBe(503)
    expect(service.received).toHaveLength(2)
    expect(await statusOf(post({}))).toBe(503)
    expect(service.received).toHaveLength(3)
  })
})
