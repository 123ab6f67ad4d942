import { once } from 'node:events'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import Router from '@koa/router'
import type { Context } from 'koa'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMetrics } from '../observability/metrics.ts'
import { freePort } from '../process/free-port.ts'
import { createTestLog, eventually } from '../testing/test-database.ts'
import { clientAddress, createServiceApp } from './app.ts'
import { conflict } from './errors.ts'
import type { Readiness } from './health.ts'
import { listen, type RunningService } from './lifecycle.ts'
import { readBody } from './read-body.ts'

const { log, entries, text } = createTestLog()
let readiness: Readiness = { database: 'ok' }
let service: RunningService

const things = new Router()
  .get('/things/:id', (ctx) => {
    ctx.body = { id: ctx.params.id, address: clientAddress(ctx as Context) }
  })
  .put('/things/:id', (ctx) => {
    ctx.body = { body: ctx.request.body ?? null }
  })
  .delete('/things/:id', (ctx) => {
    ctx.body = { body: ctx.request.body ?? null }
  })
const others = new Router({ prefix: '/others' })
  .post('/', () => {
    throw conflict('Déjà fait.', 'done')
  })
  .get('/broken', () => {
    throw new Error('the reason')
  })
  .get('/away', () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  })
  .get('/own-headers', (ctx) => {
    ctx.set('Cache-Control', 'no-cache')
    ctx.body = 'x'
  })

beforeAll(async () => {
  const app = createServiceApp({
    log,
    routers: [readBody(1_000), things, others],
    ready: async () => readiness,
    metrics: createMetrics('test'),
    trustedProxies: ['127.0.0.1']
  })
  service = await listen(app, { host: '127.0.0.1', port: 0, log })
})
afterAll(() => service.stop())

const call = async (method: string, path: string, init: RequestInit = {}) => {
  const answer = await fetch(service.url + path, { method, ...init })
  const body = await answer.text()
  return { status: answer.status, headers: answer.headers, body: parse(body) }
}
const parse = (body: string) => {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
const json = (body: unknown, headers: Record<string, string> = {}) => ({
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', ...headers }
})

describe('bodies', () => {
  test('JSON is read, on DELETE too, in gzip too', async () => {
    expect((await call('PUT', '/things/1', json({ a: 1 }))).body).toEqual({ body: { a: 1 } })
    expect((await call('DELETE', '/things/1', json({ a: 1 }))).body).toEqual({ body: { a: 1 } })
    const zipped = new Uint8Array(gzipSync('{"a":1}'))
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }
    expect((await call('PUT', '/things/1', { body: zipped, headers })).body).toEqual({ body: { a: 1 } })
  })

  test('none is left undefined', async () => {
    expect((await call('DELETE', '/things/1')).body).toEqual({ body: null })
  })

  test.each([
    ['JSON that is none', json('{"a":'), 400, 'bad-request'],
    ['a bare text in JSON', json('"a"'), 400, 'bad-request'],
    ['a poisoned prototype', json('{"__proto__":{"a":1}}'), 400, 'bad-request'],
    ['a gzip that is none', json('{}', { 'Content-Encoding': 'gzip' }), 400, 'bad-request'],
    ['an unknown compression', json('{}', { 'Content-Encoding': 'zstd' }), 415, 'unsupported-media-type'],
    ['a text', { body: 'a' }, 415, 'unsupported-media-type'],
    ['a form', { body: new URLSearchParams({ a: '1' }) }, 415, 'unsupported-media-type'],
    ['no type', { body: new Uint8Array([1]) }, 415, 'unsupported-media-type'],
    ['too much', json({ a: 'x'.repeat(1_000) }), 413, 'payload-too-large']
  ])('%s is refused in French', async (_, init, status, code) => {
    const answer = await call('PUT', '/things/1', init)
    expect(answer).toMatchObject({ status, body: { code, message: expect.stringMatching(/\.$/) } })
  })

  test('what is too much once unpacked is refused', async () => {
    const body = new Uint8Array(gzipSync(JSON.stringify({ a: 'x'.repeat(100_000) })))
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }
    expect((await call('PUT', '/things/1', { body, headers })).status).toBe(413)
  })
})

describe('what is not there', () => {
  test('an unknown path is 404, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'OPTIONS'])
      expect(await call(method, '/nothing')).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect((await call('GET', '/%E0%A4%A')).status).toBe(404)
  })

  test('a known path with another method is 405 with Allow', async () => {
    const answer = await call('POST', '/things/1')
    expect(answer).toMatchObject({ status: 405, body: { code: 'method-not-allowed' } })
    expect(answer.headers.get('allow')?.split(', ').sort()).toEqual([
      'DELETE',
      'GET',
      'HEAD',
      'OPTIONS',
      'PUT'
    ])
  })

  test('OPTIONS lists the methods, HEAD answers as GET without a body', async () => {
    const options = await call('OPTIONS', '/things/1')
    expect([options.status, options.headers.get('allow')]).toEqual([204, expect.stringContaining('GET')])
    const head = await call('HEAD', '/things/1')
    expect([head.status, head.body]).toEqual([200, ''])
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0)
  })
})

describe('problems', () => {
  test('a problem thrown by a handler is its answer', async () => {
    expect(await call('POST', '/others')).toMatchObject({
      status: 409,
      body: { message: 'Déjà fait.', code: 'done' }
    })
  })

  test('an error of ours is 500, its reason in the log alone, with the id of the request', async () => {
    const answer = await call('GET', '/others/broken', { headers: { 'X-Request-Id': 'request-000001' } })
    expect(answer.body).toEqual({ message: 'Une erreur est survenue. Veuillez réessayer.', code: 'internal' })
    const line = entries().find((entry) => entry.requestId === 'request-000001' && entry.level === 'error')
    expect(line).toMatchObject({ err: { message: 'the reason' } })
  })

  test('a database that is away is 503 with Retry-After', async () => {
    const answer = await call('GET', '/others/away')
    expect(answer).toMatchObject({
      status: 503,
      body: { message: 'Le service est momentanément indisponible. Réessayez dans quelques instants.' }
    })
    expect(answer.headers.get('retry-after')).toBe('5')
  })
})

