import { EVENT_TYPES } from '@site/contracts/events/events'
import { createAdminCheck } from '@site/service/admin/admin-code'
import type { Bus } from '@site/service/events/bus'
import { listen, type RunningService } from '@site/service/http/lifecycle'
import { openBus } from '@site/service/nats/open-bus'
import { createLog, type Log } from '@site/service/observability/log'
import { createMetrics } from '@site/service/observability/metrics'
import { startTracing } from '@site/service/observability/tracing'
import type { Clock } from '@site/service/process/clock'
import { countRefusals } from './api/count-refusals.ts'
import { createGuessThrottle } from './api/guess-throttle.ts'
import { createGatewayApp } from './app.ts'
import type { GatewayConfig } from './config.ts'
import { createBlogCache } from './data/blog-cache.ts'
import { createDataRevision } from './data/revision.ts'
import { createFront } from './http/front.ts'
import { createLiveHub } from './live/live-hub.ts'
import { pointToDevServers } from './registry/dev-servers.ts'
import { openRegistry } from './registry/open-registry.ts'
import { createRenderFaults } from './registry/render-faults.ts'
import { startRendering } from './rendering/start-rendering.ts'
import { createUpstream } from './upstream/upstream.ts'

/** `clock` rules what is kept and for how long; timers of requests are real. */
export interface GatewayOverrides {
  bus?: Bus
  log?: Log
  clock?: Clock
  /** How often registry and files are looked at, and live streams pinged, in milliseconds. */
  registryPollMs?: number
  verifyMs?: number
  pingMs?: number
}

/** Files of live versions are looked at again this often, in milliseconds. */
const VERIFY = 2000
const REGISTRY_POLL = 400
const PING = 15_000
/** A version that keeps failing is set aside for five minutes at most. */
const MAX_RENDER_PAUSE = 300_000

/** Starts the gateway: registry read and checked, threads started, events watched, then listening. */
export async function startGateway(
  config: GatewayConfig,
  overrides: GatewayOverrides = {}
): Promise<RunningService> {
  const log = overrides.log ?? createLog({ service: 'gateway', level: config.logLevel })
  const now = overrides.clock ? clockMilliseconds(overrides.clock) : () => performance.now()
  if (config.adminCodeAdvice) log.warn(config.adminCodeAdvice)
  const metrics = createMetrics('gateway')
  const tracing = await startTracing({ service: 'svc-gateway', endpoint: config.tracesUrl, log })
  const bus =
    overrides.bus ?? (await openBus({ url: config.natsUrl, login: config.natsLogin, log, name: 'gateway' }))
  const data = createDataRevision(bus, now)

  const { pauseMs } = config.render
  const faults = createRenderFaults({ baseMs: pauseMs, maxMs: Math.max(pauseMs, MAX_RENDER_PAUSE), now })
  const registry = await openRegistry({
    dir: config.remotesDir,
    copyDir: config.remotesCopyDir,
    log,
    metrics,
    faults,
    pollMs: overrides.registryPollMs ?? REGISTRY_POLL,
    verifyMs: overrides.verifyMs ?? VERIFY,
    adjust: pointToDevServers(config.devServers)
  })

  const content = createUpstream(config.contentUrl, 'svc-content')
  const leads = createUpstream(config.leadsUrl, 'svc-leads')
  const timeoutMs = config.upstreamTimeoutMs
  const front = createFront({ metrics, log, trustedProxies: config.trustedProxies })
  const blog = createBlogCache({ content, data, front, timeoutMs })
  const rendering = startRendering({ config, registry, faults, read: blog.read, now, log, metrics })

  const live = createLiveHub({ ...config.live, pingMs: overrides.pingMs ?? PING, metrics })
  const events = await bus.watch(EVENT_TYPES, (event) => {
    if (event.replayid !== undefined) return // no news: a dead letter on its way to its consumer
    if (event.type !== 'site.lead-created') data.move()
    live.send(event)
  })

  const app = createGatewayApp({
    config,
    log,
    metrics,
    bus,
    registry,
    faults,
    data,
    blog,
    front,
    live,
    ...rendering,
    upstreams: { content, leads },
    check: createAdminCheck(config.adminCodeHash),
    throttle: createGuessThrottle({ ...config.guesses, now, onRefused: countRefusals(log, metrics) })
  })
  return listen(app, {
    host: config.host,
    port: config.port,
    log,
    front: front.answer,
    connections: { ...config.connections, trustedProxies: config.trustedProxies },
    stallMs: config.stallMs,
    metrics: { port: config.metricsPort, registry: metrics },
    onDrain: live.close,
    closers: [
      () => events.stop(),
      registry.stop,
      rendering.pool.close,
      content.close,
      leads.close,
      // A bus that was handed in belongs to who opened it.
      ...(overrides.bus ? [] : [() => bus.close()]),
      tracing.stop
    ]
  })
}

const clockMilliseconds = (clock: Clock) => () => clock().getTime()
