import type { z } from 'zod'
import { type AccessAudit, createAccessAudit, noteRefusals } from './admin/access-audit.ts'
import { type databaseEnv, databaseTls } from './config/config.ts'
import { connectDatabase, type Database } from './database/database.ts'
import { type Migration, migrate } from './database/migrate.ts'
import type { Compose, ServiceConfig, ServiceKit, ServiceParts } from './define-service.ts'
import type { Receiver } from './events/receiver.ts'
import { createRelay, type Relay } from './events/relay.ts'
import { createReadiness } from './http/health.ts'
import { startHousekeeping } from './process/housekeeping.ts'

/** What a service with a database reads of its environment. */
export type DatabaseConfig = ServiceConfig & z.output<z.ZodObject<typeof databaseEnv>>

export interface DatabaseKit<Config> extends ServiceKit<Config> {
  /** Migrated. */
  db: Database
  access: AccessAudit
  /** To be called after each commit that leaves an event in the outbox. */
  notify: () => void
}

export interface DatabaseParts extends ServiceParts {
  /** Consumers that run. `receivers`: those that must have every event of the outbox (events/receiver.ts). */
  consumers?: { receivers?: Receiver[]; stop(): Promise<void> }[]
  /** What runs by a clock of its own. */
  jobs?: { stop(): Promise<void> }[]
  /** Tasks of each hour; each gives how much it did (process/housekeeping.ts). */
  housekeeping?: Record<string, () => Promise<number>>
}

/**
 * Puts a service on a database of its own: connects, migrates, relays its outbox to the bus, writes down refused codes.
 * @param compose builds what is the service's own, on the migrated database
 * @returns what `defineService` takes
 */
export const onDatabase =
  <Config extends DatabaseConfig, Overrides>(
    migrations: Migration[],
    compose: Compose<DatabaseKit<Config>, DatabaseParts, Overrides>
  ): Compose<ServiceKit<Config>, ServiceParts, Overrides> =>
  async (kit, overrides) => {
    const { config, log, clock, metrics, bus, onStop } = kit
    const db = await connectDatabase({
      url: config.DATABASE_URL,
      log,
      pool: { max: config.DATABASE_POOL_MAX },
      tls: databaseTls(config)
    })
    onStop(db.close)
    await migrate(db, migrations)

    // The relay starts when it is known who must receive what, and stops after whatever may still leave an event.
    let relay: Relay | undefined
    onStop(async () => relay?.stop())
    const access = createAccessAudit({ db, clock, log })
    const parts = await compose({ ...kit, db, access, notify: () => relay?.notify() }, overrides)
    const { routers, consumers = [], jobs = [], housekeeping = {}, ready, ...others } = parts
    const housekeeper = startHousekeeping({ log, tasks: housekeeping })
    for (const { stop } of [housekeeper, ...consumers, ...jobs]) onStop(stop)
    const receivers = consumers.flatMap((consumer) => consumer.receivers ?? [])
    relay = createRelay({ db, bus, log, clock, metrics, receivers })
    relay.start()

    const readDatabase = createReadiness({ db })
    return {
      ...others,
      routers: [noteRefusals(access), ...routers],
      ready: async () => ({ ...(await readDatabase()), ...(await ready?.()) })
    }
  }
