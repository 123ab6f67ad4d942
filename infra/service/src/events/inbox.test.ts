import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deadLettersTable } from '../database/shared-tables.ts'
import { createTestDatabase, DIALECTS, type TestDatabase } from '../testing/test-database.ts'
import { givenUp, keepDeadLetter, pruneReceipts, receiptsOf, recordReceipt } from './inbox.ts'

const at = new Date('2026-03-01T10:00:00Z')

describe.each(DIALECTS)('the inbox on %s', (dialect) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await createTestDatabase(dialect)
  })
  afterEach(() => database.drop())

  const record = (consumer: string, eventId: string, when = at) =>
    recordReceipt(database.db.knex, { consumer, eventId, at: when })
  const keep = (consumer: string, eventId: string | null, cause = 'unlucky') =>
    keepDeadLetter(database.db.knex, { consumer, eventId, event: '{}', cause, attempts: 5 }, at)
  const letters = () => deadLettersTable(database.db.knex).orderBy('id')

  test('an event is new to a consumer once, and to another consumer still', async () => {
    const eventId = randomUUID()
    expect(await record('email', eventId)).toBe(true)
    expect(await record('email', eventId)).toBe(false)
    expect(await record('search', eventId)).toBe(true)
  })

  test('a receipt that cannot be stored is an error, and not an event that was handled before', async () => {
    await database.db.knex.schema.dropTable('inbox')
    await expect(record('email', randomUUID())).rejects.toThrow(/inbox/)
  })

  test('receipts are those of the consumer and of the events that are asked for', async () => {
    const [mine, notAsked, ofAnother] = [randomUUID(), randomUUID(), randomUUID()]
    await record('email', mine)
    await record('email', notAsked)
    await record('search', ofAnother)
    expect(await receiptsOf(database.db.knex, 'email', [mine, ofAnother])).toEqual([mine])
  })

  test('only receipts older than the given time are deleted', async () => {
    const [old, young] = [randomUUID(), randomUUID()]
    await record('email', old, new Date(at.getTime() - 1))
    await record('email', young)
    expect(await pruneReceipts(database.db.knex, at)).toBe(1)
    expect(await receiptsOf(database.db.knex, 'email', [old, young])).toEqual([young])
  })

  test('a consumer gives up on an event once, however often it was sent, and another consumer for itself', async () => {
    const eventId = randomUUID()
    await keep('email', eventId, 'the first')
    await keep('email', eventId, 'the second')
    await keep('search', eventId)
    expect((await letters()).map(({ consumer, cause }) => [consumer, cause])).toEqual([
      ['email', 'the first'],
      ['search', 'unlucky']
    ])
  })

  test('what a consumer gave up on is found among the events that are asked for, and not for another consumer', async () => {
    const [mine, notAsked, ofAnother] = [randomUUID(), randomUUID(), randomUUID()]
    await keep('email', mine)
    await keep('email', notAsked)
    await keep('email', null)
    await keep('search', ofAnother)
    expect(await givenUp(database.db.knex, 'email', [mine, ofAnother])).toEqual([mine])
  })

  test('each message that is no event is kept, as there is no telling whether two are the same', async () => {
    await keep('email', null, 'one')
    await keep('email', null, 'two')
    expect((await letters()).map(({ cause, event_id }) => [cause, event_id])).toEqual([
      ['one', null],
      ['two', null]
    ])
  })

  test('a cause is kept up to its first 4,000 characters', async () => {
    await keep('email', randomUUID(), `${'a'.repeat(3_999)}bc`)
    expect((await letters())[0]?.cause).toBe(`${'a'.repeat(3_999)}b`)
  })
})
