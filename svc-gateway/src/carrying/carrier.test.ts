import { randomUUID } from 'node:crypto'
import type { SiteEvent } from '@site/contracts/events/events'
import type { Bus } from '@site/service/events/bus'
import { openBus } from '@site/service/nats/open-bus'
import { createMetrics } from '@site/service/observability/metrics'
import { createTestLog } from '@site/service/testing/test-database'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDaySums, type DaySums } from '../audience/day-sums.ts'
import { visitsCargo } from '../audience/visits-cargo.ts'
import { type Carrier, startCarrier } from './carrier.ts'

const EVERY = 10_000
const log = createTestLog()

let real: Bus
let carrier: Carrier
let sums: DaySums
let received: SiteEvent[]
/** What the bus does to the next events: takes them, refuses them, or takes them and says it did not. */
let mood: 'takes' | 'refuses' | 'takes and fails'

beforeEach(async () => {
  vi.useFakeTimers()
  real = await openBus({ url: `memory:${randomUUID()}`, log: log.log, name: 'test' })
  mood = 'takes'
  received = []
  await real.watch(['site.visits-counted'], (event) => void received.push(event))
  const bus: Bus = {
    ...real,
    async publish(event) {
      if (mood === 'refuses') throw new Error('NATS is away')
      await real.publish(event)
      if (mood === 'takes and fails') throw new Error('The connection broke')
    }
  }
  sums = createDaySums()
  const clock = () => new Date('2026-11-23T10:20:00.000Z')
  carrier = startCarrier({
    bus,
    cargo: visitsCargo(sums),
    clock,
    log: log.log,
    metrics: createMetrics('test'),
    everyMs: EVERY
  })
})
afterEach(async () => {
  await carrier.stop()
  await real.close()
  vi.useRealTimers()
})

const visit = () => sums.add({ day: '2026-11-23', step: 'visit', page: '/', article: null, campaign: '' })
const visits = () =>
  received.flatMap((event) =>
    event.type === 'site.visits-counted'
      ? event.data.counts.filter(({ kind }) => kind === 'page').map(({ count }) => count)
      : []
  )

it('AUDIENCE-3 carries sums every ten seconds, and nothing where nothing was counted', async () => {
  visit()
  visit()
  await vi.advanceTimersByTimeAsync(EVERY)
  await vi.advanceTimersByTimeAsync(3 * EVERY)
  expect(visits()).toEqual([2])
})

it('AUDIENCE-3 keeps what the bus did not take, and what is counted meanwhile, each for once', async () => {
  mood = 'refuses'
  visit()
  await vi.advanceTimersByTimeAsync(2 * EVERY)
  visit()
  visit()
  await vi.advanceTimersByTimeAsync(EVERY)
  expect(visits()).toEqual([])
  mood = 'takes'
  await vi.advanceTimersByTimeAsync(EVERY)
  expect(visits()).toEqual([1, 2])
})

it('AUDIENCE-3 sends again with the same id what the bus may have taken: a repeat is dropped', async () => {
  mood = 'takes and fails'
  visit()
  await vi.advanceTimersByTimeAsync(2 * EVERY)
  mood = 'takes'
  visit()
  await vi.advanceTimersByTimeAsync(EVERY)
  expect(visits()).toEqual([1, 1])
  expect(new Set(received.map(({ id }) => id)).size).toBe(2)
})

it('AUDIENCE-3 carries the rest when the gateway stops, and says how much nobody took', async () => {
  visit()
  await carrier.stop()
  expect(visits()).toEqual([1])
  mood = 'refuses'
  visit()
  visit()
  await carrier.stop()
  expect(log.text()).toContain('"lost":2')
})
