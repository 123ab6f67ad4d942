import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freePort } from '../process/free-port.ts'
import { type Gate, openGate } from '../testing/servers.ts'
import {
  createTestDatabase,
  createTestLog,
  DIALECTS,
  eventually,
  type TestDatabase,
  testServer
} from '../testing/test-database.ts'
import {
  connectDatabase,
  type Database,
  inTransaction,
  isDuplicateKey,
  isUnavailable,
  toDate
} from './database.ts'
import { withQueryTimeout } from './mysql-dialect.ts'

const { log, text } = createTestLog()
const NOON = new Date('2026-03-29T12:00:00.123Z')

const createThings = (db: Database) =>
  db.knex.schema.createTable('things', (table) => {
    table.increments('id')
    table.string('name').notNullable().unique()
    table.datetime('at', { precision: 3 })
    table.integer('n').notNullable().defaultTo(0)
  })

describe.each(DIALECTS)('%s', (dialect) => {
  let place: TestDatabase
  beforeEach(async () => {
    place = await createTestDatabase(dialect, { migrations: [] })
    await createThings(place.db)
  })
  afterEach(() => place.drop())

  test('keeps dates to the millisecond, accents and emoji as they are', async () => {
    await place.db.knex('things').insert({ name: 'Été 🌞', at: NOON })
    const row = await place.db.knex('things').where({ at: NOON }).first()
    expect([row.name, toDate(row.at)]).toEqual(['Été 🌞', NOON])
  })

  test('tells a duplicate, and goes on in the same transaction', async () => {
    await inTransaction(place.db, async (trx) => {
      await trx('things').insert({ name: 'a' })
      const refusal = await trx('things')
        .insert({ name: 'a' })
        .catch((error: unknown) => error)
      expect(isDuplicateKey(refusal)).toBe(true)
      await trx('things').insert({ name: 'b' })
    })
    expect(await place.db.knex('things').pluck('name')).toEqual(['a', 'b'])
  })

  test('refuses NULL in a NOT NULL column, as no duplicate', async () => {
    const refusal = await place.db
      .knex('things')
      .insert({ name: null })
      .catch((error: unknown) => error)
    expect([refusal instanceof Error, isDuplicateKey(refusal), isUnavailable(refusal)]).toEqual([
      true,
      false,
      false
    ])
  })

  test('an error does not quote the values of the statement', async () => {
    const refusal = await place.db.knex('nowhere').insert({ email: 'a@b.example' }).catch(String)
    expect(refusal).not.toContain('a@b.example')
  })
})

