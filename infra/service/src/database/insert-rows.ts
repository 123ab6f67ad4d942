import type { Columns, Exactly, InsertRow } from './columns.ts'
import type { Dialect, Executor } from './database.ts'
import type { Table } from './table.ts'

/**
 * Inserts rows in one statement and returns their ids in the same order. The table numbers its rows, and no row has an id of its
 * own. Both databases number the rows of one such statement consecutively (MySQL: 'simple inserts', in every
 * innodb_autoinc_lock_mode; SQLite has one writer): MySQL returns the first id, and counts by auto_increment_increment, which is
 * not one on replicated servers; SQLite returns the last id.
 *
 * @param rows at most 500 (SQLite)
 */
export async function insertRows<C extends Columns, Given extends InsertRow<C>>(
  trx: Executor,
  dialect: Dialect,
  table: Table<C>,
  rows: readonly Exactly<Given, InsertRow<C>>[]
): Promise<number[]> {
  if (rows.length === 0) return []
  const returned = Number((await table(trx).insert(rows))[0])
  const step = dialect === 'mysql' && rows.length > 1 ? await readIncrement(trx) : 1
  const first = dialect === 'mysql' ? returned : returned - rows.length + 1
  return rows.map((_, index) => first + index * step)
}

async function readIncrement(trx: Executor): Promise<number> {
  const [[row]] = await trx.raw('select @@auto_increment_increment as step')
  return Number(row.step)
}
