import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SiteEvent, type SiteEventType, siteEventSchema } from '@site/contracts/events/events'
import { readConfig } from '@site/service/config/config'
import type { ServiceOverrides } from '@site/service/define-service'
import type { Bus } from '@site/service/events/bus'
import type { RunningService } from '@site/service/http/lifecycle'
import { openBus } from '@site/service/nats/open-bus'
import { buildTestEvent, createTestLog, eventually } from '@site/service/testing/test-database'
import { gatewayConfig } from '../config.ts'
import { type GatewayOverrides, gatewayService } from '../service.ts'
import { type LiveDeployables, writeRegistry } from './build-registry.ts'
import { type FakeService, sendJson, startFakeService } from './fake-services.ts'

export const ADMIN_CODE = 'code-de-lucarne'

export interface TestGateway {
  url: string
  dir: string
  bus: Bus
  content: FakeService
  leads: FakeService
  log: ReturnType<typeof createTestLog>
  /** GET as a browser asks for a page. */
  page: (path: string, headers?: Record<string, string>) => Promise<{ response: Response; html: string }>
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>
  /** Flips the registry and waits until it serves. */
  deploy: (deployables: LiveDeployables) => Promise<void>
  publish: (type?: SiteEventType, more?: Partial<SiteEvent>) => Promise<SiteEvent>
  metrics: () => Promise<string>
  service: RunningService
  stop: () => Promise<void>
}

export interface TestGatewayOptions {
  env?: Record<string, string>
  overrides?: ServiceOverrides & GatewayOverrides
  /** Writes versions before the gateway starts, and names those that are live. */
  build?: (dir: string) => Promise<LiveDeployables>
}

/** A real gateway with real threads, on a registry of its own and services that answer as the test says. */
export async function startTestGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const dir = await mkdtemp(join(tmpdir(), 'site-gateway-'))
  if (options.build) await writeRegistry(dir, await options.build(dir))
  const content = await startFakeService((_, response) => sendJson(response, 200, []))
  const leads = await startFakeService((_, response) => sendJson(response, 200, []))
  const log = createTestLog()
  const bus =
    options.overrides?.bus ?? (await openBus({ url: `memory:${randomUUID()}`, log: log.log, name: 'test' }))
  const config = readConfig(gatewayConfig, {
    PORT: '0',
    NATS_URL: 'memory:',
    CONTENT_URL: content.url,
    LEADS_URL: leads.url,
    REMOTES_DIR: dir,
    REMOTES_COPY_DIR: copyOf(dir),
    ADMIN_CODE,
    NODE_ENV: 'test',
    SITE_ORIGIN: 'https://www.lucarne.example',
    RENDER_WORKERS: '1',
    // It renders every page to read it: tests of other parts have their services and threads for themselves.
    ASSISTANT: 'off',
    RELEASES_BROWSER: 'off',
    ...options.env
  })
  const overrides = {
    ...{ log: log.log, bus, registryPollMs: 20, verifyMs: 50 },
    ...options.overrides
  }
  const service = await gatewayService.start(config, overrides)
  const metrics = async () => (await fetch(`${service.url}/metrics`)).text()
  await eventually('a rendering thread is ready', async () =>
    /render_threads_ready\S* [1-9]/.test(await metrics())
  )
  return {
    url: service.url,
    dir,
    bus,
    content,
    leads,
    log,
    service,
    metrics,
    async page(path, headers = {}) {
      const response = await fetch(service.url + path, { headers: { accept: 'text/html', ...headers } })
      return { response, html: await response.text() }
    },
    post: (path, body, headers = {}) =>
      fetch(service.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body)
      }),
    async deploy(deployables) {
      const { revision } = await writeRegistry(dir, deployables)
      await eventually('the new registry serves', async () => {
        const html = await (await fetch(service.url, { headers: { accept: 'text/html' } })).text()
        return html.includes(`"revision":${revision}`)
      })
    },
    async publish(type = 'site.article-changed', more = {}) {
      const event = siteEventSchema.parse({ ...buildTestEvent(type), ...more })
      await bus.publish(event)
      return event
    },
    async stop() {
      await service.stop()
      await Promise.all([content.stop(), leads.stop(), ...(options.overrides?.bus ? [] : [bus.close()])])
      await rm(dir, { recursive: true, force: true })
      // A second gateway on the same folders may be writing its copy.
      await rm(copyOf(dir), { recursive: true, force: true, maxRetries: 5 })
    }
  }
}

/** The local copy of a test gateway's front ends. */
export const copyOf = (dir: string): string => `${dir}-copy`

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64')
