import { request } from 'node:http'
import { connect } from 'node:net'
import { eventually } from '@site/service/testing/test-database'
import { afterEach, describe, expect, it } from 'vitest'
import { sendJson } from '../testing/fake-services.ts'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'

let gateway: TestGateway
afterEach(() => gateway.stop())

describe('a call', () => {
  it.each([
    ['GET', '/api/leads?adminCode=x&search=a%20b', 'leads'],
    ['DELETE', '/api/leads/12', 'leads'],
    ['POST', '/api/contact', 'leads'],
    ['POST', '/api/blog', 'content'],
    ['PUT', '/api/blog/3', 'content'],
    ['PATCH', '/api/blog/3/pin', 'content'],
    ['GET', '/api/admin/scheduler-status', 'content'],
    ['GET', '/api/admin/scheduler-status?adminCode=%C3%A9%23', 'content'],
    ['GET', '/api/admin/audit?limit=5', 'content'],
    ['POST', '/api/admin/generate-test-article', 'content'],
    ['POST', '/api/admin/trigger-generation', 'content']
  ] as const)('%s %s goes to svc-%s, and comes back as it is', async (method, path, upstream) => {
    gateway = await startTestGateway()
    gateway[upstream].answer((_, response) => {
      response.writeHead(207, {
        'content-type': 'application/json',
        'x-total-count': '3',
        connection: 'x-hop',
        'x-hop': '1'
      })
      response.end('{"a":1}')
    })
    const body = method === 'GET' ? null : '{"adminCode":"é"}'
    const response = await fetch(gateway.url + path, {
      method,
      headers: { 'content-type': 'application/json', 'x-request-id': 'demande-0001' },
      body
    })
    expect(response.status).toBe(207)
    expect(await response.text()).toBe('{"a":1}')
    expect(response.headers.get('x-total-count')).toBe('3')
    expect(response.headers.get('x-hop')).toBeNull()
    const id = response.headers.get('x-request-id')
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(gateway[upstream].received[0]).toMatchObject({ method, url: path, body: body ?? '' })
    expect(gateway[upstream].received[0]?.headers['x-request-id']).toBe(id)
  })

  // SAFE-2
  it('carries the admin code in its header on to the service', async () => {
    gateway = await startTestGateway()
    await fetch(`${gateway.url}/api/admin/scheduler-status`, { headers: { 'x-admin-code': '%C3%A9%23' } })
    expect(gateway.content.received[0]?.headers['x-admin-code']).toBe('%C3%A9%23')
  })

  it('tells the service who asks, and believes nobody else about it', async () => {
    gateway = await startTestGateway({ env: { TRUSTED_PROXIES: '10.0.0.0/8' } })
    await gateway.post('/api/contact', {}, { 'x-forwarded-for': '203.0.113.9' })
    expect(gateway.leads.received[0]?.headers['x-forwarded-for']).toBe('127.0.0.1')
  })

  it('keeps conditional requests, and hides hop-by-hop headers from the service', async () => {
    gateway = await startTestGateway()
    gateway.leads.answer((_, response) => void response.writeHead(304, { etag: '"a"' }).end())
    const response = await fetch(`${gateway.url}/api/leads?adminCode=x`, {
      headers: { 'if-none-match': '"a"', te: 'trailers' }
    })
    expect(response.status).toBe(304)
    expect(gateway.leads.received[0]?.headers['if-none-match']).toBe('"a"')
    expect(gateway.leads.received[0]?.headers.te).toBeUndefined()
  })

  it('is a problem when it does not exist: 404, or 405 with the methods that do', async () => {
    gateway = await startTestGateway()
    for (const path of ['/api/rien', '/api/blog/1/2', '/api/blog/%2e%2e', '/api/leads/1%2f2', '/api/']) {
      const response = await fetch(gateway.url + path)
      expect(response.status).toBe(404)
      expect(await response.json()).toHaveProperty('message')
    }
    const wrong = await fetch(`${gateway.url}/api/blog`, { method: 'DELETE' })
    expect(wrong.status).toBe(405)
    expect(wrong.headers.get('allow')).toBe('GET, HEAD, POST')
    expect(gateway.content.received).toEqual([])
  })
})

