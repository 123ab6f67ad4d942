import { purgeAudit } from '@site/service/admin/audit'
import { busLogin, databaseTls } from '@site/service/config/config'
import { connectDatabase } from '@site/service/database/database'
import { migrate } from '@site/service/database/migrate'
import type { Bus } from '@site/service/events/bus'
import { createRelay } from '@site/service/events/relay'
import { listen, type RunningService } from '@site/service/http/lifecycle'
import { openBus } from '@site/service/nats/open-bus'
import { createLog, type Log } from '@site/service/observability/log'
import { createMetrics } from '@site/service/observability/metrics'
import { startTracing } from '@site/service/observability/tracing'
import { type Clock, systemClock } from '@site/service/process/clock'
import { startHousekeeping } from '@site/service/process/housekeeping'
import { createContentApp } from './app.ts'
import type { ContentConfig } from './config.ts'
import { migrations } from './migrations/index.ts'
import { createGenerator } from './runs/generator.ts'
import { purgeRuns } from './runs/run-repository.ts'
import { startSchedule } from './runs/schedule.ts'
import { systemTimers, type Timers } from './runs/timers.ts'
import { loadSeedArticles } from './seeds/load-articles.ts'
import { plantSeeds } from './seeds/plant-seeds.ts'
import { chooseWriter } from './writers/choose-writer.ts'
import type { ArticleWriter } from './writers/draft/article-writer.ts'

/** What a test, the simulation or the embedded runner brings. `clock` and `timers` rule the generator together. */
export interface ContentOverrides {
  bus?: Bus
  log?: Log
  clock?: Clock
  timers?: Timers
  writer?: ArticleWriter
}

/** How long an owner of a run may be silent before another replica takes it, in milliseconds. */
const LEASE_MS = 60_000

/**
 * Starts svc-content: connects, migrates, plants the seeds once, relays its events, writes the day's article and answers.
 *
 * @param overrides a bus that is brought is not closed
 * @throws StartError when the database does not answer or the port is taken
 */
export async function startContent(
  config: ContentConfig,
  overrides: ContentOverrides = {}
): Promise<RunningService> {
  const log = overrides.log ?? createLog({ service: 'svc-content', level: config.LOG_LEVEL })
  const clock = overrides.clock ?? systemClock
  if (config.adminCodeAdvice) log.warn(config.adminCodeAdvice)
  const metrics = createMetrics('svc-content')
  const tracing = await startTracing({
    service: 'svc-content',
    endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    log
  })
  const db = await connectDatabase({
    url: config.DATABASE_URL,
    log,
    pool: { max: config.DATABASE_POOL_MAX },
    tls: databaseTls(config)
  })
  await migrate(db, migrations)
  if (config.SEED === 'on') {
    const planted = await plantSeeds({ db, clock }, loadSeedArticles)
    if (planted > 0) log.info({ planted }, 'Seed articles planted')
  }
  const bus =
    overrides.bus ??
    (await openBus({ url: config.NATS_URL, log, name: 'svc-content', login: busLogin(config) }))
  const relay = createRelay({ db, bus, log, clock, metrics })
  const housekeeping = startHousekeeping({
    log,
    tasks: {
      'old audit': () => purgeAudit(db.knex, clock()),
      'old runs': () => purgeRuns(db.knex, clock())
    }
  })
  relay.start()
  const { nudge } = relay
  const timers = overrides.timers ?? systemTimers
  const writer = overrides.writer ?? chooseWriter(config.writer)
  const patienceMs = config.GENERATION_TIMEOUT_SECONDS * 1000
  const generator = createGenerator({
    db,
    clock,
    log,
    timers,
    metrics,
    writer,
    nudge,
    leaseMs: LEASE_MS,
    patienceMs
  })
  const app = createContentApp({ config, db, bus, log, clock, metrics, generator, nudge })
  const stopSchedule = config.SCHEDULER === 'on' ? startSchedule({ generator, timers }) : () => undefined
  const closeBus = overrides.bus ? [] : [bus.close]
  return listen(app, {
    host: config.HOST,
    port: config.PORT,
    log,
    metrics: { port: config.METRICS_PORT, registry: metrics },
    closers: [
      async () => stopSchedule(),
      generator.stop,
      relay.stop,
      housekeeping.stop,
      ...closeBus,
      db.close,
      tracing.stop
    ]
  })
}
