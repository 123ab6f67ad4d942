import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase, type Database } from '../database/database.ts'
import { type Migration, migrate } from '../database/migrate.ts'
import type { Log } from '../observability/log.ts'

/**
 * A database for each list of migrations, from which those of the tests are copied: to apply thirty migrations takes some five times as
 * long as to copy what they make. The hash of names and code keeps what an earlier state of the code made from being used.
 */
const keyOf = (migrations: readonly Migration[]): string =>
  createHash('sha256')
    .update(migrations.map(({ name, up }) => `${name}\n${up}`).join('\n'))
    .digest('hex')
    .slice(0, 24)

/** Where the templates of this process are, by their keys. */
type Templates = Map<string, Promise<string>>
const sqliteTemplates: Templates = new Map()
const mysqlTemplates: Templates = new Map()

/** Returns where the template is, which is made once in each process. */
function templateOf(
  templates: Templates,
  migrations: readonly Migration[],
  make: (key: string) => Promise<string>
): Promise<string> {
  const key = keyOf(migrations)
  const known = templates.get(key) ?? make(key)
  templates.set(key, known)
  return known
}

async function migrateTemplate(url: string, migrations: Migration[], log: Log): Promise<void> {
  const db = await connectDatabase({ url, log })
  try {
    await migrate(db, migrations)
    // What is still beside the file would not be copied with it.
    if (db.dialect === 'sqlite') await db.knex.raw('pragma wal_checkpoint(truncate)')
  } finally {
    await db.close()
  }
}

/** Makes `file` an SQLite database to which these migrations were applied. */
export async function copySqliteTemplate(file: string, migrations: Migration[], log: Log): Promise<void> {
  const template = await templateOf(sqliteTemplates, migrations, async (key) => {
    const folder = mkdtempSync(join(tmpdir(), 'site-template-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    const path = join(folder, `${key}.db`)
    await migrateTemplate(`sqlite:${path}`, migrations, log)
    return path
  })
  await copyFile(template, file)
}

/**
 * Name of the database of a MySQL server to which these migrations were applied. It stays on the server, for all processes of a run.
 *
 * @param admin a connection that may create databases
 * @param server address of the server, without a database
 */
export const provideMysqlTemplate = (
  admin: Database,
  server: string,
  migrations: Migration[],
  log: Log
): Promise<string> =>
  templateOf(mysqlTemplates, migrations, async (key) => {
    await admin.knex.raw(`create database if not exists template_${key} character set utf8mb4`)
    // Whoever comes first migrates it, and the others wait for that.
    await migrateTemplate(`${server}/template_${key}`, migrations, log)
    return `template_${key}`
  })

/** Asks a MySQL server, as knex and mysql2 do: `??` is a name, `?` a value. */
type Ask = (sql: string, values: string[]) => PromiseLike<unknown>

/** Fills the empty database `name` with the tables of `template`, on the same server, and what is in them. */
export async function copyTables(ask: Ask, template: string, name: string): Promise<void> {
  const [tables] = (await ask(
    'select table_name as name from information_schema.tables where table_schema = ?',
    [template]
  )) as [{ name: string }[]]
  for (const { name: table } of tables) {
    await ask('create table ??.?? like ??.??', [name, table, template, table])
    await ask('insert into ??.?? select * from ??.??', [name, table, template, table])
  }
}
