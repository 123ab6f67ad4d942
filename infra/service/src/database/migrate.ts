import type { Knex } from 'knex'
import type { Database, Dialect } from './database.ts'
import { withQueryTimeout } from './mysql-dialect.ts'
import { migrationsTable } from './shared-tables.ts'
import { dateColumn, tableDefaults } from './tables.ts'

/** One change of the schema. Databases record its name for ever: a migration is never edited once it has landed. */
export type Migration = {
  name: string
  /** `knex` is a transaction on SQLite, and the pool on MySQL, where changing tables commits by itself. */
  up: (context: { knex: Knex; dialect: Dialect }) => Promise<void>
}

const LOCK_SECONDS = 120
const STATEMENT_TIMEOUT_MS = 600_000

/**
 * Applies the migrations that this database does not have yet, in the order given, and returns their names. Several replicas
 * may start at once: one applies them (GET_LOCK on MySQL, a write transaction on SQLite), the others wait and find nothing
 * to do. Throws when the lock is not obtained within two minutes, or what a migration throws.
 */
export function migrate(db: Database, migrations: Migration[]): Promise<string[]> {
  const names = migrations.map((migration) => migration.name)
  if (new Set(names).size !== names.length) throw new Error('Two migrations have the same name')
  return withQueryTimeout(STATEMENT_TIMEOUT_MS, () =>
    db.dialect === 'sqlite' ? migrateSqlite(db, migrations) : migrateMysql(db, migrations)
  )
}

function migrateSqlite(db: Database, migrations: Migration[]): Promise<string[]> {
  return db.knex.transaction((trx) => applyMissing(trx, 'sqlite', migrations))
}

async function migrateMysql(db: Database, migrations: Migration[]): Promise<string[]> {
  // The lock belongs to a session, so it needs a connection of its own until it is released.
  const connection = await db.knex.client.acquireConnection()
  const ask = (sql: string, values: unknown[] = []) =>
    db.knex.raw(sql, values as string[]).connection(connection)
  try {
    const [[row]] = await ask("select get_lock(concat('migrate:', md5(database())), ?) as held", [
      LOCK_SECONDS
    ])
    if (Number(row?.held) !== 1) throw new Error(`Another process has been migrating for ${LOCK_SECONDS} s`)
    const applied = await applyMissing(db.knex, 'mysql', migrations)
    await ask("select release_lock(concat('migrate:', md5(database())))")
    return applied
  } catch (error) {
    connection.destroy() // releases the lock, whatever state the session is in
    throw error
  } finally {
    await db.knex.client.releaseConnection(connection)
  }
}

async function applyMissing(knex: Knex, dialect: Dialect, migrations: Migration[]): Promise<string[]> {
  await createHistory(knex, dialect)
  const done = new Set(await migrationsTable(knex).pluck('name'))
  const missing = migrations.filter((migration) => !done.has(migration.name))
  for (const migration of missing) {
    await migration.up({ knex, dialect })
    await migrationsTable(knex).insert({ name: migration.name, applied_at: new Date() })
  }
  return missing.map((migration) => migration.name)
}

async function createHistory(knex: Knex, dialect: Dialect): Promise<void> {
  if (await knex.schema.hasTable('migrations')) return
  await knex.schema.createTable('migrations', (table) => {
    tableDefaults(table, dialect)
    table.string('name', 128).primary()
    dateColumn(table, 'applied_at').notNullable()
  })
}
