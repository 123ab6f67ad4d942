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
 * Fills the empty database `name` of a MySQL server as these migrations do. The template stays on the server, for all processes of a run.
 *
 * @param server address of the server, without a database
 */
export async function copyMysqlTemplate(
  admin: Database,
  { server, name }: { server: string; name: string },
  migrations: Migration[],
  log: Log
): Promise<void> {
  const template = await templateOf(mysqlTemplates, migrations, async (key) => {
    await admin.knex.raw(`create database if not exists template_${key} character set utf8mb4`)
    // Whoever comes first migrates it, and the others wait for that.
    await migrateTemplate(`${server}/template_${key}`, migrations, log)
    return `template_${key}`
  })
  const [tables] = await admin.knex.raw('select table_name as name from tables where table_schema = ?', [
    template
  ])
  for (const { name: table } of tables) {
    await admin.knex.raw('create table ??.?? like ??.??', [name, table, template, table])
    await admin.knex.raw('insert into ??.?? select * from ??.??', [name, table, template, table])
  }
}
