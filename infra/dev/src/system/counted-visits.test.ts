import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Audience } from '@site/contracts/audience/audience'
import { AUDIENCE_STEPS, noSteps, type StepCounts } from '@site/contracts/audience/steps'
import type { DeployableManifest } from '@site/contracts/federation/registry'
import { readConfig } from '@site/service/config/config'
import type { Service, ServiceOverrides } from '@site/service/define-service'
import type { Bus } from '@site/service/events/bus'
import type { RunningService } from '@site/service/http/lifecycle'
import { openBus } from '@site/service/nats/open-bus'
import { createTestClient, type TestClient } from '@site/service/testing/test-client'
import {
  busUrlOf,
  createTestDatabase,
  createTestLog,
  emptyBus,
  eventually,
  SETUPS
} from '@site/service/testing/test-database'
import { inForm } from '@site/service/testing/test-form'
import { gatewayService } from '@site/svc-gateway/service'
import { leadsService } from '@site/svc-leads/service'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

const CODE = 'k7m2-fp9x-qt4w'
const VISITS = inForm({ long: 10_000, short: 400 })
const AT_ONCE = 40
const NOW = new Date('2026-11-23T10:20:00.000Z')
const ROUTES = ['/', '/blog', '/chatbot', '/article/:id']
const PATHS = ['/', '/blog', '/chatbot', '/article/7', '/article/12']
const CAMPAIGNS = [undefined, 'lettre', 'salon']
const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'sec-fetch-site': 'same-origin'
}

const pathOf = (index: number) => PATHS[index % PATHS.length] ?? '/'
const pageOf = (index: number) => pathOf(index).replace(/^\/article\/.*/, '/article/:id')
const articleOf = (index: number) => /\d+$/.exec(pathOf(index))?.[0] ?? null
const campaignOf = (index: number) => CAMPAIGNS[index % CAMPAIGNS.length]

/** What visit `index` does: every fourth opens the chat, every tenth of these sends its form. */
const stepsOf = (index: number) =>
  AUDIENCE_STEPS.filter(
    (step) =>
      step === 'visit' ||
      (step === 'chat-opened' && index % 4 === 0) ||
      (step === 'form-sent' && index % 40 === 0)
  )

/** The sums that are right, by what `nameOf` says of a visit; null leaves it out. */
function expected(nameOf: (index: number) => string | null): Record<string, StepCounts> {
  const sums: Record<string, StepCounts> = {}
  for (let index = 0; index < VISITS; index += 1) {
    const name = nameOf(index)
    if (name === null) continue
    const steps = sums[name] ?? noSteps()
    for (const step of stepsOf(index)) steps[step] += 1
    sums[name] = steps
  }
  return sums
}

/** A folder whose registry knows the routes of the blog, and no file of it: its pages are down and are pages all the same. */
function registryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-visits-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const integrity = `sha384-${'A'.repeat(64)}`
  const live: DeployableManifest = {
    name: 'mf-blog',
    version: '0.1.0-11111111',
    builtAt: NOW.toISOString(),
    base: '/remotes/mf-blog/0.1.0-11111111/',
    entry: 'entry.js',
    modules: [],
    styles: [],
    fonts: [],
    routes: ROUTES.map((path) => ({ path, page: 'page', render: 'server', modules: [], styles: [] })),
    exposes: [],
    server: { file: 'server/entry.cjs', integrity },
    integrity: { 'entry.js': integrity },
    platform: { version: '0.1.0', names: [] },
    shared: {},
    size: { js: 0, css: 0 }
  }
  const unit = { live, previous: null, held: [], earlier: [], changedAt: NOW.toISOString() }
  writeFileSync(join(folder, 'registry.json'), JSON.stringify({ revision: 1, units: { 'mf-blog': unit } }))
  return folder
}

/** A bus that every third time fails before it takes counted visits, and every fifth time after. */
function unreliable(bus: Bus): Bus {
  let calls = 0
  return {
    ...bus,
    async publish(event, messageId) {
      calls += 1
      if (calls % 3 === 0) throw new Error('The bus is away')
      await bus.publish(event, messageId)
      if (calls % 5 === 0) throw new Error('The answer of the bus was lost')
    }
  }
}

