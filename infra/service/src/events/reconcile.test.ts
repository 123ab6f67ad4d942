import { messageIdOf, type SiteEvent } from '@site/contracts/events/events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  buildLeadCreated,
  createTestDatabase,
  createTestLog,
  DIALECTS,
  type TestDatabase
} from '../testing/test-database.ts'
import type { Bus } from './bus.ts'
import { keepDeadLetter, recordReceipt } from './inbox.ts'
import { appendEvents, countUnreceived, markPublished } from './outbox.ts'
import { inboxReceiver, type Receipt, type Receiver } from './receiver.ts'
import { RECEIPT_MS, reconcileBatch } from './reconcile.ts'
import { BATCH } from './relay-batches.ts'

const MINUTE_MS = 60_000
const TYPES = ['site.lead-created'] as const
const [notify, count] = [inboxReceiver('notify', TYPES), inboxReceiver('count', TYPES)]

describe.each(DIALECTS)('receipts of what was published, on %s', (dialect) => {
  let place: TestDatabase
  let now: Date
  let published: { event: SiteEvent; id: string | undefined }[]
  let logged: ReturnType<typeof createTestLog>
  let isRefusing: boolean
  beforeEach(async () => {
    place = await createTestDatabase(dialect)
    now = new Date('2026-11-21T10:00:00.000Z')
    published = []
    logged = createTestLog()
    isRefusing = false
  })
  afterEach(() => place.drop())

  const bus = {
    publish: async (event: SiteEvent, id?: string) => {
      if (isRefusing) throw new Error('refused')
      published.push({ event, id })
    }
  } as Bus
  const look = (...receivers: Receiver[]) =>
    reconcileBatch({ db: place.db, bus, log: logged.log, clock: () => now, receivers })
  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * MINUTE_MS)
  }
  const rows = () => place.db.knex('outbox').orderBy('seq')
  const timeOf = (value: unknown) => new Date(value as string | number | Date).getTime()
  /** Puts events into the outbox as published so long ago; by default just long enough that their receipts are checked. */
  const publish = async (events: SiteEvent[], ago = RECEIPT_MS + 1) => {
    const before = (await rows()).length
    await appendEvents(place.db.knex, events)
    const seqs = (await rows()).slice(before).map(({ seq }) => seq)
    await markPublished(place.db.knex, seqs, new Date(now.getTime() - ago))
  }
  const receive = (consumer: string, event: SiteEvent) =>
    recordReceipt(place.db.knex, { consumer, eventId: event.id, at: now })
  const inHand = (name: string, receipts: Map<string, Receipt>): Receiver => ({
    name,
    types: TYPES,
    receipts: async () => receipts
  })

  it('are asked for after two minutes, and never again once all are there', async () => {
    const event = buildLeadCreated()
    await publish([event], RECEIPT_MS)
    await receive('notify', event)
    await receive('count', event)
    expect(await look(notify, count)).toEqual({ rows: 0, repeated: 0 })
    later(1)
    expect(await look(notify, count)).toEqual({ rows: 1, repeated: 0 })
    expect(timeOf((await rows())[0].settled_at)).toBe(now.getTime())
    later(600)
    expect(await look(notify, count)).toEqual({ rows: 0, repeated: 0 })
    expect([published, logged.entries()]).toEqual([[], []])
  })

  it('that are missing have the event published again, to who misses it alone, and said', async () => {
    const event = buildLeadCreated()
    await publish([event])
    await receive('count', event)
    expect(await look(notify, count)).toEqual({ rows: 1, repeated: 1 })
    expect(published).toEqual([
      { event: { ...event, replayto: 'notify' }, id: `${messageIdOf(event)}.notify.1` }
    ])
    expect(logged.entries()).toMatchObject([
      { repeated: 1, eventIds: [event.id], msg: 'Events without a receipt were published again' }
    ])
    expect(await countUnreceived(place.db.knex)).toBe(1)
    await receive('notify', event)
    later(60)
    expect(await look(notify, count)).toEqual({ rows: 1, repeated: 0 })
    expect(await countUnreceived(place.db.knex)).toBe(0)
  })

  it('are asked for again after pauses that grow to an hour, under another id each time', async () => {
    const event = buildLeadCreated()
    await publish([event])
    for (const minutes of [4, 8, 16, 32, 60, 60]) {
      expect(await look(notify)).toEqual({ rows: 1, repeated: 1 })
      later(minutes - 1)
      expect(await look(notify)).toEqual({ rows: 0, repeated: 0 })
      later(1)
    }
    expect(published.map(({ id }) => id)).toEqual(
      [1, 2, 3, 4, 5, 6].map((time) => `${messageIdOf(event)}.notify.${time}`)
    )
  })

  it('are not asked for of a dead letter, of what is no event, of other types, nor where nobody must have it', async () => {
    const [dead, other] = [buildLeadCreated(1), buildLeadCreated(2)]
    await publish([dead, other])
    const letter = { eventId: dead.id, event: JSON.stringify(dead), cause: 'x', attempts: 5 }
    await keepDeadLetter(place.db.knex, { consumer: 'notify', ...letter }, now)
    await place.db
      .knex('outbox')
      .where({ event_id: messageIdOf(other) })
      .update({ event: 'no event' })
    expect(await look(notify)).toEqual({ rows: 2, repeated: 0 })
    await publish([buildLeadCreated(3)])
    const nobody = { ...notify, types: ['site.article-published' as never], receipts: expect.unreachable }
    expect(await look(nobody as unknown as Receiver)).toEqual({ rows: 1, repeated: 0 })
    await publish([buildLeadCreated(4)])
    expect(await look()).toEqual({ rows: 1, repeated: 0 })
    expect((await rows()).every(({ settled_at }) => settled_at !== null)).toBe(true)
  })

  it('of what was addressed to one consumer are not asked of another', async () => {
    const event = {
      ...buildLeadCreated(),
      replayto: 'notify',
      replayid: '0b6f6f0e-5a54-4f0f-9a3e-0c8f6b8a1d2e'
    }
    await publish([event])
    await receive('notify', event)
    expect(await look(notify, count)).toEqual({ rows: 1, repeated: 0 })
    expect(published).toEqual([])
  })

  it('of what is in hand are asked for when the first says so', async () => {
    const event = buildLeadCreated()
    await publish([event])
    const until = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS)
    const receipts = [30, 10, 20].map((minutes) => new Map<string, Receipt>([[event.id, until(minutes)]]))
    const receivers = receipts.map((receipt, index) => inHand(`hand-${index}`, receipt))
    expect(await look(...receivers, inHand('done', new Map([[event.id, 'done']])))).toEqual({
      rows: 1,
      repeated: 0
    })
    const [row] = await rows()
    expect([timeOf(row.next_check_at), row.repeats, row.settled_at]).toEqual([until(10).getTime(), 0, null])
    later(9)
    expect(await look(...receivers)).toEqual({ rows: 0, repeated: 0 })
    later(1)
    expect(await look(...receivers)).toEqual({ rows: 1, repeated: 0 })
    expect(await countUnreceived(place.db.knex)).toBe(0)
  })

  it('are looked through by batches, the first published first', async () => {
    const events = Array.from({ length: BATCH + 1 }, (_, index) => buildLeadCreated(index + 1))
    await publish(events)
    const late = buildLeadCreated(7_000)
    await publish([late], RECEIPT_MS + 1000)
    expect(await look(notify)).toEqual({ rows: BATCH, repeated: BATCH })
    expect(published[0]?.event.id).toBe(late.id)
    expect(logged.entries()[0]).toMatchObject({
      repeated: BATCH,
      eventIds: expect.objectContaining({ length: 10 })
    })
    expect(await look(notify)).toEqual({ rows: 2, repeated: 2 })
  })

  it('that are missing stay so while the bus refuses, and that is thrown', async () => {
    await publish([buildLeadCreated()])
    isRefusing = true
    await expect(look(notify)).rejects.toThrow('refused')
    isRefusing = false
    expect(await look(notify)).toEqual({ rows: 1, repeated: 1 })
  })

  it('that are there confirm a whole batch with one statement', async () => {
    const events = [1, 2, 3].map((leadId) => buildLeadCreated(leadId))
    await publish(events)
    for (const event of events) await receive('notify', event)
    const updates: string[] = []
    place.db.knex.on('query', ({ sql }: { sql: string }) => {
      if (/^update/i.test(sql)) updates.push(sql)
    })
    expect(await look(notify)).toEqual({ rows: 3, repeated: 0 })
    expect(updates).toHaveLength(1)
  })

  it('that are missing leave the database free for others while the event is published again', async () => {
    const event = buildLeadCreated()
    await publish([event])
    const counts: number[] = []
    const reading = { publish: async () => void counts.push((await rows()).length) } as unknown as Bus
    await reconcileBatch({
      db: place.db,
      bus: reading,
      log: logged.log,
      clock: () => now,
      receivers: [notify]
    })
    expect(counts).toEqual([1])
  })
})
