import type { SiteEvent } from '@site/contracts/events/events'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openBus } from '../nats/open-bus.ts'
import { buildLeadCreated, createTestLog, eventually, uniqueName } from '../testing/test-database.ts'
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
})
