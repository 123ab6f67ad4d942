import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFrom } from './define-service.ts'
import type { RunningService } from './http/lifecycle.ts'
import { defineRatings } from './testing/ratings-service.ts'
import { createTestClient, type TestClient } from './testing/test-client.ts'
import {
  busUrlOf,
  createTestDatabase,
  eventually,
  SETUPS,
  type TestDatabase,
  uniqueName
} from './testing/test-database.ts'

/** An article that no other test rates: the stream of the tests' NATS server still has the events of other runs. */
const randomArticle = () => randomInt(1_000_000, 900_000_000)

/** What defineService adds to a service that defines only its tables, its routes and its consumer (testing/ratings-service.ts). */
describe.each(SETUPS)('OPS-2 a service on %s with %s', (dialect, busKind) => {
  const busUrl = busUrlOf(busKind)
  let place: TestDatabase
  let service: RunningService
  let client: TestClient
  let traces = ''
  const collector = createServer(async (request, response) => {
    for await (const chunk of request) traces += chunk
    response.end('{}')
  })

  beforeAll(async () => {
    await once(collector.listen(0, '127.0.0.1'), 'listening')
    place = await createTestDatabase(dialect, { migrations: [] })
    service = await startFrom(defineRatings(uniqueName('ratings')), environment())
    client = createTestClient(service.url)
  })
  afterAll(async () => {
    await service.stop()
    collector.close()
    await place.drop()
  })
  const environment = (more: Record<string, string> = {}) => ({
    DATABASE_URL: place.url,
    NATS_URL: busUrl,
    PORT: '0',
    LOG_LEVEL: 'silent',
    ADMIN_CODE: 'un-code-de-quatorze',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    ...more
  })

  it('migrates, answers, reports health and metrics', async () => {
    expect((await client.get('/health/live')).body).toEqual({ status: 'live' })
    await eventually(
      'the bus is there',
      async () => (await client.get('/health/ready')).body.status === 'ready'
    )
    expect((await client.get('/health/ready')).body.checks).toEqual({ database: 'ok', bus: 'ok' })
    expect((await client.get(`/api/ratings/${randomArticle()}`)).body).toEqual({ isRated: false })
    expect((await client.send('POST', '/api/ratings', { articleId: 1, stars: 6 })).status).toBe(422)
    const metrics = await (await fetch(`${service.url}/metrics`)).text()
    expect(metrics).toMatch(/http_request_duration_seconds_count\{[^}]*service="svc-ratings"/)
    expect(metrics).toMatch(/outbox\S*\{service="svc-ratings"\} 0/)
  })

  it('relays what it leaves in its outbox, and consumes it', async () => {
    const articleId = randomArticle()
    expect((await client.send('POST', '/api/ratings', { articleId, stars: 4 })).status).toBe(201)
    await eventually(
      'the event took effect',
      async () => (await client.get(`/api/ratings/${articleId}`)).body.isRated
    )
  })

  it('says why it cannot start, and lets go of what it had opened', async () => {
    const second = defineRatings(uniqueName('ratings'))
    await expect(startFrom(second, environment({ PORT: `${service.port}` }))).rejects.toThrow(
      /already in use/
    )
    await expect(startFrom(second, environment({ DATABASE_URL: 'nowhere' }))).rejects.toThrow(/configuration/)
  })

  it('sends its traces, the last ones as it stops', async () => {
    await client.send('POST', '/api/ratings', { articleId: randomArticle(), stars: 4 })
    await service.stop()
    expect(traces).toContain('svc-ratings')
    expect(traces).toContain('POST /api/ratings')
  })
})
