import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, createTestLog, type TestDatabase } from '../testing/test-database.ts'
import {
  connectDatabase,
  inTransaction,
  isDuplicateKey,
  isUnavailable,
  toBoolean,
  toDatabaseDate,
  toDate
} from './database.ts'

const NOON = new Date('2026-03-29T12:00:00.123Z')

describe('dates', () => {
  test.each([
    ['a Date', NOON],
    ['milliseconds', NOON.getTime()],
    ['big milliseconds', BigInt(NOON.getTime())],
    ['ISO text', '2026-03-29T12:00:00.123Z'],
    ['bare text, which is UTC', '2026-03-29 12:00:00.123']
  ])('%s is read', (_, value) => {
    expect(toDate(value)).toEqual(NOON)
  })

  test.each([[null], [undefined], ['yesterday'], [{}], [Number.NaN]])('%s is refused', (value) => {
    expect(() => toDate(value)).toThrow(TypeError)
  })
})

test('booleans are read from both dialects', () => {
  expect([1, true, 1n, '1'].map(toBoolean)).toEqual([true, true, true, true])
  expect([0, false, null, undefined, '0'].map(toBoolean)).toEqual([false, false, false, false, false])
})

describe('errors', () => {
  test.each([
    [{ code: 'ECONNREFUSED' }, true],
    [{ code: 'PROTOCOL_CONNECTION_LOST' }, true],
    [{ code: 'PROTOCOL_SEQUENCE_TIMEOUT' }, true],
    [{ name: 'KnexTimeoutError' }, true],
    [{ message: "Can't add new command when connection is in closed state" }, true],
    [{ code: 'ER_NO_SUCH_TABLE' }, false],
    [{ code: 'ER_DUP_ENTRY', errno: 1062 }, false]
  ])('%o means that the database is away: %s', (properties, expected) => {
    expect(isUnavailable(Object.assign(new Error('x'), properties))).toBe(expected)
  })

  test('what is no error is neither', () => {
    expect([isUnavailable({ code: 'ECONNREFUSED' }), isDuplicateKey({ errno: 1062 })]).toEqual([false, false])
  })
})

describe('SQLite', () => {
  let place: TestDatabase
  beforeEach(async () => {
    place = await createTestDatabase('sqlite', { migrations: [] })
    await place.db.knex.schema.createTable('things', (table) => {
      table.increments('id')
      table.string('name').notNullable().unique()
      table.datetime('at')
      table.integer('parent').references('things.id')
    })
  })
  afterEach(() => place.drop())
  const names = (): Promise<string[]> => place.db.knex('things').orderBy('id').pluck('name')

  test('commits what resolves and rolls back what rejects', async () => {
    const { db } = place
    expect(await inTransaction(db, (trx) => trx('things').insert({ name: 'a' }))).toEqual([1])
    const failing = inTransaction(db, async (trx) => {
      await trx('things').insert({ name: 'b' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await names()).toEqual(['a'])
  })

  test('a duplicate is told from other errors, and leaves the transaction usable', async () => {
    await inTransaction(place.db, async (trx) => {
      await trx('things').insert({ name: 'a' })
      const refusal = await trx('things')
        .insert({ name: 'a' })
        .catch((error: unknown) => error)
      expect(isDuplicateKey(refusal)).toBe(true)
      const missing = await trx('things')
        .insert({ name: null })
        .catch((error: unknown) => error)
      expect([missing instanceof Error, isDuplicateKey(missing)]).toEqual([true, false])
      await trx('things').insert({ name: 'b' })
    })
    expect(await names()).toEqual(['a', 'b'])
  })

  // EVENT-7
  test('holds foreign keys, keeps dates to the millisecond', async () => {
    await expect(place.db.knex('things').insert({ name: 'a', parent: 99 })).rejects.toThrow(/FOREIGN KEY/i)
    await place.db.knex('things').insert({ name: 'b', at: toDatabaseDate(NOON) })
    const row = await place.db
      .knex('things')
      .where('at', '>', new Date(NOON.getTime() - 1))
      .first()
    expect(toDate(row.at)).toEqual(NOON)
  })

  test('transactions side by side wait for each other', async () => {
    await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) =>
        inTransaction(place.db, async (trx) => {
          await trx('things').insert({ name })
          await trx('things')
            .where({ name })
            .update({ name: `${name}!` })
        })
      )
    )
    expect((await names()).sort()).toEqual(['a!', 'b!', 'c!', 'd!'])
  })

  test('an error does not quote the values it was about', async () => {
    const refusal = await place.db.knex('nowhere').insert({ email: 'a@b.example' }).catch(String)
    expect(refusal).toContain('nowhere')
    expect(refusal).not.toContain('a@b.example')
  })

  test('what was written is there after closing and opening again', async () => {
    await place.db.knex('things').insert({ name: 'kept' })
    await place.db.close()
    place.db = await connectDatabase({ url: place.url, log: createTestLog().log })
    expect(await names()).toEqual(['kept'])
  })
})

test('a file that cannot be opened is one clear line', async () => {
  const opening = connectDatabase({ url: 'sqlite:/nonexistent-folder/x.db', log: createTestLog().log })
  await expect(opening).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(/^Cannot open the SQLite database \/nonexistent-folder\/x\.db: /)
  })
})
