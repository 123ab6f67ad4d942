import type { Knex } from 'knex'
import type { Dialect } from './database.ts'

/** Sets the portable collation (EVENT-7), which the server's default would otherwise decide. */
export function tableDefaults(table: Knex.CreateTableBuilder, dialect: Dialect): void {
  if (dialect !== 'mysql') return
  table.engine('InnoDB')
  table.charset('utf8mb4')
  table.collate('utf8mb4_unicode_ci')
}

/** A DATETIME(3) that the application sets; milliseconds since 1970 in SQLite. Read it with toDate. */
export const dateColumn = (table: Knex.TableBuilder, name: string): Knex.ColumnBuilder =>
  table.datetime(name, { precision: 3, useTz: false })
