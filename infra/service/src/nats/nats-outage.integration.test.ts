import type { SiteEvent } from '@site/contracts/events/events'
import { connect } from 'nats'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../database/database.ts'
import { sharedMigrations } from '../database/shared-migrations.ts'
import type { Bus } from '../events/bus.ts'
import { startConsumer } from '../events/consumer.ts'
import { appendEvent } from '../events/outbox.ts'
import { createRelay, type Relay } from '../events/relay.ts'
import { createReadiness } from '../http/health.ts'
import { systemClock } from '../process/clock.ts'
import { createTestNats, type TestNats } from '../testing/servers.ts'
import { effects, recordEffect } from '../testing/set-up-events.ts'
import {
  buildLeadCreated,
  createTestDatabase,
  createTestLog,
  eventually,
  type TestDatabase,
  uniqueName
} from '../testing/test-database.ts'
import { openBus } from './open-bus.ts'

const LONG = 20_000

let nats: TestNats
let place: TestDatabase
let bus: Bus
let relay: Relay
const { log } = createTestLog()

beforeEach(async () => {
  nats = await createTestNats()
  place = await createTestDatabase('mysql', { migrations: [...sharedMigrations, effects] })
})
afterEach(async () => {
  await relay?.stop()
  await bus?.close()
  await place.drop()
  await nats.remove()
})

const open = async () => {
  bus = await openBus({ url: nats.url, log, name: 'test' })
  relay = createRelay({ db: place.db, bus, log, clock: systemClock, sweepMs: 50 })
  relay.start()
  await startConsumer({
    bus,
    db: place.db,
    name: 'test-outage',
    types: ['site.lead-created'],
    handle: (event, trx) => recordEffect(event, trx),
    log,
    clock: systemClock,
    backoffMs: [50]
  })
}
const append = async (event: SiteEvent) => {
  await inTransaction(place.db, (trx) => appendEvent(trx, event))
  relay.notify()
}
const appendMany = async (count: number) => {
  const events = Array.from({ length: count }, (_, index) => buildLeadCreated(index + 1))
  for (const event of events) await append(event)
  return events
}
const effectIds = async (): Promise<string[]> => (await place.db.knex('effects').pluck('event_id')).sort()
const allTookEffectOnce = async (events: SiteEvent[]) => {
  await eventually(`${events.length} effects`, async () => (await effectIds()).length >= events.length, LONG)
  expect(await effectIds()).toEqual(events.map(({ id }) => id).sort())
}

describe('NATS away', () => {
  test('a start without NATS takes events, is degraded and not down, and delivers once NATS comes', async () => {
    await open()
    const ready = createReadiness({ db: place.db, bus })
    const events = await appendMany(3)
    expect(await ready()).toEqual({ database: 'ok', bus: 'degraded' })
    await nats.start()
    await allTookEffectOnce(events)
    expect(await ready()).toEqual({ database: 'ok', bus: 'ok' })
  })

  test('killed and restarted in the middle, it loses nothing and repeats no effect', async () => {
    await nats.start()
    await open()
    const events = [await appendMany(50)]
    const writing = appendMany(150)
    await eventually('some effects', async () => (await effectIds()).length > 10)
    await nats.kill()
    events.push(await writing, await appendMany(20))
    await eventually('the bus notices', () => !bus.isReady())
    await nats.start()
    events.push(await appendMany(20))
    await allTookEffectOnce(events.flat())
  })

  test('back with an empty store, it is given the stream, the consumers and the events again', async () => {
    await nats.start()
    await open()
    const watched: string[] = []
    await bus.watch(['site.lead-created'], (event) => void watched.push(event.id))
    const first = await appendMany(10)
    await allTookEffectOnce(first)
    await nats.kill()
    await nats.wipe()
    const second = await appendMany(10)
    await nats.start()
    const third = await appendMany(10)
    await allTookEffectOnce([...first, ...second, ...third])
    await eventually(
      'the watcher saw them',
      () => [...second, ...third].every(({ id }) => watched.includes(id)),
      LONG
    )
  })

  test('a stream deleted under a running system is made again, and what was in it comes back', async () => {
    await nats.start()
    await open()
    const first = await appendMany(5)
    await allTookEffectOnce(first)
    const admin = await connect({ servers: nats.url })
    const jsm = await admin.jetstreamManager()
    await jsm.streams.delete('SITE')
    const second = await appendMany(5)
    await allTookEffectOnce([...first, ...second])
    const kept = await eventually(
      'the stream holds both',
      async () => {
        const { state } = await jsm.streams.info('SITE')
        return state.messages >= 10 && state.messages
      },
      LONG
    )
    expect(kept).toBe(10)
    await admin.close()
  })

  test('publishing fails while NATS is away', async () => {
    await nats.start()
    await open()
    await nats.kill()
    await eventually('the bus notices', () => !bus.isReady())
    await expect(bus.publish(buildLeadCreated())).rejects.toThrow('NATS is away')
  })
})

describe('NATS there', () => {
  test('a message that is no event is set aside at once, and the next one goes on', async () => {
    await nats.start()
    await open()
    const admin = await connect({ servers: nats.url })
    await admin.jetstream().publish('site.lead-created', 'rubbish')
    const [event] = await appendMany(1)
    await allTookEffectOnce(event ? [event] : [])
    const letter = await eventually('the dead letter', () => place.db.knex('dead_letters').first())
    expect(letter).toMatchObject({ event: 'rubbish', event_id: null, attempts: 1, cause: 'Error: Not JSON' })
    const { consumers } = await admin.jetstreamManager()
    await eventually('both are acknowledged', async () => {
      const info = await consumers.info('SITE', 'test-outage_site-lead-created')
      return info.num_ack_pending + info.num_pending === 0
    })
    await admin.close()
  })

  test('a watcher sees what is new, of its types, and an absence does not make it miss anything', async () => {
    await nats.start()
    await open()
    await bus.publish(buildLeadCreated())
    const watcher = await openBus({ url: nats.url, log: createTestLog().log, name: uniqueName('watcher') })
    const seen: string[] = []
    await watcher.watch(['site.lead-created'], (event) => void seen.push(event.id))
    const first = buildLeadCreated()
    await bus.publish(first)
    await eventually('its first event', () => seen.length > 0)
    expect(seen).toEqual([first.id])
    await nats.kill()
    await nats.start()
    await eventually('the bus is back', () => bus.isReady(), LONG)
    const missed = buildLeadCreated()
    await bus.publish(missed)
    await eventually('it catches up', () => seen.includes(missed.id), LONG)
    expect(new Set(seen).size).toBe(seen.length)
    await watcher.close()
  })

  test('an id published twice is stored once', async () => {
    await nats.start()
    await open()
    const event = buildLeadCreated()
    await bus.publish(event)
    await bus.publish(event)
    const admin = await connect({ servers: nats.url })
    const { state } = await (await admin.jetstreamManager()).streams.info('SITE')
    expect(state.messages).toBe(1)
    await admin.close()
  })
})