describe('a service that fails', () => {
  it('is 503 with Retry-After when it is away', async () => {
    gateway = await startTestGateway()
    await gateway.leads.stop()
    const response = await gateway.post('/api/contact', { email: 'a@b.fr' })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await response.json()).toMatchObject({ code: 'unavailable' })
  })

  it('is 504 when it does not answer in time, and generation has more time', async () => {
    gateway = await startTestGateway({ env: { UPSTREAM_TIMEOUT_MS: '300' } })
    gateway.leads.answer(() => undefined)
    const slow = await gateway.post('/api/contact', {})
    expect(slow.status).toBe(504)
    expect(await slow.json()).toMatchObject({ code: 'upstream-slow' })
    let finish = (): void => undefined
    gateway.content.answer((_, response) => {
      finish = () => sendJson(response, 201, { article: { title: 'Test' } })
    })
    const generating = gateway.post('/api/admin/generate-test-article', { adminCode: 'x' })
    // The usual time has passed, as another call shows, and generation still waits.
    expect((await fetch(`${gateway.url}/api/leads?adminCode=x`)).status).toBe(504)
    finish()
    expect((await generating).status).toBe(201)
  })

  it('cuts the answer short when it goes away in the middle', async () => {
    gateway = await startTestGateway()
    gateway.leads.answer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
      response.write('[1,', () => response.destroy())
    })
    await expect(
      fetch(`${gateway.url}/api/leads?adminCode=x`).then((answer) => answer.text())
    ).rejects.toThrow()
    expect((await fetch(`${gateway.url}/health/live`)).status).toBe(200)
  })

  it('closes a connection that is kept: a submission with a key is sent again, whole', async () => {
    gateway = await startTestGateway()
    let count = 0
    gateway.leads.answer((_, response) => {
      count += 1
      if (count === 1) response.destroy()
      else sendJson(response, 201, { id: 1, message: 'Merci' })
    })
    const key = { 'idempotency-key': '5f0c6f3e-8a53-4f0e-9b0a-3f9c2ab41700' }
    expect((await gateway.post('/api/contact', { email: 'é@hotel.example' }, key)).status).toBe(201)
    expect(gateway.leads.received.map(({ body }) => body)).toEqual(
      Array.from({ length: 2 }, () => '{"email":"é@hotel.example"}')
    )
    count = 0
    expect((await gateway.post('/api/contact', { email: 'é@hotel.example' })).status).toBe(503)
    // The key means something to the leads' service alone.
    gateway.content.answer((_, response) => void response.destroy())
    expect((await gateway.post('/api/blog', {}, key)).status).toBe(503)
    expect(gateway.content.received).toHaveLength(1)
  })
})

describe('a client that goes away', () => {
  it('before the answer ends the call to the service, and nothing else', async () => {
    gateway = await startTestGateway()
    let isEnded = false
    gateway.leads.answer((_, response) => {
      response.once('close', () => {
        isEnded = !response.writableFinished
      })
    })
    const gone = new AbortController()
    const call = fetch(`${gateway.url}/api/leads?adminCode=x`, { signal: gone.signal })
    await eventually('the call arrived', () => gateway.leads.received.length === 1)
    gone.abort()
    await expect(call).rejects.toThrow()
    await eventually('the call was ended', () => isEnded)
    expect((await fetch(`${gateway.url}/health/live`)).status).toBe(200)
  })

  it('in the middle of its body, or of a long answer, does no harm', async () => {
    gateway = await startTestGateway()
    gateway.leads.answer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const more = () => {
        if (response.destroyed) return
        if (response.write('x'.repeat(65_536))) setImmediate(more)
        else response.once('drain', more)
      }
      more()
    })
    for (let round = 0; round < 10; round += 1) {
      await new Promise<void>((resolve) => {
        const call = request(`${gateway.url}/api/leads?adminCode=${round}`, (answer) => {
          answer.once('data', () => call.destroy())
        })
        call.on('error', () => undefined)
        call.on('close', () => resolve())
        call.end()
      })
      await new Promise<void>((resolve) => {
        const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1', () => {
          socket.write(
            'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"a"'
          )
          socket.end()
          socket.destroy()
        })
        socket.on('close', () => resolve())
      })
    }
    gateway.leads.answer((_, response) => sendJson(response, 201, { id: 1, message: 'Merci' }))
    expect((await gateway.post('/api/contact', {})).status).toBe(201)
  })
})

describe('the list of articles', () => {
  it('is read once for many readers, with 304 for who has it, until an article changes', async () => {
    gateway = await startTestGateway()
    gateway.content.answer((_, response) => sendJson(response, 200, [{ id: 1 }]))
    const read = (headers = {}) => fetch(`${gateway.url}/api/blog`, { headers })
    const answers = await Promise.all(Array.from({ length: 10 }, () => read()))
    const etag = answers[0]?.headers.get('etag') ?? ''
    expect(await answers[0]?.json()).toEqual([{ id: 1 }])
    expect((await read({ 'if-none-match': etag })).status).toBe(304)
    expect(gateway.content.received).toHaveLength(1)
    await gateway.publish()
    await read()
    await eventually('the list is read again', () => gateway.content.received.length === 2)
  })

  it('keeps the tag the service gave it, by which pages ask whether it is still theirs', async () => {
    gateway = await startTestGateway()
    gateway.content.answer((_, response) => {
      response.setHeader('etag', '"de-svc-content"')
      sendJson(response, 200, [{ id: 1 }])
    })
    const read = (headers = {}) => fetch(`${gateway.url}/api/blog`, { headers })
    expect((await read()).headers.get('etag')).toBe('W/"de-svc-content"')
    // Also from the memory before Koa: search engines find articles on their pages.
    for (let time = 1; time <= 2; time += 1)
      expect((await read()).headers.get('x-robots-tag')).toBe('noindex')
    expect((await read({ 'if-none-match': '"de-svc-content"' })).status).toBe(304)
    expect((await read({ 'if-none-match': '"une-autre"' })).status).toBe(200)
  })

  it('is kept by the parameters it knows, and failures are not kept', async () => {
    gateway = await startTestGateway()
    gateway.content.answer((_, response) => sendJson(response, 503, { message: 'Indisponible' }))
    const failed = await fetch(`${gateway.url}/api/blog`)
    expect(failed.status).toBe(503)
    expect(await failed.json()).toEqual({ message: 'Indisponible' })
    gateway.content.answer(({ url }, response) => sendJson(response, 200, [url]))
    expect(await (await fetch(`${gateway.url}/api/blog?x=1`)).json()).toEqual(['/api/blog'])
    expect(await (await fetch(`${gateway.url}/api/blog?limit=5&x=2`)).json()).toEqual(['/api/blog?limit=5'])
  })
})
