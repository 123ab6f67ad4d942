import knex from 'knex'
import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { autoNumber, boolean, date, nullable, number, text, textOf, withDefault } from './columns.ts'
import type { Executor } from './database.ts'
import { countUpTo, defineTable, insertInBatches } from './table.ts'

const booksTable = defineTable('books', {
  id: autoNumber,
  title: text,
  shelf: textOf<'left' | 'right'>(),
  is_lent: boolean,
  pages: withDefault(number),
  bought_at: date,
  lent_at: nullable(date)
})

const bought_at = new Date('2026-11-20T10:00:00Z')
const book = { title: 'Candide', shelf: 'left', is_lent: false, bought_at } as const
const withTypo = { ...book, pagse: 3 }
const anyText: string = 'left'

/** Never called, as the test is that it compiles. Each line that must not compile is marked. */
export const typed = {
  async written(db: Executor) {
    const books = () => booksTable(db)
    await books().insert({ ...book, lent_at: null })
    await books().insert(['a', 'b'].map((title) => ({ ...book, title, pages: 3 })))
    // @ts-expect-error a misspelt column
    await books().insert({ ...book, pagse: 3 })
    // @ts-expect-error a misspelt column of a constant
    await books().insert(withTypo)
    // @ts-expect-error a misspelt column of rows that are mapped
    await books().insert(['a', 'b'].map((title) => ({ ...book, titel: title })))
    // @ts-expect-error a misspelt column of rows inserted in batches
    await insertInBatches(db, booksTable, [withTypo], 50)
    // @ts-expect-error a column without a default is left out
    await books().insert({ title: 'Candide' })
    // @ts-expect-error a number for a text
    await books().insert({ ...book, title: 3 })
    // @ts-expect-error a text for a date: in SQLite every text sorts after every number
    await books().insert({ ...book, lent_at: '2026-11-20' })
    // @ts-expect-error none of the values that the column may have
    await books().insert({ ...book, shelf: anyText })
    await books().update({ is_lent: true, lent_at: bought_at })
    // @ts-expect-error a misspelt column
    await books().update({ is_lend: true })
    // @ts-expect-error a misspelt column of a constant
    await books().update(withTypo)
    // @ts-expect-error a text for a boolean
    await books().update({ is_lent: 'true' })
    // @ts-expect-error null for what is never null
    await books().update({ title: null })
    // @ts-expect-error a misspelt column
    await books().increment('pagse', 1)
    // @ts-expect-error no number
    await books().increment('title', 1)
  },

  async compared(db: Executor) {
    const books = () => booksTable(db)
    await books()
      .where({ id: 3, is_lent: true })
      .where('shelf', 'left')
      .where((due) => due.whereNull('lent_at').orWhere('lent_at', '<', bought_at))
    // @ts-expect-error a misspelt column
    await books().where({ titel: 'Candide' })
    // @ts-expect-error a misspelt column of a constant
    await books().where(withTypo)
    // @ts-expect-error a misspelt column
    await books().where('titel', 'Candide')
    // @ts-expect-error a misspelt column
    await books().where('pagse', '>', 3)
    // @ts-expect-error a misspelt column in a group
    await books().where((due) => due.whereNull('lend_at'))
    // @ts-expect-error a text for a number
    await books().where({ id: '3' })
    // @ts-expect-error a text for a number
    await books().where('pages', '>', '3')
    // @ts-expect-error a number for a date, which MySQL does not compare
    await books().where('bought_at', '<', Date.now())
    // @ts-expect-error none of the values that the column may have
    await books().where({ shelf: 'middle' })
    // @ts-expect-error a misspelt column
    await books().whereIn('idd', [3])
    // @ts-expect-error texts for numbers
    await books().whereIn('id', ['3'])
    // @ts-expect-error a misspelt column
    await books().whereNotNull('lend_at')
    await booksTable.as('old')(db).where('old.pages', 3)
    // @ts-expect-error a misspelt column of a table under another name
    await booksTable.as('old')(db).where('old.pagse', 3)
  },

  async read(db: Executor): Promise<[number, string, Date | number, 0 | 1, Date | number | null]> {
    const [row] = await booksTable(db).orderBy('id', 'desc').limit(1)
    const named = await booksTable(db).select('title', { at: 'bought_at' }).first()
    const told = await booksTable(db).count({ total: '*' }).min({ oldest: 'bought_at' }).first()
    // @ts-expect-error a column that was not selected
    named?.pages
    // @ts-expect-error a misspelt column
    await booksTable(db).select('titel')
    // @ts-expect-error a misspelt column under another name
    await booksTable(db).select('title', { at: 'bougth_at' })
    // @ts-expect-error a misspelt column
    await booksTable(db).pluck('titel')
    // @ts-expect-error a misspelt column
    await booksTable(db).orderBy('titel')
    // @ts-expect-error a misspelt column
    await booksTable(db).orderBy([{ column: 'titel', order: 'desc' }])
    // @ts-expect-error a misspelt column
    await booksTable(db).max({ newest: 'bougth_at' })
    const total: number = told?.total ?? 0
    return [total, named?.title ?? '', named?.at ?? 0, row?.is_lent ?? 0, told?.oldest ?? null]
  }
}