describe('headers', () => {
  test('every answer has the security headers and is not stored, unless its route says otherwise', async () => {
    for (const path of ['/things/1', '/nothing', '/others/broken', '/health/live']) {
      const { headers } = await call('GET', path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('cache-control')).toBe('no-store')
    }
    expect((await call('GET', '/others/own-headers')).headers.get('cache-control')).toBe('no-cache')
  })

  test('a plain request id is kept, any other is replaced', async () => {
    const idOf = async (id: string) =>
      (await call('GET', '/things/1', { headers: { 'X-Request-Id': id } })).headers.get('x-request-id')
    expect(await idOf('abcdef-123456')).toBe('abcdef-123456')
    expect(await idOf('<script>alert</script>')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('the client’s address comes from the trusted proxy, and is in the access log', async () => {
    const headers = { 'X-Forwarded-For': '198.51.100.1, 203.0.113.9' }
    expect((await call('GET', '/things/7?code=secret', { headers })).body.address).toBe('203.0.113.9')
    const line = await eventually('the access line', () =>
      entries().find((entry) => entry.address === '203.0.113.9')
    )
    expect(line).toMatchObject({ method: 'GET', url: '/things/7?code=[redacted]', status: 200 })
  })
})

describe('health and metrics', () => {
  test('live answers while not ready', async () => {
    readiness = { database: 'down', bus: 'ok' }
    expect((await call('GET', '/health/live')).status).toBe(200)
    expect(await call('GET', '/health/ready')).toMatchObject({
      status: 503,
      body: { status: 'not-ready', checks: readiness }
    })
  })

  test('a degraded part leaves the service ready', async () => {
    readiness = { database: 'ok', bus: 'degraded' }
    expect(await call('GET', '/health/ready')).toMatchObject({ status: 200, body: { status: 'degraded' } })
  })

  test('the histogram counts by route pattern, not by address', async () => {
    await call('GET', '/things/123456')
    const metrics = await eventually('the observation', async () => {
      const { body } = await call('GET', '/metrics')
      return String(body).includes('route="/things/:id"') && String(body)
    })
    expect(metrics).toMatch(
      /http_request_duration_seconds_count\{service="test",method="GET",route="\/things\/:id",status="200"\}/
    )
    expect(metrics).not.toContain('123456')
  })

  test('metrics are nobody’s who comes through a proxy', async () => {
    for (const name of ['X-Forwarded-For', 'Forwarded', 'Via', 'X-Real-IP', 'CF-Connecting-IP'])
      expect((await call('GET', '/metrics', { headers: { [name]: '203.0.113.9' } })).status).toBe(404)
    const ask = async (version: string, ...lines: string[]) => {
      const socket = connect(service.port, '127.0.0.1')
      socket.write([`GET /metrics HTTP/${version}`, ...lines, 'Connection: close', '', ''].join('\r\n'))
      return String((await once(socket, 'data'))[0]).slice(9, 12)
    }
    expect(await ask('1.1', `Host: 127.0.0.1:${service.port}`)).toBe('200')
    expect(await ask('1.1', `Host: 127.0.0.1:${service.port}`, 'X-Forwarded-For:')).toBe('404')
    // An nginx with default headers, and a page whose host name resolves to this machine.
    expect(await ask('1.0', `Host: 127.0.0.1:${service.port}`)).toBe('404')
    expect(await ask('1.1', 'Host: evil.example')).toBe('404')
  })

  test('HEALTH-7 metrics and the documents beside them may have a port of their own, which answers nothing else', async () => {
    const metrics = createMetrics('apart')
    const port = await freePort()
    const app = createServiceApp({
      log,
      routers: [],
      ready: async () => readiness,
      metrics,
      isSecure: true
    })
    const diagnostics = { '/metrics/parts': () => ({ parts: 3 }) }
    const apart = await listen(app, {
      ...{ host: '127.0.0.1', port: 0, log },
      metrics: { port, registry: metrics, diagnostics }
    })
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
      const ofProcess = expect.stringMatching(/^process_cpu_seconds_total\{service="apart"\} \d/m)
      expect([answer.status, await answer.text()]).toEqual([200, ofProcess])
      // Asked again, what the process tells of itself is there once.
      expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toEqual(ofProcess)
      expect(await (await fetch(`http://127.0.0.1:${port}/metrics/parts`)).json()).toEqual({ parts: 3 })
      expect((await fetch(`http://127.0.0.1:${port}/metrics/parts`, { method: 'POST' })).status).toBe(404)
      expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(404)
      const live = await fetch(`${apart.url}/health/live`)
      expect(live.headers.get('strict-transport-security')).toBe('max-age=31536000')
      expect((await call('GET', '/health/live')).headers.get('strict-transport-security')).toBeNull()
    } finally {
      await apart.stop()
    }
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow()
  })
})

test('a client that goes away in the middle of its body is no error of ours', async () => {
  const before = text().length
  const socket = connect(service.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    'PUT /things/gone HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"a":'
  )
  socket.end()
  socket.destroySoon()
  await eventually('the request is logged', () => text().slice(before).includes('/things/gone'))
  expect(text().slice(before)).not.toContain('"level":"error"')
})
