import type { SiteEvent } from '@site/contracts/events/events'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMetrics, type Metrics } from '../observability/metrics.ts'
import {
  buildLeadCreated,
  createTestDatabase,
  createTestLog,
  eventually,
  type TestDatabase
} from '../testing/test-database.ts'
import type { Bus } from './bus.ts'
import { appendEvents, markPublished } from './outbox.ts'
import type { Receipt } from './receiver.ts'
import { createRelay, type Relay, type RelayOptions } from './relay.ts'
import { BATCH } from './relay-batches.ts'

const SWEEP_MS = 1_000
const MEASURE_EVERY_MS = 5_000
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** When a relay does what. The pauses between its turns pass only as a test says, and so does the clock. */
describe('a relay', () => {
  let place: TestDatabase
  let now: Date
  let logged: ReturnType<typeof createTestLog>
  let metrics: Metrics
  let relay: Relay | undefined
  let turns: number
  let published: string[]
  let isReady: boolean
  let isRefusing: boolean
  let storeBegan: Date | null
  let reconnect: () => void
  let whilePublishing: () => void | Promise<void>
  beforeEach(async () => {
    place = await createTestDatabase('sqlite')
    now = new Date('2026-11-21T10:00:00.000Z')
    logged = createTestLog()
    metrics = createMetrics('test')
    relay = undefined
    turns = 0
    published = []
    isReady = true
    isRefusing = false
    storeBegan = null
    whilePublishing = () => undefined
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(async () => {
    await relay?.stop()
    vi.useRealTimers()
    await place.drop()
  })

  const bus = {
    isReady() {
      turns += 1
      return isReady
    },
    keepsSince: () => storeBegan,
    onReconnect(listener) {
      reconnect = listener
    },
    async publish(event) {
      await whilePublishing()
      if (isRefusing) throw new Error('refused')
      published.push(event.id)
    }
  } as Bus
  const resting = () => eventually('the relay rests', () => vi.getTimerCount() === 1)
  const create = (options: Partial<RelayOptions> = {}): Relay => {
    const { db } = place
    relay = createRelay({
      db,
      bus,
      log: logged.log,
      clock: () => now,
      metrics,
      ...options
    })
    return relay
  }
  /** Starts a relay, which has had its first turn when this resolves. */
  const start = async (options?: Partial<RelayOptions>): Promise<Relay> => {
    const started = create(options)
    started.start()
    await resting()
    return started
  }
  const wait = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    await resting()
  }
  /** The next turn, at which the clock has gone on by so much. */
  const sweep = async (byMs = 0) => {
    now = new Date(now.getTime() + byMs)
    await wait(SWEEP_MS)
  }
  const leads = (count: number) => Array.from({ length: count }, (_, index) => buildLeadCreated(index + 1))
  const append = async (count = 1) => {
    const events = leads(count)
    await appendEvents(place.db.knex, events)
    return events.map(({ id }) => id)
  }
  const rows = () => place.db.knex('outbox').orderBy('seq')
  const appendPublished = async (events: SiteEvent[], ageMs: number) => {
    const before = (await rows()).length
    await appendEvents(place.db.knex, events)
    const seqs = (await rows()).slice(before).map(({ seq }) => seq)
    await markPublished(place.db.knex, seqs, new Date(now.getTime() - ageMs))
  }
  const metric = async (name: string) => (await metrics.getSingleMetric(name)?.get())?.values[0]?.value
  const failures = () => logged.entries().filter(({ failures }) => failures !== undefined)

  describe('takes its turns', () => {
    test.each([
      ['as often as is configured', { sweepMs: 300 }, 300],
      ['every second by default', {}, 1_000]
    ])('%s', async (_, options, expected) => {
      await start(options)
      await wait(expected - 1)
      expect(turns).toBe(1)
      await wait(1)
      expect(turns).toBe(2)
      await wait(expected)
      expect(turns).toBe(3)
    })

    test('once each even when it is started twice', async () => {
      const started = await start()
      started.start()
      await sweep()
      expect(turns).toBe(2)
    })

    test('at once when it is notified', async () => {
      const started = await start()
      const ids = await append()
      started.notify()
      await resting()
      expect([published, turns]).toEqual([ids, 2])
    })

    test('at once when it was notified during a turn, and then rests', async () => {
      const first = await append()
      let second: string[] = []
      whilePublishing = async () => {
        if (second.length > 0) return
        second = await append()
        relay?.notify()
      }
      await start()
      expect([published, turns]).toEqual([[...first, ...second], 2])
    })

    test('of as many batches as there are', async () => {
      const ids = [...(await append(BATCH)), ...(await append(BATCH)), ...(await append(1))]
      await start()
      expect([published, turns]).toEqual([ids, 1])
    })

    test('without publishing while the bus is not ready, and publishes when it is', async () => {
      isReady = false
      const recent = buildLeadCreated()
      await appendPublished([recent], MINUTE_MS)
      const ids = await append()
      await start()
      expect(published).toEqual([])
      isReady = true
      await sweep()
      expect(published).toEqual([recent.id, ...ids])
    })
  })

  describe('that is stopped', () => {
    test('while it rests takes no further turn', async () => {
      const started = await start()
      await started.stop()
      await vi.advanceTimersByTimeAsync(10 * SWEEP_MS)
      expect([turns, vi.getTimerCount()]).toEqual([1, 0])
    })

    test('during a batch ends it, marks it, and begins no other', async () => {
      await append(BATCH + 1)
      let open: () => void = () => undefined
      const gate = new Promise<void>((resolve) => {
        open = resolve
      })
      let isSending = false
      whilePublishing = () => {
        isSending = true
        return gate
      }
      const started = create()
      started.start()
      await eventually('it sends', () => isSending)
      let isStopped = false
      const stopping = started.stop().then(() => {
        isStopped = true
      })
      await vi.advanceTimersByTimeAsync(SWEEP_MS)
      expect(isStopped).toBe(false)
      open()
      await stopping
      const unpublished = (await rows()).filter(({ published_at }) => published_at === null)
      expect([published.length, unpublished.length, turns]).toEqual([BATCH, 1, 1])
    })
  })

  describe('whose bus refuses', () => {
    beforeEach(() => {
      isRefusing = true
    })

    test('waits twice as long each time, up to ten seconds, and says which failure it is', async () => {
      await append()
      await start()
      const pauses = [1_000, 2_000, 4_000, 8_000, 10_000, 10_000]
      for (const [index, pause] of pauses.entries()) {
        await wait(pause - 1)
        expect(turns).toBe(index + 1)
        await wait(1)
        expect(turns).toBe(index + 2)
      }
      expect(failures()).toMatchObject(
        [1, 2, 3, 4, 5, 6, 7].map((failures) => ({
          level: 'error',
          failures,
          err: { message: 'refused' }
        }))
      )
      expect(await metric('relay_failures_total')).toBe(7)
    })

    test('sweeps as before once it publishes again, and counts failures anew', async () => {
      const ids = await append()
      await start()
      await wait(1_000)
      isRefusing = false
      await wait(2_000)
      expect([published, turns]).toEqual([ids, 3])
      await sweep()
      expect(turns).toBe(4)
      isRefusing = true
      await append()
      await sweep()
      expect(failures().map(({ failures }) => failures)).toEqual([1, 2, 1])
    })

    test('does not hurry when it is notified, be it during a turn or after', async () => {
      await append()
      let calls = 0
      whilePublishing = () => {
        calls += 1
        if (calls === 1) relay?.notify()
      }
      const started = await start()
      expect(turns).toBe(1)
      started.notify()
      await resting()
      expect(turns).toBe(1)
      await sweep()
      expect(turns).toBe(2)
    })

    test('tries at once when the bus is back, and counts failures anew', async () => {
      await append()
      await start()
      await wait(1_000)
      await wait(2_000)
      reconnect()
      await resting()
      expect(failures().map(({ failures }) => failures)).toEqual([1, 2, 3, 1])
      await wait(1_000)
      expect(turns).toBe(5)
    })

    test('sends at most 32 events at once, and no further one after the first that failed', async () => {
      await append(100)
      let sent = 0
      whilePublishing = () => {
        sent += 1
      }
      await start()
      expect(sent).toBe(32)
      isRefusing = false
      let inFlight = 0
      let most = 0
      whilePublishing = async () => {
        inFlight += 1
        most = Math.max(most, inFlight)
        await Promise.resolve()
        inFlight -= 1
      }
      await sweep()
      expect([published.length, most]).toEqual([100, 32])
    })
  })

  describe('publishes again what was published in the last five minutes', () => {
    const recent = buildLeadCreated()
    const repetitions = () => logged.entries().filter(({ repeated }) => repeated !== undefined)

    test('at its start and after each reconnection only', async () => {
      await appendPublished([recent], 5 * MINUTE_MS)
      await appendPublished([buildLeadCreated()], 5 * MINUTE_MS + 1)
      await start()
      await sweep()
      expect(published).toEqual([recent.id])
      reconnect()
      await resting()
      await sweep()
      expect(published).toEqual([recent.id, recent.id])
      expect(repetitions()).toMatchObject([{ repeated: 1 }, { repeated: 1 }])
    })

    test('at once when the bus came back during a turn', async () => {
      await appendPublished([recent], MINUTE_MS)
      whilePublishing = () => {
        if (published.length === 0) reconnect()
      }
      await start()
      expect([published, turns]).toEqual([[recent.id, recent.id], 2])
    })

    test('at the next turn too when the bus refused it', async () => {
      await appendPublished([recent], MINUTE_MS)
      isRefusing = true
      await start()
      expect(failures()).toMatchObject([{ failures: 1, err: { message: 'refused' } }])
      isRefusing = false
      await sweep()
      await sweep()
      expect(published).toEqual([recent.id])
    })

    test('however many they are, and says nothing where there are none', async () => {
      await start()
      expect(logged.entries()).toEqual([])
      const events = leads(BATCH + 1)
      await appendPublished(events, MINUTE_MS)
      reconnect()
      await resting()
      expect(published).toEqual(events.map(({ id }) => id))
      expect(repetitions()).toMatchObject([{ repeated: BATCH + 1 }])
    })

    test('and dates anew only what is older than the store of the bus', async () => {
      const ages = [HOUR_MS, MINUTE_MS + 1, MINUTE_MS, MINUTE_MS - 1]
      for (const age of ages) await appendPublished([buildLeadCreated()], age)
      storeBegan = new Date(now.getTime() - MINUTE_MS)
      await start()
      expect(published).toHaveLength(4)
      const dates = (await rows()).map(({ published_at }) => new Date(published_at).getTime())
      expect(dates.map((date) => now.getTime() - date)).toEqual([0, 0, MINUTE_MS, MINUTE_MS - 1])
    })

    test('and leaves their dates while the age of the store is unknown', async () => {
      await appendPublished([recent], MINUTE_MS)
      await start()
      const [row] = await rows()
      expect([published, now.getTime() - new Date(row.published_at).getTime()]).toEqual([
        [recent.id],
        MINUTE_MS
      ])
    })
  })

  describe('asks for receipts', () => {
    let asked: number[]
    beforeEach(() => {
      asked = []
    })
    const receiver = (receipt: () => Receipt | undefined) => ({
      name: 'count',
      types: ['site.lead-created'] as const,
      async receipts(_: unknown, events: readonly SiteEvent[]) {
        asked.push(events.length)
        const known = receipt()
        return new Map<string, Receipt>(known ? events.map(({ id }) => [id, known]) : [])
      }
    })

    test('every ten seconds', async () => {
      await appendPublished([buildLeadCreated()], HOUR_MS)
      await start({ receivers: [receiver(() => now)] })
      await sweep(9_999)
      expect(asked).toEqual([1])
      await sweep(1)
      expect(asked).toEqual([1, 1])
      await sweep()
      await sweep(10_000)
      expect(asked).toEqual([1, 1, 1])
    })

    test('at the next turn when a full batch was confirmed', async () => {
      for (const count of [BATCH, BATCH, 1]) await appendPublished(leads(count), HOUR_MS)
      await start({ receivers: [receiver(() => 'done')] })
      for (const _ of [1, 2, 3]) await sweep()
      expect(asked).toEqual([BATCH, BATCH, 1])
      expect(await metric('outbox_repeated_total')).toBe(0)
    })

    test('ten seconds after a full batch of which some was missing, and counts what was missing', async () => {
      await appendPublished(leads(BATCH + 1), HOUR_MS)
      await start({ receivers: [receiver(() => undefined)] })
      await sweep(9_999)
      expect([asked, await metric('outbox_repeated_total')]).toEqual([[BATCH], BATCH])
      await sweep(1)
      expect([asked, await metric('outbox_repeated_total')]).toEqual([[BATCH, 1], BATCH + 1])
      await sweep(MEASURE_EVERY_MS)
      expect(await metric('outbox_unreceived')).toBe(BATCH + 1)
    })
  })

  describe('measures what waits', () => {
    beforeEach(() => {
      isReady = false
    })
    const appendAt = async (createdAt: Date) => {
      const event = buildLeadCreated()
      await appendEvents(place.db.knex, [event])
      await place.db.knex('outbox').where({ event_id: event.id }).update({ created_at: createdAt })
    }
    const measured = async () => [await metric('outbox_backlog'), await metric('outbox_lag_seconds')]

    test('as its number, and the age of the oldest in seconds', async () => {
      await appendPublished([buildLeadCreated()], HOUR_MS)
      await start()
      expect(await measured()).toEqual([0, 0])
      for (const age of [2_000, 90_500, 1_000]) await appendAt(new Date(now.getTime() - age))
      await sweep(MEASURE_EVERY_MS)
      expect(await measured()).toEqual([3, 95.5])
    })

    test('as no age when it was written by a clock that is ahead', async () => {
      await appendAt(new Date(now.getTime() + MINUTE_MS))
      await start()
      expect(await measured()).toEqual([1, 0])
    })

    test.each([
      ['at each sweep', { sweepMs: 300 }, 300],
      ['every five seconds by default', {}, MEASURE_EVERY_MS]
    ])('%s, however often it is notified', async (_, options, expected) => {
      const started = await start(options)
      const turnAfter = async (byMs: number) => {
        await append()
        now = new Date(now.getTime() + byMs)
        started.notify()
        await resting()
        return metric('outbox_backlog')
      }
      expect([await turnAfter(0), await turnAfter(expected - 1), await turnAfter(1)]).toEqual([0, 0, 3])
      expect([await turnAfter(expected - 1), await turnAfter(1)]).toEqual([3, 5])
    })
  })

  describe('prunes', () => {
    const appendOld = async (count = 1) => {
      await appendPublished(leads(count), 4 * DAY_MS)
      await place.db.knex('outbox').whereNotNull('published_at').update({ settled_at: now })
    }
    const remaining = async () => (await rows()).length

    test('at its start and every hour', async () => {
      await appendOld()
      await start()
      expect(await remaining()).toBe(0)
      await appendOld()
      await sweep(HOUR_MS - 1)
      expect(await remaining()).toBe(1)
      await sweep(1)
      expect(await remaining()).toBe(0)
      await appendOld()
      await sweep()
      expect(await remaining()).toBe(1)
    })

    test('all that is old enough, a thousand at a time', async () => {
      for (const _ of [1, 2, 3]) await appendOld(400)
      await start()
      expect(await remaining()).toBe(0)
    })
  })

  test('says which outbox row is no event', async () => {
    const rubbish = { event_id: 'x', type: 'x', event: 'not JSON', created_at: now }
    const [seq] = await place.db.knex('outbox').insert(rubbish)
    const ids = await append()
    await start()
    expect(logged.entries()).toMatchObject([{ level: 'error', seq, err: { type: expect.any(String) } }])
    expect(published).toEqual(ids)
    expect(await place.db.knex('dead_letters')).toMatchObject([
      { consumer: 'relay', event_id: null, event: 'not JSON', attempts: 1 }
    ])
  })
})
