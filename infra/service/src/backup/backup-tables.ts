import type { Knex } from 'knex'
import { nullable, number, text } from '../database/columns.ts'
import type { Dialect } from '../database/database.ts'
import { defineTable } from '../database/table.ts'

/** What a backup must know about a table to save it and create it again. */
export interface TableShape {
  name: string
  /** Columns of the primary key, in order. */
  key: string[]
  /** Columns that hold dates, which SQLite stores as numbers. */
  dates: string[]
  create: string[]
  /** Does it hold blobs? Few of its rows are read and written at once. */
  hasBlobs: boolean
}

/** SQLite's table of the last id of each table: restored too, so that the id of a deleted row is not used again. */
export const SEQUENCE = 'sqlite_sequence'

/** SQLite's own list of tables and indexes. */
const sqliteMasterTable = defineTable('sqlite_master', {
  type: text,
  name: text,
  tbl_name: text,
  rootpage: number,
  sql: nullable(text)
})

/** Every table, `migrations` last: a service that finds it knows that all the others exist. */
export async function describeTables(trx: Knex, dialect: Dialect): Promise<TableShape[]> {
  const tables = dialect === 'mysql' ? await describeMysql(trx) : await describeSqlite(trx)
  return tables.sort((a, b) => Number(a.name === 'migrations') - Number(b.name === 'migrations'))
}

/** Names of all tables but those that SQLite keeps for itself. */
export async function tableNames(trx: Knex, dialect: Dialect): Promise<string[]> {
  const [rows] =
    dialect === 'mysql'
      ? await trx.raw(
          "select table_name as name from information_schema.tables where table_schema = database() and table_type = 'BASE TABLE' order by table_name"
        )
      : [await sqliteMasterTable(trx).select('name').where({ type: 'table' }).orderBy('name')]
  return (rows as { name: string }[])
    .map(({ name }) => name)
    .filter((name) => name === SEQUENCE || !name.startsWith('sqlite_'))
}

async function describeMysql(trx: Knex): Promise<TableShape[]> {
  const tables: TableShape[] = []
  for (const name of await tableNames(trx, 'mysql')) {
    const [[created]] = await trx.raw('show create table ??', [name])
    const [columns] = await trx.raw(
      "select column_name as name from information_schema.key_column_usage where table_schema = database() and table_name = ? and constraint_name = 'PRIMARY' order by ordinal_position",
      [name]
    )
    const key = (columns as { name: string }[]).map((column) => column.name)
    const statement = String(created['Create Table'])
    tables.push({ name, key, dates: [], create: [statement], hasBlobs: /` \w*blob\b/i.test(statement) })
  }
  return tables
}

async function describeSqlite(trx: Knex): Promise<TableShape[]> {
  const tables: TableShape[] = []
  for (const name of await tableNames(trx, 'sqlite')) {
    const columns: { name: string; type: string; pk: number }[] = await trx.raw(
      `select name, type, pk from pragma_table_info(?)`,
      [name]
    )
    const keys = columns.filter(({ pk }) => Number(pk) > 0).sort((a, b) => Number(a.pk) - Number(b.pk))
    // The statements of the table and of its indexes; an index that SQLite creates by itself has none.
    const create = await sqliteMasterTable(trx)
      .where({ tbl_name: name })
      .whereNotNull('sql')
      .orderByRaw("type = 'table' desc, name")
      .pluck('sql')
    tables.push({
      name,
      key: keys.length > 0 ? keys.map((column) => column.name) : ['rowid'],
      dates: columns.filter(({ type }) => /^datetime/i.test(type)).map((column) => column.name),
      create: name === SEQUENCE ? [] : create.filter((sql) => sql !== null),
      hasBlobs: columns.some(({ type }) => /blob/i.test(type))
    })
  }
  return tables
}
