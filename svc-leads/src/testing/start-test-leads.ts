import { createHash, randomInt } from 'node:crypto'
import type { SiteEvent } from '@site/contracts/events/events'
import type { Database, Dialect } from '@site/service/database/database'
import type { Bus, ConsumeOptions } from '@site/service/events/bus'
import { openBus } from '@site/service/nats/open-bus'
import type { Clock } from '@site/service/process/clock'
import { createTestClient, type TestClient } from '@site/service/testing/test-client'
import { busFor, createTestDatabase, createTestLog, uniqueName } from '@site/service/testing/test-database'
import { leadsConfig } from '../config.ts'
import { migrations } from '../migrations/index.ts'
import { leadsService } from '../service.ts'

export const TEST_CODE = 'un code é# de test'

/** The running svc-leads, with access to its database, its bus and its log. */
export interface TestLeads extends TestClient {
  url: string
  db: Database
  bus: Bus
  /** Passes the event to the service's consumers, as the bus does when it delivers it again. */
  redeliver(event: SiteEvent): Promise<void>
  logText(): string
  stop(): Promise<void>
}

/** Starts the real service: 'sqlite' with a bus in memory, 'mysql' with the NATS server of TEST_NATS_URL. */
export async function startTestLeads(
  dialect: Dialect,
  options: {
    clock?: Clock
    env?: Record<string, string>
    /** A NATS server of the test's own. */
    natsUrl?: string
    /** Wraps the bus before the service gets it. */
    wrapBus?: (bus: Bus) => Bus
  } = {}
): Promise<TestLeads> {
  const { db, url: DATABASE_URL, drop } = await createTestDatabase(dialect, { migrations })
  if (dialect === 'mysql') await startIdsAt(db, randomInt(1_000_000, 900_000_000))
  const { log, text } = createTestLog()
  const NATS_URL = options.natsUrl ?? busFor(dialect)
  const consumers: ConsumeOptions[] = []
  const { wrapBus = (one: Bus) => one } = options
  const bus = withOwnNames(wrapBus(await openBus({ url: NATS_URL, log, name: 'svc-leads-test' })), consumers)
  const config = leadsConfig.parse({
    DATABASE_URL,
    NATS_URL,
    PORT: '0',
    ADMIN_CODE_SHA256: createHash('sha256').update(TEST_CODE).digest('hex'),
    CONTACT_LIMIT_PER_MINUTE: '10000',
    ...options.env
  })
  const { clock } = options
  const service = await leadsService.start(config, { bus, log, ...(clock && { clock }) })
  return {
    ...createTestClient(service.url),
    url: service.url,
    db,
    bus,
    async redeliver(event) {
      for (const { handle } of consumers) await handle(event)
    },
    logText: text,
    async stop() {
      await service.stop()
      await bus.close()
      await drop()
    }
  }
}

/** Tests share the NATS server, so leads of other tests must have other ids, and their consumers other names. */
const startIdsAt = (db: Database, id: number) => db.knex.raw('alter table leads auto_increment = ??', [id])

const withOwnNames = (bus: Bus, consumers: ConsumeOptions[]): Bus => ({
  ...bus,
  consume(options) {
    consumers.push(options)
    return bus.consume({ ...options, name: uniqueName(options.name) })
  }
})
