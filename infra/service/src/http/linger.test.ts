import { once } from 'node:events'
import { connect } from 'node:net'
import { BODY_LIMITS } from '@site/contracts/operations/body-limits'
import Koa from 'koa'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMetrics } from '../observability/metrics.ts'
import { createTestLog } from '../testing/test-database.ts'
import { createServiceApp } from './app.ts'
import { listen, type RunningService } from './lifecycle.ts'
import { readBody } from './read-body.ts'

const { log } = createTestLog()
let service: RunningService
beforeAll(async () => {
  const app = createServiceApp({
    log,
    routers: [readBody(BODY_LIMITS.usual)],
    ready: async () => ({}),
    metrics: createMetrics('test')
  })
  service = await listen(app, { host: '127.0.0.1', port: 0, log })
})
afterAll(() => service.stop())

const BIG = Buffer.alloc(4_000_000, 'a')
const chunked = (body: Buffer) =>
  Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')])

/** Sends everything on one connection, whatever is answered meanwhile. Returns the statuses of the answers, in order. */
async function exchange(...messages: (string | Buffer)[]): Promise<number[]> {
  const socket = connect(service.port, '127.0.0.1')
  let text = ''
  socket.on('data', (data) => {
    text += data
  })
  const closed = once(socket, 'close')
  for (const message of messages) socket.write(message)
  await closed
  return [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))
}
const head = (type: string, length: string, connection: string) =>
  `POST /x HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n${length}\r\nConnection: ${connection}\r\n\r\n`
const NEXT = 'GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
const LENGTH = `Content-Length: ${BIG.length}`
const CHUNKED = 'Transfer-Encoding: chunked'

describe('an answer before the whole request has come', () => {
  test.each([
    ['too long by its head', 'application/json', LENGTH, BIG, 413],
    ['too long as it comes', 'application/json', CHUNKED, chunked(BIG), 413],
    ['of another type', 'text/plain', LENGTH, BIG, 415],
    ['of another type, in chunks', 'text/plain', CHUNKED, chunked(BIG), 415]
  ])('%s: is given 20 times of 20, and the connection serves on', async (_, type, length, body, status) => {
    const kept = Array.from({ length: 10 }, () => exchange(head(type, length, 'keep-alive'), body, NEXT))
    expect(await Promise.all(kept)).toEqual(Array(10).fill([status, 200]))
    // As the gateway sends calls that must not be repeated.
    const last = Array.from({ length: 10 }, () => exchange(head(type, length, 'close'), body))
    expect(await Promise.all(last)).toEqual(Array(10).fill([status]))
  })
})

test('an answer that waits for the body, as ever, is given after it', async () => {
  const echo = await listen(
    new Koa().use(async (ctx) => {
      let size = 0
      for await (const chunk of ctx.req) size += chunk.length
      ctx.body = String(size)
    }),
    { host: '127.0.0.1', port: 0, log }
  )
  const answer = await fetch(echo.url, { method: 'POST', body: new Uint8Array(BIG) })
  expect(await answer.text()).toBe(String(BIG.length))
  await echo.stop()
})
