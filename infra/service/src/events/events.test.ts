import type { SiteEvent } from '@site/contracts/events/events'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '../database/database.ts'
import { createMetrics } from '../observability/metrics.ts'
import { recordEffect, setUpEvents } from '../testing/set-up-events.ts'
import { buildLeadCreated, eventually, SETUPS, uniqueName } from '../testing/test-database.ts'
import type { Bus } from './bus.ts'
import { appendEvent } from './outbox.ts'

const DAY_MS = 86_400_000

/**
 * What outbox, relay, bus and consumer guarantee together, on each database and each bus.
 */
describe.each(SETUPS)('OPS-2 events on %s with %s', (dialect, busKind) => {
  const place = setUpEvents(dialect, busKind)
  const { append, startRelay, consume } = place
  /** The ids of `events` that took effect, in any order, once for each time they did. */
  const effectsOf = async (events: SiteEvent[]): Promise<string[]> => {
    const ids = events.map(({ id }) => id)
    const seen: string[] = await place.db.knex('effects').whereIn('event_id', ids).pluck('event_id')
    return seen.sort()
  }
  const allTookEffect = async (events: SiteEvent[]) => {
    await eventually(
      `${events.length} effects`,
      async () => (await effectsOf(events)).length >= events.length
    )
    expect(await effectsOf(events)).toEqual(events.map(({ id }) => id).sort())
  }
  const unpublished = async () =>
    Number((await place.db.knex('outbox').whereNull('published_at').count({ n: '*' }))[0]?.n)
  const leads = (count: number) => Array.from({ length: count }, (_, index) => buildLeadCreated(index + 1))

  describe('from outbox to effect', () => {
    test('an appended event takes effect, and is marked as published', async () => {
      await consume()
      const relay = startRelay()
      const event = buildLeadCreated()
      await append(event)
      relay.notify()
      await allTookEffect([event])
      await eventually('it is marked', async () => (await unpublished()) === 0)
    })

    test('what was rolled back is not published', async () => {
      await consume()
      startRelay()
      const [lost, kept] = [buildLeadCreated(1), buildLeadCreated(2)]
      const failing = inTransaction(place.db, async (trx) => {
        await appendEvent(trx, lost)
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
      await append(kept)
      await allTookEffect([kept])
      expect(await effectsOf([lost])).toEqual([])
    })

    test('what is no event is refused where it is written', async () => {
      const wrong = { ...buildLeadCreated(), data: { leadId: 'one' } } as unknown as SiteEvent
      await expect(append(wrong)).rejects.toThrow(/leadId/)
    })

    test('many events, written side by side, all take effect once', async () => {
      await consume()
      const relay = startRelay()
      const events = leads(300)
      // As many writers as wait for a connection at most for a moment: with one for each event the last would wait for all others.
      const writers = Array.from({ length: 20 }, (_, writer) =>
        events.filter((_, index) => index % 20 === writer)
      )
      await Promise.all(
        writers.map(async (own) => {
          for (const event of own) {
            await append(event)
            relay.notify()
          }
        })
      )
      await allTookEffect(events)
    })

    test('each consumer has its own effect of one event', async () => {
      await consume()
      await consume()
      startRelay()
      const event = buildLeadCreated()
      await append(event)
      await eventually('two effects', async () => (await effectsOf([event])).length === 2)
    })
  })

  describe('more than once', () => {
    test('an event delivered again, later or at the same moment, has one effect', async () => {
      const again: Bus = {
        ...place.bus,
        consume: (options) =>
          place.bus.consume({
            ...options,
            async handle(event) {
              await options.handle(event)
              await Promise.all([options.handle(event), options.handle(event)])
            }
          })
      }
      await consume({ bus: again })
      startRelay()
      const events = leads(5)
      for (const event of events) await append(event)
      await allTookEffect(events)
    })

    test('two relays at once publish every event, and every effect happens once', async () => {
      const published: string[] = []
      const turns = [0, 0]
      const counting = (relay: number): Bus => ({
        ...place.bus,
        isReady() {
          turns[relay] = (turns[relay] ?? 0) + 1
          return place.bus.isReady()
        },
        async publish(event) {
          await place.bus.publish(event)
          published.push(event.id)
        }
      })
      await consume()
      startRelay({ bus: counting(0) })
      startRelay({ bus: counting(1) })
      // After their first turn, in which they publish recent events again.
      await eventually('both look at the outbox', () => turns.every((count) => count >= 2))
      const events = leads(400)
      await Promise.all(events.map(append))
      await allTookEffect(events)
      await eventually('all marked', async () => (await unpublished()) === 0)
      const expected = events.map(({ id }) => id).sort()
      expect([...new Set(published)].sort()).toEqual(expected)
      // On MySQL the relays belong to replicas, and SKIP LOCKED keeps them off each other's rows.
      if (dialect === 'mysql') expect(published.sort()).toEqual(expected)
    })

    test('two consumers of one name share the events', async () => {
      const name = uniqueName('test')
      await consume({ name })
      await consume({ name })
      startRelay()
      const events = leads(40)
      for (const event of events) await append(event)
      await allTookEffect(events)
    })
  })

  describe('when something fails', () => {
    test('after five failures an event is a dead letter without effect, and the others go on', async () => {
      const bad = buildLeadCreated(13)
      const metrics = createMetrics('test')
      let tries = 0
      await consume({
        metrics,
        handle: async (event, trx) => {
          await recordEffect(event, trx)
          if (event.id !== bad.id) return
          tries += 1
          throw new Error('unlucky')
        }
      })
      startRelay()
      const others = leads(20)
      for (const event of [bad, ...others]) await append(event)
      await allTookEffect(others)
      const letter = await eventually('the dead letter', () => place.db.knex('dead_letters').first())
      expect(letter).toMatchObject({ event_id: bad.id, attempts: 5, cause: 'Error: unlucky' })
      expect(JSON.parse(letter.event)).toEqual(bad)
      expect([tries, await effectsOf([bad])]).toEqual([5, []])
      await eventually('it to be counted', async () =>
        /dead_letters_total\{.*\} 1/.test(await metrics.metrics())
      )
    })

    test('an event that failed at first takes effect once', async () => {
      const event = buildLeadCreated()
      let tries = 0
      await consume({
        handle: async (given, trx) => {
          await recordEffect(given, trx)
          if (given.id === event.id && ++tries < 3) throw new Error('not yet')
        }
      })
      startRelay()
      await append(event)
      await allTookEffect([event])
      expect(tries).toBe(3)
    })

    test('a relay outlives a bus that refuses, and counts what waits', async () => {
      let refusals = 0
      const metrics = createMetrics('test')
      const refusing: Bus = {
        ...place.bus,
        publish: async (event) => {
          refusals += 1
          if (refusals <= 3) throw new Error('refused')
          await place.bus.publish(event)
        }
      }
      await consume()
      startRelay({ bus: refusing, metrics })
      const events = leads(3)
      for (const event of events) await append(event)
      await allTookEffect(events)
      expect(place.logged.text()).toContain('The relay failed and will try again')
      const text = await eventually('nothing waits', async () => {
        const text = await metrics.metrics()
        return /outbox_backlog\{.*\} 0/.test(text) && text
      })
      expect(text).toMatch(/relay_failures_total\{.*\} [1-9]/)
    })

    test('an outbox row that is no event is set aside, and the others go on', async () => {
      const rubbish = { event_id: 'x', type: 'x', event: 'not JSON', created_at: new Date() }
      await place.db.knex('outbox').insert(rubbish)
      await consume()
      startRelay()
      const event = buildLeadCreated()
      await append(event)
      await allTookEffect([event])
      await eventually('none waits', async () => (await unpublished()) === 0)
      expect(await place.db.knex('dead_letters').pluck('consumer')).toEqual(['relay'])
    })
  })

  describe('what was published', () => {
    const publishedAt = async (ageMs: number) => {
      const event = buildLeadCreated()
      await append(event)
      const date = new Date(Date.now() - ageMs)
      await place.db.knex('outbox').where({ event_id: event.id }).update({ published_at: date })
      return event
    }
    const relayInto = (published: string[], keepsSince: Date) =>
      startRelay({
        bus: {
          ...place.bus,
          keepsSince: () => keepsSince,
          publish: async (event) => void published.push(event.id)
        }
      })

    test('in the last five minutes is published again on start, older is not', async () => {
      const recent = await publishedAt(4 * 60_000)
      await publishedAt(6 * 60_000)
      const published: string[] = []
      relayInto(published, new Date(0))
      await eventually('the repetition', () => place.logged.text().includes('again'))
      expect(published).toEqual([recent.id])
    })

    test('before the store began is published again, and only once', async () => {
      const old = await publishedAt(3_600_000)
      const published: string[] = []
      relayInto(published, new Date(Date.now() - 60_000))
      await eventually('the repetition', () => published.length === 1)
      const at = await eventually('its new date', async () => {
        const row = await place.db.knex('outbox').where({ event_id: old.id }).first()
        return new Date(row.published_at).getTime() > Date.now() - 60_000 && row.published_at
      })
      expect([published, new Date(at).getTime() > Date.now() - 60_000]).toEqual([[old.id], true])
    })

    test('more than three days ago is pruned, and receipts after thirty; what waits is never', async () => {
      await publishedAt(4 * DAY_MS)
      const kept = await publishedAt(2 * DAY_MS)
      const receipt = (days: number) => ({
        consumer: 'c',
        event_id: `${days}`,
        received_at: new Date(Date.now() - days * DAY_MS)
      })
      await place.db.knex('inbox').insert([receipt(31), receipt(29)])
      relayInto([], new Date(0))
      await eventually(
        'the pruning',
        async () => (await place.db.knex('inbox').pluck('event_id')).join() === '29'
      )
      expect(await place.db.knex('outbox').pluck('event_id')).toEqual([kept.id])
    })
  })
})
