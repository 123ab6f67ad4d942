import { randomUUID } from 'node:crypto'
import type { SiteEvent } from '@site/contracts/events/events'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMetrics, type Metrics } from '../observability/metrics.ts'
import {
  buildLeadCreated,
  buildTestEvent,
  createTestDatabase,
  createTestLog,
  type TestDatabase
} from '../testing/test-database.ts'
import type { Bus, ConsumeOptions } from './bus.ts'
import { type ConsumerOptions, startConsumer } from './consumer.ts'
import { keepDeadLetter, receiptsOf } from './inbox.ts'

const buildLetter = (event: SiteEvent, consumer = 'notify') => ({
  consumer,
  eventId: event.id,
  event: JSON.stringify(event),
  cause: 'Error: no',
  attempts: 5
})

describe('a consumer', () => {
  let place: TestDatabase
  let metrics: Metrics
  let logged: ReturnType<typeof createTestLog>
  let handled: SiteEvent[]
  beforeEach(async () => {
    place = await createTestDatabase('sqlite')
    metrics = createMetrics('test')
    logged = createTestLog()
    handled = []
  })
  afterEach(() => place.drop())

  /** Starts the consumer `notify` and returns what it asks of the bus: the tests deliver to it themselves. */
  const start = async (
    overrides: Partial<ConsumerOptions> = {},
    counts: { metrics?: Metrics } = { metrics }
  ): Promise<ConsumeOptions> => {
    const asked: ConsumeOptions[] = []
    const bus = {
      consume: async (options: ConsumeOptions) => {
        asked.push(options)
        return { stop: async () => undefined }
      }
    } as unknown as Bus
    await startConsumer({
      bus,
      db: place.db,
      name: 'notify',
      types: ['site.lead-created'],
      handle: async (event) => void handled.push(event),
      log: logged.log,
      clock: () => new Date('2026-11-21T10:00:00.000Z'),
      ...counts,
      ...overrides
    })
    const [options] = asked
    if (!options) throw new Error('The consumer asked nothing of the bus')
    return options
  }
  const fail = async () => {
    throw new Error('no')
  }
  /** The counted deliveries, as { handled: 2 }. Fails where one is counted under another consumer's name. */
  const counted = async (name = 'consumer_events_total') => {
    const values = (await metrics.getSingleMetric(name)?.get())?.values ?? []
    expect(values.every(({ labels }) => labels.consumer === 'notify')).toBe(true)
    return Object.fromEntries(values.map(({ labels, value }) => [labels.result ?? 'all', value]))
  }
  const lines = () => logged.entries().filter(({ eventId }) => eventId !== undefined)

  test('asks the bus for its types, its pauses and its concurrency', async () => {
    const options = await start({ backoffMs: [7, 8], concurrency: 3 })
    expect(options).toMatchObject({
      name: 'notify',
      types: ['site.lead-created'],
      backoffMs: [7, 8],
      concurrency: 3
    })
  })

  test('leaves its pauses and its concurrency to the bus by default', async () => {
    const options = await start()
    expect(Object.keys(options)).not.toContain('backoffMs')
    expect(Object.keys(options)).not.toContain('concurrency')
  })

  test('refuses an event of another type', async () => {
    const { handle } = await start()
    const event = buildTestEvent('site.article-changed')
    await expect(handle(event)).rejects.toThrow('notify does not take site.article-changed')
    expect(handled).toEqual([])
    expect(await receiptsOf(place.db.knex, 'notify', [event.id])).toEqual([])
  })

  test('of two types takes both and refuses a third', async () => {
    const { handle } = await start({ types: ['site.lead-created', 'site.article-changed'] })
    const [lead, changed] = [buildLeadCreated(), buildTestEvent('site.article-changed')]
    await handle(lead)
    await handle(changed)
    await expect(handle(buildTestEvent('site.article-generated'))).rejects.toThrow(
      'does not take site.article-generated'
    )
    expect(handled).toEqual([lead, changed])
  })

  test('handles an event once, and counts and logs what came of each delivery', async () => {
    const { handle } = await start()
    const event = buildLeadCreated()
    await handle(event)
    await handle(event)
    expect(handled).toEqual([event])
    expect(await counted()).toEqual({ handled: 1, repeated: 1 })
    expect(lines()).toMatchObject([
      { level: 'debug', consumer: 'notify', eventId: event.id, isNew: true, msg: 'event' },
      { level: 'debug', consumer: 'notify', eventId: event.id, isNew: false, msg: 'event' }
    ])
  })

  test('counts a failure, passes it on and keeps no receipt, so that the next delivery is handled', async () => {
    const event = buildLeadCreated()
    const failing = await start({ handle: fail })
    await expect(failing.handle(event)).rejects.toThrow('no')
    expect(await counted()).toEqual({ failed: 1 })
    expect(lines()).toEqual([])
    const { handle } = await start()
    await handle(event)
    expect(handled).toEqual([event])
    expect(await counted()).toEqual({ failed: 1, handled: 1 })
  })

  test('does not handle an event that it has given up on and that was published again for its receipt', async () => {
    const { handle } = await start()
    const [event, other] = [buildLeadCreated(), buildLeadCreated()]
    await keepDeadLetter(place.db.knex, buildLetter(event), new Date())
    await handle({ ...event, replayto: 'notify' })
    expect(handled).toEqual([])
    expect(await counted()).toEqual({ repeated: 1 })
    expect(lines()).toMatchObject([{ eventId: event.id, isNew: false }])
    expect(await receiptsOf(place.db.knex, 'notify', [event.id])).toEqual([])
    await handle({ ...other, replayto: 'notify' })
    expect(handled).toMatchObject([{ id: other.id }])
  })

  test('handles a dead letter of its own that a person sends again, and logs which', async () => {
    const { handle } = await start()
    const event = buildLeadCreated()
    const replayid = randomUUID()
    await keepDeadLetter(place.db.knex, buildLetter(event), new Date())
    await handle({ ...event, replayto: 'notify', replayid })
    expect(handled).toMatchObject([{ id: event.id }])
    expect(lines()).toMatchObject([
      {
        level: 'info',
        consumer: 'notify',
        eventId: event.id,
        replayId: replayid,
        isNew: true,
        msg: 'A dead letter was delivered again'
      }
    ])
  })

  test('leaves alone an event that is repeated for another consumer', async () => {
    const { handle } = await start()
    const event = buildLeadCreated()
    await handle({ ...event, replayto: 'count' })
    expect([handled, lines(), await counted()]).toEqual([[], [], {}])
    expect(await receiptsOf(place.db.knex, 'notify', [event.id])).toEqual([])
  })

  test('keeps an event that is given up on under its own name, and counts it', async () => {
    const { giveUp } = await start()
    const event = buildLeadCreated()
    await giveUp(buildLetter(event, 'notify_site-lead-created'))
    expect(await place.db.knex('dead_letters')).toMatchObject([
      { consumer: 'notify', event_id: event.id, cause: 'Error: no', attempts: 5 }
    ])
    expect(await counted()).toEqual({ dead: 1 })
    expect(await counted('dead_letters_total')).toEqual({ all: 1 })
  })

  test('handles events and gives up on others without metrics too', async () => {
    const { handle, giveUp } = await start({}, {})
    const [event, bad] = [buildLeadCreated(), buildLeadCreated()]
    await handle(event)
    await giveUp(buildLetter(bad))
    expect(handled).toEqual([event])
    expect(await place.db.knex('dead_letters').pluck('event_id')).toEqual([bad.id])
  })
})
