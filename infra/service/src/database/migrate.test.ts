import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { type Migration, migrate } from './migrate.ts'
import { sharedMigrations } from './shared-migrations.ts'

let place: TestDatabase
beforeEach(async () => {
  place = await createTestDatabase('sqlite', { migrations: [] })
})
afterEach(() => place.drop())

const table = (name: string): Migration => ({
  name: `create-${name}`,
  up: async ({ knex }) => {
    await knex.schema.createTable(name, (columns) => columns.increments('id'))
  }
})

test('applies what is missing, in order, once', async () => {
  const { db } = place
  expect(await migrate(db, [table('a')])).toEqual(['create-a'])
  expect(await migrate(db, [table('a'), table('c'), table('b')])).toEqual(['create-c', 'create-b'])
  expect(await migrate(db, [table('a'), table('c'), table('b')])).toEqual([])
})

test('leaves nothing of a migration that fails', async () => {
  const { db } = place
  const broken: Migration = {
    name: 'broken',
    up: async (context) => {
      await table('half').up(context)
      throw new Error('no')
    }
  }
  await expect(migrate(db, [broken])).rejects.toThrow('no')
  expect(await db.knex.schema.hasTable('half')).toBe(false)
  expect(await migrate(db, [table('half')])).toEqual(['create-half'])
})

test('refuses two migrations of one name', () => {
  expect(() => migrate(place.db, [table('a'), table('a')])).toThrow('same name')
})

test('the shared tables are created on SQLite', async () => {
  await migrate(place.db, sharedMigrations)
  for (const name of ['outbox', 'inbox', 'dead_letters'])
    expect(await place.db.knex.schema.hasTable(name)).toBe(true)
})
