import { once } from 'node:events'
import { type ClientRequest, request as httpRequest } from 'node:http'
import { connect, type Socket } from 'node:net'
import { BODY_LIMITS } from '@site/contracts/operations/body-limits'
import { createServiceApp } from '@site/service/http/app'
import { listen, type RunningService } from '@site/service/http/lifecycle'
import { readBody } from '@site/service/http/read-body'
import { createMetrics } from '@site/service/observability/metrics'
import { createTestLog, eventually } from '@site/service/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'

/** A service as ours are: the same reading of bodies, the same server. It answers 201 to whatever it takes. */
const startService = (name: string) =>
  listen(
    createServiceApp({
      log: createTestLog().log,
      metrics: createMetrics(name),
      ready: async () => ({}),
      routers: [
        readBody(name === 'content' ? BODY_LIMITS.article : BODY_LIMITS.usual),
        (ctx) => {
          ctx.status = 201
          ctx.body = { bytes: JSON.stringify(ctx.request.body ?? '').length }
        }
      ]
    }),
    { host: '127.0.0.1', port: 0, log: createTestLog().log }
  )

let gateway: TestGateway
let services: RunningService[]
beforeAll(async () => {
  services = [await startService('content'), await startService('leads')]
  const [content, leads] = services
  gateway = await startTestGateway({
    env: { CONTENT_URL: content?.url ?? '', LEADS_URL: leads?.url ?? '', UPLOADS_PER_ADDRESS: '300' }
  })
})
afterAll(async () => {
  await gateway.stop()
  await Promise.all(services.map((service) => service.stop()))
})

const WRITES = [
  ['POST', '/api/contact'],
  ['DELETE', '/api/leads/1'],
  ['POST', '/api/blog'],
  ['PUT', '/api/blog/1'],
  ['DELETE', '/api/blog/1'],
  ['PATCH', '/api/blog/1/pin'],
  ['POST', '/api/admin/trigger-generation'],
  ['POST', '/api/admin/generate-test-article'],
  ['POST', '/api/validate-admin']
] as const

const BIG = Buffer.alloc(4_000_000, 'a')
const NEXT = 'GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'

/** Sends 4 MB, then another request on the same connection. Gives the statuses of what came back. */
async function sendBig(method: string, path: string, type: string, isChunked: boolean): Promise<number[]> {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1')
  let text = ''
  socket.on('data', (data) => {
    text += data
  })
  const closed = once(socket, 'close')
  const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${BIG.length}`
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`)
  if (isChunked) socket.write(`${BIG.length.toString(16)}\r\n`)
  socket.write(BIG)
  if (isChunked) socket.write('\r\n0\r\n\r\n')
  socket.write(NEXT)
  await closed
  return [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))
}

async function sendMany(count: number, send: () => Promise<number[]>): Promise<number[][]> {
  const answers: number[][] = []
  const work = async () => {
    while (answers.length + 10 <= count)
      answers.push(...(await Promise.all(Array.from({ length: 10 }, send))))
  }
  await work()
  return answers
}

describe.each(WRITES)('%s %s', (method, path) => {
  it('answers 413 to each of 200 bodies of 4 MB, and serves on over each connection', async () => {
    const answers = await sendMany(200, () => sendBig(method, path, 'application/json', false))
    expect(answers).toEqual(Array(200).fill([413, 200]))
  })

  it('answers 413 to 20 in chunks, and 415 to 20 of another type', async () => {
    const chunked = await sendMany(20, () => sendBig(method, path, 'application/json', true))
    expect(chunked).toEqual(Array(20).fill([413, 200]))
    const texts = await sendMany(20, () => sendBig(method, path, 'text/plain', true))
    expect(texts).toEqual(Array(20).fill([415, 200]))
  })
})

it('passes on what is within the limit of its route, in chunks or not', async () => {
  const content = 'x'.repeat(1_500_000)
  for (const transfer of [{}, { 'transfer-encoding': 'chunked' }]) {
    const sent = httpRequest(`${gateway.url}/api/blog`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...transfer }
    })
    sent.end(JSON.stringify({ content }))
    const [answer] = await once(sent, 'response')
    answer.resume()
    expect(answer.statusCode).toBe(201)
  }
})

it('keeps changes without a key working while 66 uploads of one address trickle', async () => {
  const port = Number(new URL(gateway.url).port)
  const slow: Socket[] = []
  const isIn: Promise<unknown>[] = []
  for (let count = 0; count < 66; count += 1) {
    const socket = connect(port, '127.0.0.1')
    socket.write(
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n'
    )
    isIn.push(once(socket, 'data')) // the gateway has seen it: 100 Continue
    slow.push(socket)
  }
  await Promise.all(isIn)
  for (const [method, path] of [
    ['POST', '/api/contact'],
    ['DELETE', '/api/leads/1']
  ] as const) {
    const answer = await fetch(gateway.url + path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(4000)
    })
    expect(answer.status).toBe(201)
  }
  for (const socket of slow) socket.destroy()
})

it('gives up a body that hardly comes, with 408', async () => {
  const sent: ClientRequest = httpRequest(`${gateway.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 5000 }
  })
  sent.write('{')
  const [answer] = await once(sent, 'response')
  expect(answer.statusCode).toBe(408)
  sent.on('error', () => undefined).destroy()
  await eventually(
    'nothing of it is left',
    async () => (await gateway.post('/api/contact', {})).status === 201
  )
})
