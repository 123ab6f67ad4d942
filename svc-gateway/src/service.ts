import type { IncomingMessage } from 'node:http'
import { DEPLOYABLES_REPORT } from '@site/contracts/browser-health/deployables-report'
import { EVENT_TYPES } from '@site/contracts/events/events'
import { pictureCalls } from '@site/contracts/operations/calls/pictures'
import { createBrowserCheck } from '@site/federation/browser-check/run-browser-check'
import { FOLDER_ALONE } from '@site/federation/registry/release-store'
import { busLogin } from '@site/service/config/config'
import { defineService } from '@site/service/define-service'
import type { Clock } from '@site/service/process/clock'
import { createCodeLookup } from './api/code-lookup.ts'
import { countRefusals } from './api/count-refusals.ts'
import { createGuessThrottle } from './api/guess-throttle.ts'
import { startAssistant } from './assistant/start-assistant.ts'
import { createUnansweredNotes } from './assistant/unanswered/note-unanswered.ts'
import { createDaySums } from './audience/day-sums.ts'
import { visitsCargo } from './audience/visits-cargo.ts'
import { createBrowserHealth } from './browser-health/browser-health.ts'
import { createCanaryActor } from './canary/act-on-canary.ts'
import { watchCanaries } from './canary/watch-canaries.ts'
import { type Cargo, startCarrier } from './carrying/carrier.ts'
import { type GatewayConfig, gatewayConfig } from './config.ts'
import { createBlogCache } from './data/blog-cache.ts'
import { createDataRevision } from './data/revision.ts'
import { createResponseCache } from './http/response-cache.ts'
import { createLiveHub } from './live/live-hub.ts'
import { pointToDevServers } from './registry/dev-servers.ts'
import { createFailingVersions } from './registry/failing-versions.ts'
import { openRegistry } from './registry/open-registry.ts'
import { selectRemotes } from './registry/select-remotes.ts'
import { readStoreKey } from './registry/store-key.ts'
import { startPlans } from './releases/carry-out-plans.ts'
import { followSite, tokenOfFollowed } from './releases/follow-site.ts'
import { openNatsReleases } from './releases/open-release-store.ts'
import { prepareReleases, startReleases } from './releases/start-releases.ts'
import { createDevRenderer } from './rendering/dev-renderer.ts'
import { createDataReader } from './rendering/read-data.ts'
import { startRendering } from './rendering/start-rendering.ts'
import { listRouters } from './routers.ts'
import { createUpstream } from './upstream/upstream.ts'

/** What a test may bring. The clock rules what is kept and for how long; timers of requests are real. */
export interface GatewayOverrides {
  clock?: Clock
  /** How often registry and files are looked at, and live streams pinged, in milliseconds. */
  registryPollMs?: number
  verifyMs?: number
  pingMs?: number
  /** How often counted visits and questions are carried to the bus, in milliseconds. */
  carryMs?: number
  /** How often canaries are judged, and planned releases looked at, in milliseconds. */
  canaryMs?: number
  planMs?: number
  /** How often the next remote is looked at of a site that this one follows, in milliseconds. */
  followMs?: number
  /** Name of the bucket that the releases are in on NATS. */
  releasesBucket?: string
}

/** Files of live versions are looked at again this often, in milliseconds. */
const VERIFY = 2000
const REGISTRY_POLL = 400
const PING = 15_000
const CARRY = 10_000
const CANARY = 2000
const PLANS = 500
const FOLLOW = 2000
/** A page that is tried waits longer for its data than one that somebody waits for. Milliseconds. */
const TRIAL_DATA = 5000
/** A gateway whose folder has nothing yet waits so long for its first front ends, in milliseconds. */
const FIRST_RELEASES = 10_000
/** A version that keeps failing is set aside for five minutes at most. */
const MAX_RENDER_PAUSE = 300_000

/** A photo of 12 MB over a slow line, in milliseconds (PICTURE-11). */
const PICTURE_SENT_WITHIN = 120_000
const isPictureSent = ({ method, url = '' }: IncomingMessage) =>
  method === pictureCalls.addPicture.method && url.split('?')[0] === pictureCalls.addPicture.path

