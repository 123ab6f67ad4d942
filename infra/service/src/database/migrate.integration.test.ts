import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, createTestLog, DIALECTS, type TestDatabase } from '../testing/test-database.ts'
import { connectDatabase } from './database.ts'
import { type Migration, migrate } from './migrate.ts'
import { sharedMigrations } from './shared-migrations.ts'

const { log } = createTestLog()

describe.each(DIALECTS)('migrate on %s', (dialect) => {
  let place: TestDatabase
  beforeEach(async () => {
    place = await createTestDatabase(dialect, { migrations: [] })
  })
  afterEach(() => place.drop())

  test('several replicas that start at once apply each migration once', async () => {
    let runs = 0
    const migrations: Migration[] = [
      ...sharedMigrations,
      {
        name: 'counted',
        up: async ({ knex }) => {
          runs += 1
          await knex.schema.createTable('counted', (table) => table.increments('id'))
          await knex('counted').insert({})
        }
      }
    ]
    const replicas = await Promise.all(
      Array.from({ length: 4 }, () => connectDatabase({ url: place.url, log }))
    )
    const applied = await Promise.all(replicas.map((db) => migrate(db, migrations)))
    await Promise.all(replicas.map((db) => db.close()))
    expect(applied.filter((names) => names.length > 0)).toEqual([migrations.map(({ name }) => name)])
    expect([runs, await place.db.knex('counted').pluck('id')]).toEqual([1, [1]])
  })

  test('one that failed is tried again by the next start, and the lock is free', async () => {
    let attempts = 0
    const flaky: Migration = {
      name: 'flaky',
      up: async () => {
        attempts += 1
        if (attempts === 1) throw new Error('no')
      }
    }
    await expect(migrate(place.db, [flaky])).rejects.toThrow('no')
    expect(await migrate(place.db, [flaky])).toEqual(['flaky'])
  })
})

test('a migration may take longer than a request is allowed to', async () => {
  const place = await createTestDatabase('mysql', { migrations: [] })
  const slow: Migration = {
    name: 'slow',
    up: async ({ knex }) => {
      await knex.raw('select sleep(4.5)')
    }
  }
  expect(await migrate(place.db, [slow])).toEqual(['slow'])
  await place.drop()
})
