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
import { createLeadsApp } from './app.ts'
import type { LeadsConfig } from './config.ts'
import { purgeKeys } from './contact/idempotency.ts'
import { pruneChanges } from './leads/lead-repository.ts'
import { migrations } from './migrations/index.ts'
import { startTeamNotice } from './notices/team-notice.ts'
import { startDailyJob } from './retention/daily-job.ts'
import { applyRetention } from './retention/retention.ts'

/**
 * Starts svc-leads: connects, migrates, relays its events, consumes them and answers.
 *
 * @param overrides what a test or the embedded runner brings; a bus that is brought is not closed
 * @throws StartError when the database does not answer or the port is taken
 */
export async function startLeads(
  config: LeadsConfig,
  overrides: { bus?: Bus; log?: Log; clock?: Clock; noticeBackoffMs?: readonly number[] } = {}
): Promise<RunningService> {
  const log = overrides.log ?? createLog({ service: 'svc-leads', level: config.LOG_LEVEL })
  const clock = overrides.clock ?? systemClock
  if (config.adminCodeAdvice) log.warn(config.adminCodeAdvice)
  const metrics = createMetrics('svc-leads')
  const tracing = await startTracing({
    service: 'svc-leads',
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
  const bus =
    overrides.bus ??
    (await openBus({ url: config.NATS_URL, log, name: 'svc-leads', login: busLogin(config) }))
  const housekeeping = startHousekeeping({
    log,
    tasks: {
      'old idempotency keys': () => purgeKeys(db.knex, clock()),
      'old changes of the list': () => pruneChanges(db.knex)
    }
  })
  const retention = startDailyJob({
    db,
    log,
    clock,
    name: 'retention',
    work: (now) => applyRetention(db, now)
  })
  const backoffMs = overrides.noticeBackoffMs ?? config.noticePausesMs
  const teamNotice = await startTeamNotice(config, {
    bus,
    db,
    log,
    clock,
    metrics,
    ...(backoffMs ? { backoffMs } : {})
  })
  const { receivers } = teamNotice
  const relay = createRelay({ db, bus, log, clock, metrics, receivers })
  relay.start()
  const app = createLeadsApp({ config, db, bus, log, clock, metrics, nudge: relay.nudge })
  const closeBus = overrides.bus ? [] : [bus.close]
  return listen(app, {
    host: config.HOST,
    port: config.PORT,
    log,
    metrics: { port: config.METRICS_PORT, registry: metrics },
    closers: [
      relay.stop,
      teamNotice.stop,
      retention.stop,
      housekeeping.stop,
      ...closeBus,
      db.close,
      tracing.stop
    ]
  })
}
