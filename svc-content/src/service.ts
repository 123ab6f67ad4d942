import { purgeAudit } from '@site/service/audit'
import { type Bus, openBus } from '@site/service/bus'
import { type Clock, systemClock } from '@site/service/clock'
import { connectDatabase } from '@site/service/database'
import { startHousekeeping } from '@site/service/housekeeping'
import { listen, type RunningService } from '@site/service/lifecycle'
import { createLog, type Log } from '@site/service/log'
import { createMetrics } from '@site/service/metrics'
import { migrate } from '@site/service/migrate'
import { createRelay } from '@site/service/relay'
import { createContentApp } from './app.ts'
import type { ContentConfig } from './config.ts'
import { migrations } from './migrations/index.ts'
import { loadSeedArticles } from './seeds/load-articles.ts'
import { plantSeeds } from './seeds/plant-seeds.ts'

/**
 * Starts svc-content: connects, migrates, plants the seeds once, relays its events and answers.
 *
 * @param overrides what a test or the embedded runner brings; a bus that is brought is not closed
 * @throws StartError when the database does not answer or the port is taken
 */
export async function startContent(
  config: ContentConfig,
  overrides: { bus?: Bus; log?: Log; clock?: Clock } = {}
): Promise<RunningService> {
  const log = overrides.log ?? createLog({ service: 'svc-content', level: config.LOG_LEVEL })
  const clock = overrides.clock ?? systemClock
  const metrics = createMetrics('svc-content')
  const db = await connectDatabase({ url: config.DATABASE_URL, log, pool: { max: config.DATABASE_POOL_MAX } })
  await migrate(db, migrations)
  if (config.SEED === 'on') {
    const planted = await plantSeeds({ db, clock }, loadSeedArticles)
    if (planted > 0) log.info({ planted }, 'Seed articles planted')
  }
  const bus = overrides.bus ?? (await openBus({ url: config.NATS_URL, log, name: 'svc-content' }))
  const relay = createRelay({ db, bus, log, clock, metrics })
  const housekeeping = startHousekeeping({ log, tasks: { 'old audit': () => purgeAudit(db.knex, clock()) } })
  relay.start()
  const app = createContentApp({ config, db, bus, log, clock, metrics, nudge: relay.nudge })
  const closeBus = overrides.bus ? [] : [bus.close]
  return listen(app, {
    host: config.HOST,
    port: config.PORT,
    log,
    closers: [relay.stop, housekeeping.stop, ...closeBus, db.close]
  })
}