describe('a declared table', () => {
  it('begins the query that knex begins', () => {
    const db = knex({ client: 'better-sqlite3', useNullAsDefault: true })
    const sqlOf = (query: unknown) => String(query)
    expect(sqlOf(booksTable(db).where({ id: 3 }).orderBy('id'))).toBe(
      sqlOf(db('books').where({ id: 3 }).orderBy('id'))
    )
    expect(sqlOf(booksTable.as('old')(db).where('old.pages', 3))).toBe(
      sqlOf(db('books as old').where('old.pages', 3))
    )
  })

  it('reads what it wrote', async () => {
    const create = {
      name: 'books',
      up: ({ knex }: { knex: Executor }) =>
        knex.schema.createTable('books', (table) => {
          table.increments('id')
          table.string('title').notNullable()
          table.string('shelf').notNullable()
          table.boolean('is_lent').notNullable()
          table.integer('pages').notNullable().defaultTo(100)
          table.datetime('bought_at').notNullable()
          table.datetime('lent_at').nullable()
        })
    }
    const { db, drop } = await createTestDatabase('sqlite', { migrations: [create] })
    expect(await booksTable(db.knex).insert(book)).toEqual([1])
    const statements: string[] = []
    db.knex.on('query', ({ sql }: { sql: string }) => statements.push(sql.split(' ')[0]?.toLowerCase() ?? ''))
    await insertInBatches(db.knex, booksTable, [book, book, book], 2)
    expect(statements).toEqual(['insert', 'insert', 'commit;'])
    statements.length = 0
    await db.knex.transaction((trx) => insertInBatches(trx, booksTable, [book], 2))
    expect(statements, 'no savepoint, which would be released').toEqual(['insert', 'commit;'])
    await booksTable(db.knex).where({ id: 5 }).delete()
    expect(await booksTable(db.knex).where({ id: 1 }).first()).toEqual({
      ...{ id: 1, title: 'Candide', shelf: 'left', is_lent: 0, pages: 100 },
      ...{ bought_at: bought_at.getTime(), lent_at: null }
    })
    expect(await booksTable(db.knex).count({ total: '*' }).first()).toEqual({ total: 4 })
    const left = () => booksTable(db.knex).where({ shelf: 'left' })
    expect(await countUpTo(db.knex, left(), 3)).toBe(3)
    expect(await countUpTo(db.knex, left(), 10)).toBe(4)
    expect(await countUpTo(db.knex, left().where('pages', '>', 100), 10)).toBe(0)
    await drop()
  })
})
