import type { Knex } from 'knex'
import type { Database, Dialect } from '../database/database.ts'
import { withQueryTimeout } from '../database/mysql-dialect.ts'
import { BackupError, checkBackup, readBackup } from './backup-format.ts'
import { SEQUENCE, tableNames } from './backup-tables.ts'

const QUERY_TIMEOUT_MS = 600_000

export interface RestoreOptions {
  file: string
  /** The databases to restore, by the names that the backup has for them. */
  databases: Record<string, Database>
  /** Drops the existing tables. Without it, a database that is not empty is refused. */
  replace: boolean
}

/**
 * Restores the tables and rows of a backup. The whole file is read and counted before anything is changed. On SQLite each database
 * changes in one transaction; MySQL commits each table, `migrations` last, so that a service does not start on half of them.
 * Returns the number of rows by `database.table`. Throws a BackupError.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Record<string, number>> {
  const { file, databases, replace } = options
  const summary = await checkBackup(file)
  for (const { name, dialect } of summary.databases) {
    const db = databases[name]
    if (!db) throw new BackupError(`${file} holds a database "${name}", and no address is known for it.`)
    if (db.dialect !== dialect)
      throw new BackupError(`"${name}" is of ${dialect} in ${file}, and ${db.dialect} where it should go.`)
    const existing = (await tableNames(db.knex, dialect)).filter((table) => table !== SEQUENCE)
    if (existing.length > 0 && !replace)
      throw new BackupError(
        `"${name}" is not empty (${existing.length} tables). Say --replace to lose what is in it.`
      )
  }
  return withQueryTimeout(QUERY_TIMEOUT_MS, async () => {
    for (const { name } of summary.databases) {
      const db = databases[name]
      if (db) await restoreDatabase(db, name, file)
    }
    return summary.counts
  })
}

/** Uses one connection throughout, as foreign keys are left unchecked on that connection alone. */
function restoreDatabase(db: Database, name: string, file: string): Promise<void> {
  return db.knex.transaction(async (trx) => {
    await setChecks(trx, db.dialect, false)
    try {
      await dropTables(trx, db.dialect)
      let current = ''
      let table = ''
      for await (const line of readBackup(file)) {
        if (line.kind === 'database') current = line.name
        if (current !== name) continue
        if (line.kind === 'table') {
          table = line.name
          for (const statement of line.create) await trx.raw(statement.replaceAll('?', '\\?'))
          if (table === SEQUENCE) await trx(SEQUENCE).delete()
        }
        if (line.kind === 'rows') await trx(table).insert(line.rows)
      }
    } finally {
      await setChecks(trx, db.dialect, true)
    }
  })
}

async function dropTables(trx: Knex.Transaction, dialect: Dialect): Promise<void> {
  const names = await tableNames(trx, dialect)
  // `migrations` goes first, for the same reason that it is restored last.
  for (const name of names.sort((a, b) => Number(b === 'migrations') - Number(a === 'migrations')))
    if (name !== SEQUENCE) await trx.raw('drop table ??', [name])
}

async function setChecks(trx: Knex.Transaction, dialect: Dialect, isOn: boolean): Promise<void> {
  if (dialect === 'mysql') await trx.raw(`set foreign_key_checks = ${isOn ? 1 : 0}`)
  else await trx.raw(`pragma defer_foreign_keys = ${isOn ? 'off' : 'on'}`)
}
