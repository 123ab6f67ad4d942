import type { Site } from '@site/contracts/site/site'
import type { Log } from '@site/service/observability/log'
import type { Metrics } from '@site/service/observability/metrics'
import type { BlogCache } from '../data/blog-cache.ts'
import type { FailingVersions } from '../registry/failing-versions.ts'
import type { OpenRegistry } from '../registry/open-registry.ts'
import { chooseBundles } from './choose-bundles.ts'
import { createRenderPool, type RenderPool } from './pool.ts'
import type { RenderJob } from './protocol.ts'
import { createDataReader } from './read-data.ts'
import type { RenderError } from './render-error.ts'
import { createRenderer, type RenderPage } from './render-page.ts'

export interface RenderingOptions {
  config: {
    site: Site
    /** Threads. */
    RENDER_WORKERS: number
    /** For a page in all, its data included. */
    RENDER_TIMEOUT_MS: number
    /** For which a version that could not render a page is not asked again. */
    RENDER_PAUSE_MS: number
    /** Megabytes a thread may grow by outside its heap. */
    RENDER_GROWTH_MB: number
  }
  registry: OpenRegistry
  failingVersions: FailingVersions
  read: BlogCache['read']
  now: () => number
  log: Log
  metrics: Metrics
}

/** Pages wait for a thread no longer than a page may take, and no more than these wait. */
const MAX_WAITING = 100
/** Of the time for a page, what it may spend waiting for data. */
const DATA_SHARE = 0.6

/** Starts the threads, with the bundles of the registry evaluated, and renews them at each deploy. */
export function startRendering(options: RenderingOptions): { pool: RenderPool; render: RenderPage } {
  const { config, registry, failingVersions, read, now, log, metrics } = options
  const { site, RENDER_TIMEOUT_MS: timeoutMs, RENDER_PAUSE_MS: pauseMs } = config

  const warmUp = () => {
    const bundles = chooseBundles(
      { dir: registry.dir(), snapshot: registry.snapshot(), isBroken: failingVersions.isBroken },
      () => true
    )
    return bundles && ({ kind: 'prepare', ...bundles } as const)
  }
  /** A bundle that cannot even be evaluated is known before a visitor meets it. */
  const onWarmUpError = (error: RenderError, { shell, remotes }: RenderJob) => {
    const culprit = [shell, ...remotes].find(({ name }) => name === error.deployable)
    log.warn(
      { err: error, deployable: error.deployable, version: culprit?.version },
      'bundle could not be evaluated'
    )
    if (culprit) registry.reportError(culprit, error.message)
  }

  const pool = createRenderPool({
    size: config.RENDER_WORKERS,
    timeoutMs,
    maxWaitMs: timeoutMs,
    maxWaiting: MAX_WAITING,
    maxGrowth: config.RENDER_GROWTH_MB * 2 ** 20,
    getJson: createDataReader({ read, patienceMs: Math.round(timeoutMs * DATA_SHARE), now, log }),
    warmUp,
    onWarmUpError,
    log,
    metrics
  })
  registry.onDeploy(pool.renew)
  return {
    pool,
    render: createRenderer({ site, pool, registry, failingVersions, pauseMs, now, log })
  }
}
