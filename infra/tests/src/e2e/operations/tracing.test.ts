import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildContact, createArticle, readLeads } from '../../harness/site-api.ts'
import { startTestSystem } from '../../harness/start-test-system.ts'
import type { TestSystem } from '../../harness/test-system.ts'
import { until } from '../../harness/until.ts'

/** What OTLP/HTTP sends as JSON, as far as it is asked about here. */
const tracesSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({
        attributes: z.array(
          z.object({ key: z.string(), value: z.object({ stringValue: z.string().optional() }) })
        )
      }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.number()
            })
          )
        })
      )
    })
  )
})

const CODE = `canari-${randomUUID()}`
const STRANGER = '0af7651916cd43dd8448eb211c80319c'
interface Span {
  service: string
  traceId: string
  spanId: string
  parentSpanId?: string | undefined
  name: string
}
const spans: Span[] = []
const received: string[] = []
let system: TestSystem

const receiver = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('utf8')
  received.push(text)
  for (const { resource, scopeSpans } of tracesSchema.parse(JSON.parse(text)).resourceSpans) {
    const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? ''
    for (const span of scopeSpans.flatMap((scope) => scope.spans)) spans.push({ service, ...span })
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
})

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  system = await startTestSystem({
    ADMIN_CODE: CODE,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
    OTEL_BSP_SCHEDULE_DELAY: '100'
  })
})
afterAll(async () => {
  await system?.stop()
  receiver.close()
})

describe('traces', () => {
  it('follow a submission from the gateway to the consumer of its event, as one', async () => {
    const answer = await fetch(`${system.url}/api/contact`, {
      method: 'POST',
      // What a stranger says of the trace is not believed.
      headers: { 'content-type': 'application/json', traceparent: `00-${STRANGER}-b7ad6b7169203331-01` },
      body: JSON.stringify(buildContact({ email: 'personne@hotel.example' }))
    })
    expect(answer.status).toBe(201)
    const consumed = await until('the consumer’s span', () =>
      spans.find(({ name }) => name === 'process site.lead-created')
    )
    const chain = await until('the whole trace', () => {
      const path = [consumed]
      for (let one: Span | undefined = consumed; one; ) {
        one = spans.find(
          ({ spanId, traceId }) => spanId === one?.parentSpanId && traceId === consumed.traceId
        )
        if (one) path.unshift(one)
      }
      return path[0]?.parentSpanId === undefined && path
    })
    expect(chain.map(({ service, name }) => `${service}: ${name}`)).toEqual([
      'gateway: POST /api/contact',
      'gateway: POST svc-leads',
      'svc-leads: POST /api/contact',
      'svc-leads: publish site.lead-created',
      'svc-leads: process site.lead-created'
    ])
    expect(spans.filter(({ traceId }) => traceId === STRANGER)).toEqual([])
    await until('a line of it', () => system.lines.some((line) => line.includes(consumed.traceId)))
  })

  it('hold no admin code, no address of a person and no query', async () => {
    await createArticle(system.url, CODE, 'Un article tracé')
    await readLeads(system.url, CODE)
    await fetch(`${system.url}/admin/leads?code=${CODE}`, { headers: { accept: 'text/html' } })
    await fetch(`${system.url}/api/leads?adminCode=${CODE}x&search=personne`)
    await fetch(`${system.url}/api/admin/scheduler-status`, { headers: { 'x-admin-code': CODE } })
    const names = [
      'svc-content: POST /api/blog',
      'svc-leads: GET /api/leads',
      'svc-content: GET /api/admin/scheduler-status'
    ]
    await until('their spans', () =>
      names.every((wanted) => spans.some(({ service, name }) => `${service}: ${name}` === wanted))
    )
    expect(received.filter((text) => /canari-|personne|adminCode|\?|@/.test(text))).toEqual([])
  })
})
