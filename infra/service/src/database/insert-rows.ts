import type { Columns, Exactly, InsertRow } from './columns.ts'
import type { Dialect, Executor } from './database.ts'
import type { Table } from './table.ts'

/**
 * Inserts rows in one statement and gives their ids in the same order. The table numbers its rows itself, and no row brings
 * an id. Both databases number the rows of one such statement in a row (MySQL: 'simple inserts', in every
 * innodb_autoinc_lock_mode; SQLite: one writer): MySQL tells the first number and by how much it counts (replicated servers
 * do not count by one), SQLite the last.
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
  const told = Number((await table(trx).insert(rows))[0])
  const step = dialect === 'mysql' && rows.length > 1 ? await countingStep(trx) : 1
  const first = dialect === 'mysql' ? told : told - rows.length + 1
  return rows.map((_, index) => first + index * step)
}

async function countingStep(trx: Executor): Promise<number> {
  const [[row]] = await trx.raw('select @@auto_increment_increment as step')
  return Number(row.step)
}
