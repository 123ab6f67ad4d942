import { expect, it } from 'vitest'
import { createTestDatabase, DIALECTS } from '../testing/test-database.ts'
import { autoNumber, nullable, text } from './columns.ts'
import { inTransaction } from './database.ts'
import { insertRows } from './insert-rows.ts'
import type { Migration } from './migrate.ts'
import { defineTable } from './table.ts'

const numbered: Migration = {
  name: 'test-numbered',
  up: async ({ knex }) => {
    await knex.schema.createTable('numbered', (table) => {
      table.increments('id')
      table.string('word', 20)
    })
  }
}

const numberedTable = defineTable('numbered', { id: autoNumber, word: nullable(text) })

/** The ids of rows that were inserted together. */
it.each(DIALECTS)('gives each row of several writers at once its own id on %s', async (dialect) => {
  const { db, drop } = await createTestDatabase(dialect, { migrations: [numbered] })
  const writers = Array.from({ length: 8 }, (_, writer) =>
    inTransaction(db, async (trx) => {
      if (dialect === 'mysql' && writer === 3) await trx.raw('set session auto_increment_increment = 7')
      const words = Array.from({ length: 1 + writer * 5 }, (_, index) => `${writer}-${index}`)
      const ids = await insertRows(
        trx,
        dialect,
        numberedTable,
        words.map((word) => ({ word }))
      )
      if (dialect === 'mysql') await trx.raw('set session auto_increment_increment = 1')
      return words.map((word, index) => ({ id: ids[index], word }))
    })
  )
  const told = (await Promise.all(writers)).flat()
  expect(told.sort((a, b) => Number(a.id) - Number(b.id))).toEqual(
    (await numberedTable(db.knex).orderBy('id')).map(({ id, word }) => ({ id, word }))
  )
  expect(await insertRows(db.knex, dialect, numberedTable, [])).toEqual([])
  await drop()
})
