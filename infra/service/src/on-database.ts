import type { z } from 'zod'
import { type AccessAudit, auditRefusals, createAccessAudit } from './admin/access-audit.ts'
import type { CodeCheck } from './admin/admin-code.ts'
import { answerCheckedCodes } from './admin/check-code-route.ts'
import { createCodeCheck, findCode, type StoredCode } from './admin/named-codes.ts'
import { noteReleases } from './admin/note-release-route.ts'
import { type databaseEnv, databaseTls } from './config/config.ts'
import { connectDatabase, type Database } from './database/database.ts'
import { type Migration, migrate } from './database/migrate.ts'
import type { Compose, ServiceConfig, ServiceContext, ServiceParts } from './define-service.ts'
import type { Receiver } from './events/receiver.ts'
import { createRelay, type Relay } from './events/relay.ts'
import { createReadiness } from './http/health.ts'
import { startHousekeeping } from './process/housekeeping.ts'

/** What a service with a database reads from its environment. */
export type DatabaseConfig = ServiceConfig & z.output<z.ZodObject<typeof databaseEnv>>

export interface DatabaseContext<Config> extends ServiceContext<Config> {
  /** Its migrations have been applied. */
  db: Database
  access: AccessAudit
  /** Whose code is it? By the named codes of this database, and the shared one. */
  checkCode: CodeCheck
  /** Calls `listener` with each named code that was right. */
  onCodeUsed: (listener: (code: StoredCode) => Promise<void>) => void
  /** To be called after each commit that leaves an event in the outbox. */
  notify: () => void
}

export interface DatabaseParts extends ServiceParts {
  /** Running consumers. `receivers`: those that must receive every event of the outbox (events/receiver.ts). */
  consumers?: { receivers?: Receiver[]; stop(): Promise<void> }[]
  /** Work that runs on a schedule of its own. */
  jobs?: { stop(): Promise<void> }[]
  /** Tasks to run every hour; each returns how much it did (process/housekeeping.ts). */
  housekeeping?: Record<string, () => Promise<number>>
}

/**
 * Gives a service a database: connects, migrates, relays its outbox to the bus, records refused admin codes.
 * @param compose builds the service's own parts, on the migrated database
 * @returns what `defineService` takes
 */
export function onDatabase<Config extends DatabaseConfig, Overrides>(
  migrations: Migration[],
  compose: Compose<DatabaseContext<Config>, DatabaseParts, Overrides>
): Compose<ServiceContext<Config>, ServiceParts, Overrides> {
  const composeOnDatabase: Compose<ServiceContext<Config>, ServiceParts, Overrides> = async (
    context,
    overrides
  ) => {
    const { config, log, clock, metrics, bus, onStop } = context
    const db = await connectDatabase({
      url: config.DATABASE_URL,
      log,
      pool: { max: config.DATABASE_POOL_MAX },
      tls: databaseTls(config)
    })
    onStop(db.close)
    await migrate(db, migrations)

    // The relay starts once it is known who must receive what, and stops after everything that may still write an event.
    let relay: Relay | undefined
    onStop(async () => relay?.stop())
    const access = createAccessAudit({ db, clock, log })
    let noteUse = async (_code: StoredCode): Promise<void> => undefined
    const find = (selector: string) => findCode(db.knex, selector)
    const checkCode = createCodeCheck({
      isShared: context.isAdmin,
      find,
      onUse: (code) => noteUse(code)
    })
    const onCodeUsed = (listener: typeof noteUse) => {
      noteUse = listener
    }
    const parts = await compose(
      { ...context, db, access, checkCode, onCodeUsed, notify: () => relay?.notify() },
      overrides
    )
    const { routers, consumers = [], jobs = [], housekeeping = {}, ready, ...others } = parts
    const housekeeper = startHousekeeping({ log, tasks: housekeeping })
    for (const { stop } of [housekeeper, ...consumers, ...jobs]) onStop(stop)
    const receivers = consumers.flatMap((consumer) => consumer.receivers ?? [])
    relay = createRelay({ db, bus, log, clock, metrics, receivers })
    relay.start()

    const readDatabase = createReadiness({ db })
    return {
      ...others,
      routers: [
        auditRefusals(access),
        answerCheckedCodes(checkCode, find),
        noteReleases(checkCode, { db, clock }),
        ...routers
      ],
      ready: async () => ({ ...(await readDatabase()), ...(await ready?.()) })
    }
  }
  composeOnDatabase.migrations = migrations
  return composeOnDatabase
}
