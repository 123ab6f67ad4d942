import { randomUUID } from 'node:crypto'
import type { SiteEvent } from '@site/contracts/events/events'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildLeadCreated, createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { keepDeadLetter, recordReceipt } from './inbox.ts'
import { inboxReceiver, isGivenUp, mustReceive } from './receiver.ts'

const notify = inboxReceiver('notify', ['site.lead-created'])

describe('a receiver', () => {
  test('must receive an event of its types that is for everyone, or for it by name', () => {
    const event = buildLeadCreated()
    expect(mustReceive(notify, event)).toBe(true)
    expect(mustReceive(notify, { ...event, replayto: 'notify' })).toBe(true)
  })

  test('need not receive an event for another consumer, nor one of another type', () => {
    const event = buildLeadCreated()
    expect(mustReceive(notify, { ...event, replayto: 'count' })).toBe(false)
    const pages = inboxReceiver('notify', ['site.article-changed'])
    expect(mustReceive(pages, event)).toBe(false)
    expect(mustReceive(pages, { ...event, replayto: 'notify' })).toBe(false)
  })
})

describe('what a receiver has received', () => {
  let place: TestDatabase
  beforeEach(async () => {
    place = await createTestDatabase('sqlite')
  })
  afterEach(() => place.drop())

  const giveUp = (consumer: string, event: SiteEvent) =>
    keepDeadLetter(
      place.db.knex,
      { consumer, eventId: event.id, event: JSON.stringify(event), cause: 'Error: no', attempts: 5 },
      new Date()
    )
  const receive = (consumer: string, event: SiteEvent) =>
    recordReceipt(place.db.knex, { consumer, eventId: event.id, at: new Date() })

  test('is what it has handled or given up on, and nothing of another consumer', async () => {
    const [handled, dead, missing] = [buildLeadCreated(1), buildLeadCreated(2), buildLeadCreated(3)]
    await receive('notify', handled)
    await giveUp('notify', dead)
    await receive('count', missing)
    await giveUp('count', missing)
    const receipts = await notify.receipts(place.db.knex, [handled, dead, missing])
    expect(receipts).toEqual(
      new Map([
        [handled.id, 'done'],
        [dead.id, 'done']
      ])
    )
  })

  test('is given up where it is a dead letter and was published again for its receipt', async () => {
    const [dead, other] = [buildLeadCreated(1), buildLeadCreated(2)]
    await giveUp('notify', dead)
    const isDead = (event: SiteEvent) => isGivenUp(place.db.knex, 'notify', event)
    expect(await isDead({ ...dead, replayto: 'notify' })).toBe(true)
    expect(await isDead({ ...other, replayto: 'notify' })).toBe(false)
  })

  test('is not given up when a person sends the dead letter again', async () => {
    const dead = buildLeadCreated()
    await giveUp('notify', dead)
    const replayed = { ...dead, replayto: 'notify', replayid: randomUUID() }
    expect(await isGivenUp(place.db.knex, 'notify', replayed)).toBe(false)
  })

  test('is not given up when it comes from the bus for everyone, or for another', async () => {
    const dead = buildLeadCreated()
    await giveUp('notify', dead)
    const isDead = (event: SiteEvent) => isGivenUp(place.db.knex, 'notify', event)
    expect(await isDead(dead)).toBe(false)
    expect(await isDead({ ...dead, replayto: 'count' })).toBe(false)
    expect(await isDead({ ...dead, replayid: randomUUID() })).toBe(false)
  })

  test('is not given up because another consumer has', async () => {
    const event = buildLeadCreated()
    await giveUp('count', event)
    expect(await isGivenUp(place.db.knex, 'notify', { ...event, replayto: 'notify' })).toBe(false)
  })
})
