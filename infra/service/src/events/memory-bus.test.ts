import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SiteEvent } from '@site/contracts/events/events'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openBus } from '../nats/open-bus.ts'
import {
  buildLeadCreated,
  buildTestEvent,
  createTestLog,
  eventually,
  uniqueName
} from '../testing/test-database.ts'
import type { Bus, ConsumeOptions } from './bus.ts'
import type { DeadLetter } from './delivery.ts'

const { log } = createTestLog()
let url: string
let bus: Bus
beforeEach(async () => {
  url = `memory:${uniqueName('bus')}`
  bus = await openBus({ url, log, name: 'test' })
})
afterEach(async () => {
  vi.useRealTimers()
  await bus.close()
})

const consumer = (overrides: Partial<ConsumeOptions> = {}) => {
  const seen: SiteEvent[] = []
  const letters: DeadLetter[] = []
  const options: ConsumeOptions = {
    name: 'c',
    types: ['site.lead-created'],
    handle: async (event) => void seen.push(event),
    giveUp: async (letter) => void letters.push(letter),
    backoffMs: [1],
    ...overrides
  }
  return { seen, letters, options }
}

describe('the memory bus', () => {
  test('delivers to each durable name, through every bus of the same url', async () => {
    const other = await openBus({ url, log, name: 'other' })
    const [first, second] = [consumer({ name: 'one' }), consumer({ name: 'two' })]
    await bus.consume(first.options)
    await other.consume(second.options)
    const event = buildLeadCreated()
    await other.publish(event)
    await eventually('both have it', () => first.seen.length === 1 && second.seen.length === 1)
    expect([first.seen, second.seen]).toEqual([[event], [event]])
    await other.close()
  })

  test('keeps apart what has another url', async () => {
    const other = await openBus({ url: `${url}-other`, log, name: 'other' })
    const { seen, options } = consumer()
    await bus.consume(options)
    await other.publish(buildLeadCreated())
    const mine = buildLeadCreated()
    await bus.publish(mine)
    await eventually('mine came', () => seen.length > 0)
    expect(seen).toEqual([mine])
    await other.close()
  })

  test('gives each event to one of the replicas of a name', async () => {
    const seen: string[] = []
    const handle = async (event: SiteEvent) => void seen.push(event.id)
    await bus.consume(consumer({ handle }).options)
    await bus.consume(consumer({ handle }).options)
    const events = Array.from({ length: 50 }, (_, index) => buildLeadCreated(index + 1))
    await Promise.all(events.map((event) => bus.publish(event)))
    await eventually('all came', () => seen.length >= 50)
    expect([...seen].sort()).toEqual(events.map((event) => event.id).sort())
  })

  test('keeps events for a consumer that comes later', async () => {
    await bus.publish(buildLeadCreated())
    const { seen, options } = consumer()
    await bus.consume(options)
    await eventually('it came', () => seen.length === 1)
  })

  test('drops an id that it has had', async () => {
    const { seen, options } = consumer()
    await bus.consume(options)
    const [event, last] = [buildLeadCreated(), buildLeadCreated()]
    for (const each of [event, event, last]) await bus.publish(each)
    await eventually('the last came', () => seen.some(({ id }) => id === last.id))
    expect(seen).toEqual([event, last])
  })

  test('sets aside what failed five times, and the others go on meanwhile', async () => {
    const bad = buildLeadCreated(13)
    let tries = 0
    const { letters, seen, options } = consumer()
    await bus.consume({
      ...options,
      handle: async (event) => {
        if (event.id !== bad.id) return void seen.push(event)
        tries += 1
        throw new Error('unlucky')
      }
    })
    await bus.publish(bad)
    await bus.publish(buildLeadCreated(14))
    await eventually('the dead letter', () => letters.length === 1)
    expect(letters[0]).toMatchObject({ eventId: bad.id, attempts: 5, cause: 'Error: unlucky' })
    expect(tries).toBe(5)
    expect(seen).toHaveLength(1)
  })

  test('an event waiting for its next try survives the stop of its consumer', async () => {
    const { options } = consumer()
    let failed = false
    const first = await bus.consume({
      ...options,
      backoffMs: [60_000],
      handle: async () => {
        failed = true
        throw new Error('not now')
      }
    })
    const event = buildLeadCreated()
    await bus.publish(event)
    await eventually('it failed once', () => failed)
    await first.stop()
    const again = consumer()
    await bus.consume(again.options)
    await eventually('it came again', () => again.seen.length === 1)
  })

  test('shows watchers what is new, in order, and logs what they throw', async () => {
    await bus.publish(buildLeadCreated(1))
    const seen: number[] = []
    await bus.watch(['site.lead-created'], async (event) => {
      if (event.type !== 'site.lead-created') return
      seen.push(event.data.leadId)
      if (event.data.leadId === 2) throw new Error('watcher')
    })
    for (const leadId of [2, 3, 4]) await bus.publish(buildLeadCreated(leadId))
    await eventually('all seen', () => seen.length === 3)
    expect(seen).toEqual([2, 3, 4])
  })

  test('forgets everything with its last bus, as a process does', async () => {
    await bus.publish(buildLeadCreated())
    const began = bus.keepsSince()
    await bus.close()
    vi.useFakeTimers({ now: Date.now() + 5_000, toFake: ['Date'] })
    bus = await openBus({ url, log, name: 'test' })
    expect(bus.keepsSince()?.getTime()).toBeGreaterThan(began?.getTime() ?? 0)
  })

  test('gives a consumer the events of its types, those published before it came and those after', async () => {
    const types = ['site.lead-created', 'site.article-changed'] as const
    const early = [
      buildLeadCreated(),
      buildTestEvent('site.article-generated'),
      buildTestEvent('site.article-changed')
    ] as const
    for (const event of early) await bus.publish(event)
    const { seen, options } = consumer({ types })
    await bus.consume(options)
    const late = [
      buildTestEvent('site.article-generated'),
      buildLeadCreated(),
      buildTestEvent('site.article-changed')
    ] as const
    for (const event of late) await bus.publish(event)
    await eventually('the last came', () => seen.some(({ id }) => id === late[2].id))
    expect(seen).toEqual([early[0], early[2], late[1], late[2]])
  })

  test('gives a second consumer of the same name nothing that the first has handled', async () => {
    const [event, last] = [buildLeadCreated(), buildLeadCreated()]
    const [first, second] = [consumer(), consumer()]
    await bus.publish(event)
    const subscription = await bus.consume(first.options)
    await eventually('it was handled', () => first.seen.length === 1)
    await subscription.stop()
    await bus.consume(second.options)
    await bus.publish(last)
    await eventually('the last came', () => second.seen.some(({ id }) => id === last.id))
    expect([first.seen, second.seen]).toEqual([[event], [last]])
  })

  test.each([
    ['its concurrency', { concurrency: 2 }, 2],
    ['eight, by default', {}, 8]
  ])('handles no more events at a time than %s', async (_limit, overrides, most) => {
    let [running, peak, done] = [0, 0, 0]
    const handle = async () => {
      running += 1
      peak = Math.max(peak, running)
      await nextTurn()
      running -= 1
      done += 1
    }
    for (let leadId = 1; leadId <= 20; leadId += 1) await bus.publish(buildLeadCreated(leadId))
    await bus.consume(consumer({ handle, ...overrides }).options)
    await eventually('all are handled', () => done === 20)
    expect(peak).toBe(most)
  })

  test('a consumer that stops finishes what it is handling and leaves the rest to the next', async () => {
    const [event, rest] = [buildLeadCreated(), buildLeadCreated()]
    const seen: string[] = []
    const stops: Promise<void>[] = []
    const handle = async ({ id }: SiteEvent) => {
      await nextTurn()
      stops.push(subscription.stop())
      await nextTurn()
      seen.push(id)
    }
    const subscription = await bus.consume(consumer({ handle, concurrency: 1 }).options)
    for (const each of [event, rest]) await bus.publish(each)
    await eventually('it stops', () => stops.length > 0)
    await Promise.all(stops)
    expect(seen).toEqual([event.id])
    const next = consumer()
    await bus.consume(next.options)
    await eventually('the rest came', () => next.seen.length > 0)
    expect([seen, next.seen]).toEqual([[event.id], [rest]])
  })

  test('keeps the latest ten thousand events, and forgets that it has had those before', async () => {
    const [first, last] = [buildTestEvent('site.article-changed'), buildTestEvent('site.article-changed')]
    const types = ['site.article-changed'] as const
    const other = buildLeadCreated()
    await bus.publish(first)
    for (let index = 2; index <= 10_000; index += 1) await bus.publish(other, `message-${index}`)
    const early = consumer({ name: 'early', types })
    await bus.consume(early.options)
    await bus.publish(first)
    await bus.publish(other, 'one more')
    const late = consumer({ name: 'late', types })
    await bus.consume(late.options)
    await bus.publish(last)
    await bus.publish(first)
    await eventually('all came', () => early.seen.length >= 3 && late.seen.length >= 2)
    expect([early.seen, late.seen]).toEqual([
      [first, last, first],
      [last, first]
    ])
  })

  test('shows a watcher the events of its types alone', async () => {
    const seen: SiteEvent[] = []
    const subscription = await bus.watch(['site.article-changed'], (event) => void seen.push(event))
    const changed = buildTestEvent('site.article-changed')
    for (const event of [buildLeadCreated(), changed, buildTestEvent('site.article-generated')])
      await bus.publish(event)
    await subscription.stop()
    expect(seen).toEqual([changed])
  })

  test('shows a watcher that has stopped nothing more, once it has finished what it had', async () => {
    const seen: number[] = []
    const subscription = await bus.watch(['site.lead-created'], async (event) => {
      await nextTurn()
      if (event.type === 'site.lead-created') seen.push(event.data.leadId)
    })
    for (const leadId of [1, 2]) await bus.publish(buildLeadCreated(leadId))
    await subscription.stop()
    expect(seen).toEqual([1, 2])
    await bus.publish(buildLeadCreated(3))
    const other: SiteEvent[] = []
    const watcher = await bus.watch(['site.lead-created'], async (event) => {
      await nextTurn()
      other.push(event)
    })
    await bus.publish(buildLeadCreated(4))
    await watcher.stop()
    expect([seen, other.length]).toEqual([[1, 2], 1])
  })

  test('logs what a watcher throws', async () => {
    const logged = createTestLog()
    const watching = await openBus({ url, log: logged.log, name: 'watching' })
    await watching.watch(['site.lead-created'], async () => {
      throw new Error('unlucky')
    })
    await watching.publish(buildLeadCreated())
    await watching.close()
    expect(logged.entries()).toMatchObject([
      { level: 'error', err: { message: 'unlucky' }, msg: 'A watcher failed' }
    ])
  })

  test('is ready and never refused while it is open, and refuses events once it is closed', async () => {
    expect([bus.isReady(), bus.isRefused()]).toEqual([true, false])
    await bus.close()
    expect([bus.isReady(), bus.isRefused()]).toEqual([false, false])
    await expect(bus.publish(buildLeadCreated())).rejects.toThrow('The bus is closed')
  })

  test('stops its own consumers and watchers when it closes, and what they miss waits for the next', async () => {
    const closing = await openBus({ url, log, name: 'closing' })
    const [first, next] = [consumer(), consumer()]
    const watched: SiteEvent[] = []
    await closing.consume(first.options)
    await closing.watch(['site.lead-created'], (event) => void watched.push(event))
    await closing.close()
    const event = buildLeadCreated()
    await bus.publish(event)
    await nextTurn()
    await bus.consume(next.options)
    await eventually('it came', () => first.seen.length + next.seen.length > 0)
    expect([first.seen, watched, next.seen]).toEqual([[], [], [event]])
  })

  test('keeps its events while one bus of its url is open, however often another one is closed', async () => {
    const closing = await openBus({ url, log, name: 'closing' })
    const event = buildLeadCreated()
    await closing.publish(event)
    await closing.close()
    await closing.close()
    const later = await openBus({ url, log, name: 'later' })
    const [mine, others] = [consumer({ name: 'mine' }), consumer({ name: 'others' })]
    await bus.consume(mine.options)
    await later.consume(others.options)
    await eventually('both have it', () => mine.seen.length === 1 && others.seen.length === 1)
    const next = buildLeadCreated()
    await later.publish(next)
    await eventually('both have the next', () => mine.seen.length === 2 && others.seen.length === 2)
    expect(mine.seen).toEqual([event, next])
    await later.close()
  })
})