describe('MySQL', () => {
  let place: TestDatabase
  let gate: Gate
  beforeEach(async () => {
    place = await createTestDatabase('mysql', { migrations: [] })
    await createThings(place.db)
    const { hostname, port } = new URL(testServer('TEST_MYSQL_URL'))
    gate = await openGate({ host: hostname, port: Number(port || 3306) })
  })
  afterEach(async () => {
    await place.drop()
    await gate.close()
  })
  const throughGate = () => {
    const url = new URL(place.url)
    url.host = `127.0.0.1:${gate.port}`
    return connectDatabase({ url: url.href, log })
  }
  const timed = async (work: Promise<unknown>) => {
    const before = Date.now()
    const error = await work.then(
      () => undefined,
      (reason: unknown) => reason
    )
    return { error, seconds: (Date.now() - before) / 1000 }
  }

  test('every session is strict, in UTC and in utf8mb4_unicode_ci, and so are new tables', async () => {
    const [[session]] = await place.db.knex.raw(
      'select @@sql_mode as mode, @@time_zone as zone, @@collation_connection as collation'
    )
    expect(session).toMatchObject({ zone: '+00:00', collation: 'utf8mb4_unicode_ci' })
    expect(session.mode).toContain('STRICT_TRANS_TABLES')
    const [[table]] = await place.db.knex.raw("show table status like 'things'")
    expect(table.Collation).toBe('utf8mb4_unicode_ci')
    await expect(place.db.knex('things').insert({ name: 'x'.repeat(300) })).rejects.toThrow(/too long/i)
  })

  test('a deadlock is tried again until both are through', async () => {
    await place.db.knex('things').insert([{ name: 'a' }, { name: 'b' }])
    let arrived = 0
    const change = (first: string, second: string) =>
      inTransaction(place.db, async (trx) => {
        await trx('things').where({ name: first }).increment('n')
        arrived += 1
        await eventually('both hold a lock', () => arrived >= 2)
        await trx('things').where({ name: second }).increment('n')
      })
    await Promise.all([change('a', 'b'), change('b', 'a')])
    expect(arrived).toBeGreaterThan(2)
    expect(await place.db.knex('things').pluck('n')).toEqual([2, 2])
  })

  test('a statement that takes too long is given up within five seconds as unavailable', async () => {
    const { error, seconds } = await timed(place.db.knex.raw('select sleep(20)'))
    expect(isUnavailable(error)).toBe(true)
    expect(seconds).toBeLessThan(5)
    await place.db.ping()
  })

  test('and may take longer where that is asked for', async () => {
    await withQueryTimeout(20_000, () => place.db.knex.raw('select sleep(4.5)'))
  })

  test('a server that hangs costs a request less than five seconds, and serves again afterwards', async () => {
    const db = await throughGate()
    await db.knex('things').insert({ name: 'before' })
    gate.freeze()
    const [first, pooled, fresh] = await Promise.all([
      timed(inTransaction(db, (trx) => trx('things').insert({ name: 'during' }))),
      timed(db.knex('things').select()),
      timed(db.ping())
    ])
    for (const { error, seconds } of [first, pooled, fresh]) {
      expect(isUnavailable(error)).toBe(true)
      expect(seconds).toBeLessThan(5)
    }
    gate.thaw()
    await db.ping()
    await db.close()
  })

  test('a server that goes away is unavailable at once, also in the middle of a transaction', async () => {
    const db = await throughGate()
    const lost = timed(
      inTransaction(db, async (trx) => {
        await trx('things').insert({ name: 'during' })
        await gate.cut()
        await trx('things').insert({ name: 'after' })
      })
    )
    expect(isUnavailable((await lost).error)).toBe(true)
    const refused = await timed(db.ping())
    expect([isUnavailable(refused.error), refused.seconds < 1]).toEqual([true, true])
    await gate.reopen()
    await db.ping()
    expect(await db.knex('things').pluck('name')).toEqual([])
    await db.close()
  })

  describe('connecting', () => {
    const refusalOf = (url: string, patienceMs?: number) =>
      connectDatabase({ url, log, ...(patienceMs === undefined ? {} : { patienceMs }) }).then(
        () => 'connected',
        (error: Error) => `${error.name}: ${error.message}`
      )

    test('to a database that does not exist says what to do, without the password', async () => {
      const url = new URL(`${testServer('TEST_MYSQL_URL')}/not_there`)
      expect(await refusalOf(url.href)).toBe(
        `StartError: The database "not_there" does not exist on ${url.host}. Create it, or correct DATABASE_URL.`
      )
    })

    test('with a wrong password says so', async () => {
      const url = new URL(place.url)
      url.password = 'wrong-password'
      const refusal = await refusalOf(url.href)
      expect(refusal).toMatch(/^StartError: The database server .* refuses user/)
      expect(refusal).not.toContain('wrong-password')
    })

    test('to a server that is not there gives up after its patience', async () => {
      const port = await freePort()
      expect(await refusalOf(`mysql://u:p@127.0.0.1:${port}/x`, 300)).toMatch(
        /does not answer: connect ECONNREFUSED/
      )
    })

    test('waits for a server that starts late', async () => {
      await gate.cut()
      const connecting = throughGate()
      await eventually('a first try failed', () => text().includes('The database does not answer yet'))
      await gate.reopen()
      const db = await connecting
      await db.close()
    })
  })
})
