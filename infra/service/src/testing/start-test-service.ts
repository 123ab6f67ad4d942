import { createHash } from 'node:crypto'
import type { SiteEvent } from '@site/contracts/events/events'
import type { Database, Dialect } from '../database/database.ts'
import type { Migration } from '../database/migrate.ts'
import type { Service, ServiceOverrides } from '../define-service.ts'
import type { Bus, ConsumeOptions } from '../events/bus.ts'
import type { RunningService } from '../http/lifecycle.ts'
import { openBus } from '../nats/open-bus.ts'
import { createTestClient, type TestClient } from './test-client.ts'
import { busFor, createTestDatabase, createTestLog, uniqueName } from './test-database.ts'

export const TEST_CODE = 'un code é# de test'

/** A replica of a service, and a client of it. */
interface TestReplica extends TestClient {
  url: string
  stop(): Promise<void>
}

/** A running service, with access to its database, its bus and its log. */
export interface TestService<Overrides = unknown> extends TestReplica {
  db: Database
  bus: Bus
  /** Passes the event to the service's consumers, as the bus does when it delivers it again. */
  redeliver(event: SiteEvent): Promise<void>
  logText(): string
  /** Starts one more replica on the same database and bus. It stops with the first. */
  addReplica(options?: {
    env?: Record<string, string>
    overrides?: TestOverrides<Overrides>
  }): Promise<TestReplica>
}

/** What a test replaces in a service. */
type TestOverrides<Overrides> = Pick<ServiceOverrides, 'clock'> & Partial<Overrides>

export interface TestServiceOptions<Overrides> {
  migrations: Migration[]
  /** Its environment besides database, bus, port and code, which are those of the test. */
  env?: Record<string, string>
  overrides?: TestOverrides<Overrides>
  /** A NATS server of the test's own. */
  natsUrl?: string | undefined
  /** Wraps the bus before the service gets it. */
  wrapBus?: ((bus: Bus) => Bus) | undefined
}

/** Starts a real service on a new database: 'sqlite' with a bus in memory, 'mysql' with the NATS server of TEST_NATS_URL. */
export async function startTestService<Config, Overrides>(
  service: Service<Config, Overrides>,
  dialect: Dialect,
  { migrations, env, overrides, natsUrl, wrapBus = (bus) => bus }: TestServiceOptions<Overrides>
): Promise<TestService<Overrides>> {
  const { db, url: DATABASE_URL, drop } = await createTestDatabase(dialect, { migrations })
  const { log, text } = createTestLog()
  const NATS_URL = natsUrl ?? busFor(dialect)
  const { bus, consumers } = withOwnNames(wrapBus(await openBus({ url: NATS_URL, log, name: 'test' })))
  const settings = {
    DATABASE_URL,
    NATS_URL,
    PORT: '0',
    ADMIN_CODE_SHA256: createHash('sha256').update(TEST_CODE).digest('hex'),
    ...env
  }
  const replicas: RunningService[] = []
  const start: TestService<Overrides>['addReplica'] = async (more = {}) => {
    const config = service.config.parse({ ...settings, ...more.env })
    const replica = await service.start(config, Object.assign({ bus, log }, overrides, more.overrides))
    replicas.push(replica)
    return { ...createTestClient(replica.url), url: replica.url, stop: replica.stop }
  }
  const first = await start()
  return {
    ...first,
    db,
    bus,
    async redeliver(event) {
      for (const { types, handle } of consumers.values()) if (types.includes(event.type)) await handle(event)
    },
    logText: text,
    addReplica: start,
    async stop() {
      for (const replica of replicas) await replica.stop()
      await bus.close()
      await drop()
    }
  }
}

/**
 * The tests of a file share a stream, so the consumers of each service under test have names of their own there; its replicas have them in
 * common, as replicas do. `consumers`: those that were started, by their usual names.
 */
function withOwnNames(bus: Bus): { bus: Bus; consumers: Map<string, ConsumeOptions> } {
  const consumers = new Map<string, ConsumeOptions>()
  const ending = uniqueName('')
  const consume: Bus['consume'] = (options) => {
    consumers.set(options.name, options)
    return bus.consume({ ...options, name: `${options.name}${ending}` })
  }
  return { bus: { ...bus, consume }, consumers }
}