/** Each database with the bus that goes with it: so many calls take their time. */
const setups = SETUPS.filter(([dialect, bus]) => (dialect === 'sqlite') === (bus === 'memory'))

describe.each(setups)(`${VISITS} visits over two gateways, with %s and %s`, (dialect, kind) => {
  let url: string
  let leads: RunningService & { client: TestClient }
  let database: Awaited<ReturnType<typeof createTestDatabase>>

  const start = async <Config>(
    service: Service<Config, ServiceOverrides & { carryMs?: number }>,
    env: NodeJS.ProcessEnv,
    wrap: (bus: Bus) => Bus = (bus) => bus
  ) => {
    const { log } = createTestLog()
    const bus = await openBus({ url, log, name: 'test' })
    await eventually('the bus is there', () => bus.isReady())
    const config = readConfig(service.config, { PORT: '0', NATS_URL: url, ADMIN_CODE: CODE, ...env })
    const overrides = { bus: wrap(bus), log, clock: () => NOW, carryMs: 50 }
    const running = await service.start(config, overrides)
    onTestFinished(async () => {
      await running.stop()
      await bus.close()
    })
    return { ...running, client: createTestClient(running.url) }
  }
  const startGateway = () =>
    start(
      gatewayService,
      {
        LEADS_URL: leads.url,
        CONTENT_URL: leads.url,
        REMOTES_DIR: registryFolder(),
        RENDER_WORKERS: '1',
        AUDIENCE_LIMIT_PER_MINUTE: '1000000'
      },
      unreliable
    )

  beforeEach(async () => {
    url = busUrlOf(kind)
    await emptyBus(url)
    database = await createTestDatabase(dialect, { migrations: [] })
  })

  it('AUDIENCE-3 AUDIENCE-4 are counted to the last one, and nothing of them is kept but sums', {
    timeout: 240_000
  }, async () => {
    onTestFinished(() => database.drop())
    leads = await start(leadsService, { DATABASE_URL: database.url })
    const gateways = [await startGateway(), await startGateway()]
    const post = (index: number, step: string, headers: Record<string, string> = BROWSER) => {
      const utmSource = campaignOf(index)
      return fetch(`${gateways[index % 2]?.url}/api/audience`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ step, path: pathOf(index), ...(utmSource && { utmSource }) })
      })
    }
    let next = 0
    const visit = async () => {
      for (let index = next++; index < VISITS; index = next++) {
        for (const step of stepsOf(index)) expect((await post(index, step)).status).toBe(204)
        // A robot now and then, which must not be seen in the sums.
        if (index % 100 === 0) await post(index, 'visit', { ...BROWSER, 'user-agent': 'a bot' })
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, visit))
    // Gateways that stop carry what they have.
    for (const gateway of gateways) await gateway.stop()

    const read = async (): Promise<Audience> =>
      (await leads.client.get('/api/audience', { 'x-admin-code': CODE })).body
    const sumOf = (steps: StepCounts) => Object.values(steps).reduce((sum, count) => sum + count, 0)
    const all = expected(() => 'all').all ?? noSteps()
    // Gateways, service and visitors share one process here: on a crowded machine the sums come long after the visits.
    await eventually('every step has come', async () => sumOf((await read()).total) >= sumOf(all), 120_000)
    const found = await read()
    const byName = (rows: Audience['pages']) =>
      Object.fromEntries(rows.map(({ value, steps }) => [value, steps]))
    expect(found.total).toEqual(all)
    expect(byName(found.pages)).toEqual(expected(pageOf))
    expect(byName(found.articles)).toEqual(expected(articleOf))
    expect(byName(found.campaigns)).toEqual(expected((index) => campaignOf(index) ?? ''))

    const rows = await database.db.knex('audience_days')
    for (const row of rows) expect(Object.keys(row).sort()).toEqual(['count', 'day', 'kind', 'step', 'value'])
    for (const trace of ['127.0.0.1', '::1', 'Firefox']) expect(JSON.stringify(rows)).not.toContain(trace)
  })
})
