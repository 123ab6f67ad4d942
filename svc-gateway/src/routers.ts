import type { ReleaseKey } from '@site/registry/release-key'
import { createThrottle } from '@site/service/http/throttle'
import type { Log } from '@site/service/observability/log'
import type { Metrics } from '@site/service/observability/metrics'
import type { Clock } from '@site/service/process/clock'
import type { Middleware } from 'koa'
import { createApiRouter } from './api/api-router.ts'
import type { CodeLookup } from './api/code-lookup.ts'
import type { GuessThrottle } from './api/guess-throttle.ts'
import { createProxy, type ProxyOptions } from './api/proxy.ts'
import { createTellLogin } from './api/tell-login.ts'
import { createUploads } from './api/uploads.ts'
import { validateAdmin } from './api/validate-admin.ts'
import { askQuestion } from './assistant/ask-question.ts'
import type { Assistant } from './assistant/start-assistant.ts'
import type { UnansweredNotes } from './assistant/unanswered/note-unanswered.ts'
import { countStep } from './audience/count-step.ts'
import type { DaySums } from './audience/day-sums.ts'
import type { BrowserHealth } from './browser-health/browser-health.ts'
import { takeReport } from './browser-health/take-report.ts'
import type { Canaries } from './canary/watch-canaries.ts'
import type { GatewayConfig } from './config.ts'
import type { BlogCache } from './data/blog-cache.ts'
import type { DataRevision } from './data/revision.ts'
import { serveDocs } from './docs/docs-route.ts'
import { serveDeployableFiles } from './files/deployable-files.ts'
import { serveLiveManifest } from './files/live-manifest.ts'
import { servePictures } from './files/pictures.ts'
import { serveRemotesFiles } from './files/remotes-files.ts'
import type { ResponseCache } from './http/response-cache.ts'
import { serveSecurityText } from './http/security-text.ts'
import { tellOfSilentProxy } from './http/silent-proxy.ts'
import type { LiveHub } from './live/live-hub.ts'
import { serveLive } from './live/live-route.ts'
import { serveFavicon } from './pages/favicon.ts'
import { serveFeed } from './pages/feeds/feed.ts'
import { serveSitemap } from './pages/feeds/sitemap.ts'
import { createPageMaker } from './pages/make-page.ts'
import { servePages } from './pages/pages.ts'
import { showRenderErrors } from './pages/render-error-page.ts'
import { serveSpeculationRules } from './pages/speculation-rules.ts'
import type { FailingVersions } from './registry/failing-versions.ts'
import type { OpenRegistry } from './registry/open-registry.ts'
import { readRelease } from './registry/read-release.ts'
import { movedOf } from './registry/select-remotes.ts'
import { serveReleaseBoard } from './release-board/board-routes.ts'
import { createNoteInAudit } from './release-board/note-release.ts'
import type { ReleaseDeps } from './releases/release-router.ts'
import type { RenderPool } from './rendering/pool.ts'
import type { RenderPage } from './rendering/render-page.ts'

export interface GatewayParts {
  config: GatewayConfig
  log: Log
  metrics: Metrics
  releases: Pick<ReleaseDeps, 'root' | 'keyFile' | 'store' | 'readData' | 'browserCheck'>
  /** The key that must have signed what is served, and links to previews; null where the store has none. */
  releaseKey: ReleaseKey | null
  registry: OpenRegistry
  failingVersions: FailingVersions
  pool: RenderPool
  render: RenderPage
  data: DataRevision
  blog: BlogCache
  responseCache: ResponseCache
  live: LiveHub
  upstreams: ProxyOptions['upstreams']
  lookup: CodeLookup
  throttle: GuessThrottle
  sums: DaySums
  browserHealth: BrowserHealth
  canaries: Canaries
  assistant: Assistant
  unanswered: UnansweredNotes
  clock: Clock
}

/** Of large bodies there are as many at once as their memory allows: 2 MB each. */
const LARGE_UPLOADS = { largePerNetwork: 8, largeTotal: 32 }
/** Of files, 16 MB each, from administrators: others wait, or are refused. */
const FILE_UPLOADS = { perNetwork: 8, total: 16, largePerNetwork: 2, largeTotal: 4 }