/** Answers pages and files, passes calls on, and tells administrators of what happens. */
export const gatewayService = defineService({
  name: 'gateway',
  config: gatewayConfig,
  async compose(
    { config, log, clock: wallClock, metrics, bus, isAdmin, onStop },
    overrides: GatewayOverrides
  ) {
    const {
      clock,
      registryPollMs = REGISTRY_POLL,
      verifyMs = VERIFY,
      pingMs = PING,
      carryMs = CARRY,
      canaryMs = CANARY,
      planMs = PLANS,
      followMs = FOLLOW,
      releasesBucket
    } = overrides
    const now = clock ? () => clock().getTime() : () => performance.now()
    const data = createDataRevision(bus, now)

    const failingVersions = createFailingVersions({
      baseMs: config.RENDER_PAUSE_MS,
      maxMs: Math.max(config.RENDER_PAUSE_MS, MAX_RENDER_PAUSE),
      now
    })
    const folder = { root: config.REMOTES_DIR, keyFile: config.releasesKeyFile }
    const nats =
      config.RELEASE_STORE === 'nats'
        ? await openNatsReleases({
            ...{ ...folder, log, metrics, bucket: releasesBucket },
            ...{ url: config.NATS_URL, login: busLogin(config) }
          })
        : null
    if (nats) onStop(nats.stop)
    const browserCheck = createBrowserCheck({
      ...{ setting: config.RELEASES_BROWSER, origin: () => ownAddress(config) },
      ...{ keyFile: config.releasesKeyFile, keepsOneReady: true }
    })
    if (browserCheck) onStop(browserCheck.close)
    const releases = { ...folder, store: nats?.store ?? FOLDER_ALONE, browserCheck }
    if (config.RELEASES_PORT !== undefined) await prepareReleases({ ...releases, log })
    let look = async (): Promise<void> => undefined
    await nats?.follow(() => void look(), FIRST_RELEASES)
    const releaseKey = readStoreKey(config.releasesKeyFile, log)
    const selected = selectRemotes(config.HOST_REMOTES)
    const toDevServers = pointToDevServers(config.DEV_SERVERS)
    const registry = await openRegistry({
      dir: config.REMOTES_DIR,
      copyDir: config.remotesCopyDir,
      key: releaseKey,
      log,
      metrics,
      failingVersions,
      pollMs: registryPollMs,
      verifyMs,
      adjust: (choices) => toDevServers(selected(choices)),
      hostRemotes: config.HOST_REMOTES
    })
    look = registry.look
    onStop(registry.stop)
    if (config.RELEASES_PORT !== undefined) browserCheck?.prepare(registry.current())
    const browserHealth = createBrowserHealth({
      ...{ registry, failingVersions, metrics, clock: clock ?? wallClock },
      allowsPreviews: config.preview || releaseKey !== null
    })

    const content = createUpstream(config.CONTENT_URL, 'svc-content')
    const leads = createUpstream(config.LEADS_URL, 'svc-leads')
    onStop(leads.close)
    onStop(content.close)
    const canaries = watchCanaries({
      ...{ registry, log, trustedProxies: config.TRUSTED_PROXIES, everyMs: canaryMs },
      clock: clock ?? wallClock,
      forget: ({ manifest }) => failingVersions.begin(manifest),
      act: createCanaryActor({
        ...{ ...releases, registry, failingVersions, browserHealth, log, metrics },
        takesReleases: config.RELEASES_PORT !== undefined,
        clock: clock ?? wallClock
      })
    })
    onStop(canaries.stop)
    const responseCache = createResponseCache({
      ...{ metrics, log, trustedProxies: config.TRUSTED_PROXIES },
      variantOf: canaries.armOf
    })
    const blog = createBlogCache({ content, data, responseCache, timeoutMs: config.UPSTREAM_TIMEOUT_MS })
    const { pool, render } = startRendering({
      config,
      registry,
      failingVersions,
      read: blog.read,
      now,
      log,
      metrics
    })
    onStop(pool.close)
    const { DEV_RENDERER: devRenderer, site } = config
    const renderPage = devRenderer
      ? createDevRenderer({ origin: devRenderer, site, dir: registry.dir })
      : render
    const assistant = startAssistant({
      ...{ registry, content, log, metrics },
      isOff: config.ASSISTANT === 'off',
      render: renderPage,
      timeoutMs: config.UPSTREAM_TIMEOUT_MS
    })
    onStop(assistant.stop)
    bus.onReconnect(assistant.catchUp)

    const live = createLiveHub({
      perAddress: config.LIVE_PER_ADDRESS,
      total: config.LIVE_TOTAL,
      pingMs,
      metrics
    })
    const events = await bus.watch(EVENT_TYPES, (event) => {
      if (event.replayto !== undefined) return // no news: it is brought to one consumer again
      data.move([event.type])
      assistant.follow(event)
      if (event.type === 'site.admin-code-changed') live.follow(event.data)
      live.send(event)
    })
    onStop(events.stop)
    // What changes after it was read is told by an event.
    assistant.start()

    const throttle = createGuessThrottle({
      codes: config.GUESS_CODES,
      windowSeconds: config.GUESS_WINDOW_SECONDS,
      now,
      onRefused: countRefusals(log, metrics)
    })
    const sums = createDaySums()
    const unanswered = createUnansweredNotes({ clock: wallClock, words: assistant })
    const carry = <Data>(cargo: Cargo<Data>) =>
      onStop(startCarrier({ bus, cargo, clock: wallClock, log, metrics, everyMs: carryMs }).stop)
    carry(visitsCargo(sums))
    carry(unanswered)

    const upstreams = { content, leads }
    const readData = createDataReader({ read: blog.read, patienceMs: TRIAL_DATA, now, log })
    const publishing = { ...releases, readData }
    const lookup = createCodeLookup({ isShared: isAdmin, services: [leads, content] })
    if (config.RELEASES_PORT !== undefined) {
      const api = await startReleases({
        ...{ ...publishing, origin: config.site.origin, lookup, throttle, metrics, log },
        ...{ hostRemotes: config.HOST_REMOTES, look: registry.look },
        ...{
          clock: clock ?? wallClock,
          host: config.RELEASES_HOST ?? config.HOST,
          port: config.RELEASES_PORT,
          trustedProxies: config.TRUSTED_PROXIES
        }
      })
      onStop(api.stop)
      const plans = startPlans({
        ...{ ...publishing, registry, log, metrics, everyMs: planMs },
        clock: clock ?? wallClock
      })
      onStop(plans.stop)
      const { RELEASES_FROM: from, HOST_REMOTES: remotes } = config
      if (from && remotes)
        onStop(
          followSite({
            ...{ ...publishing, registry, log, metrics, from, everyMs: followMs },
            ...{ names: Object.keys(remotes), origin: config.site.origin, clock: clock ?? wallClock },
            token: tokenOfFollowed(config.RELEASES_FROM_TOKEN, config.RELEASES_FROM_TOKEN_FILE)
          }).stop
        )
    }
    return {
      routers: listRouters({
        ...{
          config,
          log,
          metrics,
          releases: publishing,
          releaseKey,
          registry,
          failingVersions,
          pool,
          data,
          blog,
          responseCache,
          live
        },
        render: renderPage,
        ...{
          canaries,
          assistant,
          unanswered,
          upstreams,
          lookup,
          throttle,
          sums,
          browserHealth,
          clock: wallClock
        }
      }),
      // A gateway without threads or without a shell still answers calls and says so on pages.
      ready: async () => ({
        shell: registry.snapshot().shell ? ('ok' as const) : ('degraded' as const),
        rendering: pool.isReady() ? ('ok' as const) : ('degraded' as const)
      }),
      diagnostics: { [DEPLOYABLES_REPORT]: browserHealth.describe },
      believesCaller: false,
      isSecure: securityOf(config.site.origin),
      responseCache: responseCache.answer,
      connections: {
        perAddress: config.CONNECTIONS_PER_ADDRESS,
        total: config.CONNECTIONS_TOTAL,
        requestsEach: config.REQUESTS_PER_CONNECTION,
        trustedProxies: config.TRUSTED_PROXIES
      },
      slowRequests: { are: isPictureSent, forMs: PICTURE_SENT_WITHIN },
      stallMs: config.ANSWER_STALL_SECONDS * 1000,
      onDrain: live.close
    }
  }
})

/** Where this gateway answers on its own machine; null where the system has chosen the port. */
function ownAddress({ HOST, PORT }: GatewayConfig): string | null {
  if (PORT === 0) return null
  const isEverywhere = ['0.0.0.0', '::', 'localhost'].includes(HOST)
  return `http://${isEverywhere ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`
}

/** What is below www is nobody's; what is below a bare name may be anything of the company's, not all of it by https. */
function securityOf(origin: string): boolean | 'with-subdomains' {
  const { protocol, hostname } = new URL(origin)
  if (protocol !== 'https:') return false
  return hostname.startsWith('www.') ? 'with-subdomains' : true
}
