import type { SiteEvent } from '@site/contracts/events/events'
import type { Knex } from 'knex'
import { afterEach, beforeEach } from 'vitest'
import { type Dialect, inTransaction } from '../database/database.ts'
import type { Migration } from '../database/migrate.ts'
import { sharedMigrations } from '../database/shared-migrations.ts'
import type { Bus, Subscription } from '../events/bus.ts'
import { type ConsumerOptions, startConsumer } from '../events/consumer.ts'
import { appendEvent } from '../events/outbox.ts'
import { createRelay, type Relay, type RelayOptions } from '../events/relay.ts'
import { openBus } from '../nats/open-bus.ts'
import { systemClock } from '../process/clock.ts'
import {
  busUrlOf,
  createTestDatabase,
  createTestLog,
  emptyBus,
  eventually,
  type TestBus,
  type TestDatabase,
  uniqueName
} from './test-database.ts'

/** A table without a unique key, in which an effect that happens twice is two rows. */
export const effects: Migration = {
  name: 'test-effects',
  up: async ({ knex }) => {
    await knex.schema.createTable('effects', (table) => {
      table.string('consumer', 64).notNullable()
      table.string('event_id', 36).notNullable()
    })
  }
}

/** Records in the table `effects` that an event took effect. */
export const recordEffect = async (event: SiteEvent, trx: Knex.Transaction, consumer = 'test') => {
  await trx('effects').insert({ consumer, event_id: event.id })
}

/** A database with an outbox and a bus, of one test. What a test starts here stops with it. */
export interface EventSetup extends TestDatabase {
  bus: Bus
  logged: ReturnType<typeof createTestLog>
  append(event: SiteEvent): Promise<void>
  startRelay(overrides?: Partial<RelayOptions>): Relay
  /** Starts a consumer, with a name of its own, that records its effects. */
  consume(overrides?: Partial<ConsumerOptions>): Promise<Subscription>
}

/** Gives each test of a `describe` a new database and an empty bus. The fields that are returned are there while a test runs. */
export function setUpEvents(dialect: Dialect, busKind: TestBus): EventSetup {
  const busUrl = busUrlOf(busKind)
  const running: { stop(): Promise<void> }[] = []
  const setup = {
    append: (event) => inTransaction(setup.db, (trx) => appendEvent(trx, event)),
    startRelay(overrides) {
      const { db, bus, logged } = setup
      const relay = createRelay({ db, bus, log: logged.log, clock: systemClock, sweepMs: 20, ...overrides })
      relay.start()
      running.push(relay)
      return relay
    },
    async consume({ name = uniqueName('test'), ...overrides } = {}) {
      const { db, bus, logged } = setup
      const consumer = await startConsumer({
        bus,
        db,
        name,
        types: ['site.lead-created'],
        handle: (event, trx) => recordEffect(event, trx, name),
        log: logged.log,
        clock: systemClock,
        backoffMs: [5],
        ...overrides
      })
      running.push(consumer)
      return consumer
    }
  } as EventSetup

  beforeEach(async () => {
    const logged = createTestLog('info')
    const database = await createTestDatabase(dialect, { migrations: [...sharedMigrations, effects] })
    // Each new consumer reads all that the stream holds.
    await emptyBus(busUrl)
    const bus = await openBus({ url: busUrl, log: logged.log, name: 'test' })
    Object.assign(setup, database, { logged, bus })
    await eventually('the bus is ready', () => bus.isReady())
  })
  afterEach(async () => {
    for (const part of running.splice(0)) await part.stop()
    await setup.bus.close()
    await setup.drop()
  })
  return setup
}