/** What the gateway answers, in order: files, calls, then pages for whatever is left. */
export function listRouters(parts: GatewayParts): Middleware[] {
  const { config, log, metrics, registry, failingVersions, pool, render, data, blog } = parts
  const { responseCache, lookup, throttle } = parts
  const { site, DEV_RENDERER: devRenderer } = config
  const dirs = [config.REMOTES_DIR, config.remotesCopyDir]
  const makePage = createPageMaker({
    dirs,
    site,
    render,
    devServers: config.DEV_SERVERS,
    rendersFromSources: devRenderer !== undefined
  })
  const make = devRenderer ? showRenderErrors(makePage, devRenderer) : makePage
  const tell = createTellLogin(parts.upstreams.leads)
  return [
    ...(config.NODE_ENV === 'production'
      ? [tellOfSilentProxy({ log, trustedProxies: config.TRUSTED_PROXIES })]
      : []),
    keepCallsOutOfIndexes,
    serveSecurityText(site),
    serveLiveManifest({ origin: site.origin, snapshot: registry.snapshot, dir: registry.dir }),
    serveRemotesFiles(registry),
    serveDeployableFiles(dirs, responseCache, registry),
    servePictures({ content: parts.upstreams.content, responseCache, timeoutMs: config.UPSTREAM_TIMEOUT_MS }),
    blog.middleware,
    createApiRouter(
      {
        validateAdmin: validateAdmin({ lookup, throttle, tell }),
        countStep: countStep({
          sums: parts.sums,
          registry: () => registry.snapshot().browser,
          throttle: createThrottle({ points: config.AUDIENCE_LIMIT_PER_MINUTE, seconds: 60 }),
          clock: parts.clock
        }),
        reportHealth: takeReport(
          parts.browserHealth,
          createThrottle({ points: config.BROWSER_HEALTH_LIMIT_PER_MINUTE, seconds: 60 }),
          parts.canaries.take
        ),
        askQuestion: askQuestion(
          parts.assistant,
          parts.unanswered,
          createThrottle({ points: config.ASSISTANT_LIMIT_PER_MINUTE, seconds: 60 })
        ),
        followLive: serveLive({ lookup, throttle, tell, hub: parts.live }),
        readRelease: readRelease(() => registry.snapshot().revision),
        ...serveReleaseBoard({
          ...{ ...parts.releases, registry, lookup, throttle, tell, metrics },
          takesReleases: config.RELEASES_PORT !== undefined,
          origin: site.origin,
          note: createNoteInAudit([parts.upstreams.leads, parts.upstreams.content]),
          browserHealth: parts.browserHealth,
          canaries: parts.canaries,
          clock: parts.clock
        }),
        ...serveDocs()
      },
      createProxy({
        upstreams: parts.upstreams,
        lookup,
        throttle,
        data,
        uploads: createUploads({
          perNetwork: config.UPLOADS_PER_ADDRESS,
          total: config.UPLOADS_TOTAL,
          ...LARGE_UPLOADS
        }),
        fileUploads: createUploads(FILE_UPLOADS),
        timeoutMs: config.UPSTREAM_TIMEOUT_MS,
        metrics
      })
    ),
    serveFavicon(),
    serveFeed({ site, blog, data, moved: movedOf(config.HOST_REMOTES) }),
    serveSitemap({ site, pool, registry, failingVersions, data, log }),
    serveSpeculationRules(registry),
    servePages({
      site,
      registry,
      data,
      read: blog.read,
      make,
      responseCache,
      previews: { isOpen: config.preview, key: parts.releaseKey },
      metrics,
      clock: parts.clock,
      canaries: parts.canaries
    })
  ]
}

/** What calls answer stands on pages too: search engines are to find it there. */
const keepCallsOutOfIndexes: Middleware = (ctx, next) => {
  if (ctx.path.startsWith('/api/')) ctx.set('X-Robots-Tag', 'noindex')
  return next()
}
