import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Knex } from 'knex'
import type { Database } from '../database/database.ts'
import { migrationsTable } from '../database/kit-tables.ts'
import { withQueryTimeout } from '../database/mysql-dialect.ts'
import { type BackupLine, formatLine } from './backup-format.ts'
import { describeTables, type TableShape } from './backup-tables.ts'

/** Rows read and written at once. */
const PAGE = 500
/** A page of a large table on a busy server, in milliseconds. */
const PATIENCE_MS = 600_000

/**
 * Writes every table of the databases to `file`, readable by its owner alone: there is personal data in it. Each database is read in
 * one transaction, so what it holds is of one moment, while the services go on. The file appears whole or not at all.
 * Gives the number of rows by `database.table`.
 */
export async function writeBackup(
  file: string,
  databases: Record<string, Database>,
  at: Date
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const half = `${file}.part`
  try {
    await withQueryTimeout(PATIENCE_MS, () =>
      pipeline(
        Readable.from(formatted(linesOf(databases, at, counts))),
        createGzip({ level: 6 }),
        createWriteStream(half, { mode: 0o600, flush: true })
      )
    )
    await rename(half, file)
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
  return counts
}

async function* formatted(lines: AsyncIterable<BackupLine>): AsyncGenerator<string> {
  for await (const line of lines) yield formatLine(line)
}

async function* linesOf(
  databases: Record<string, Database>,
  at: Date,
  counts: Record<string, number>
): AsyncGenerator<BackupLine> {
  yield { kind: 'backup', format: 1, at: at.toISOString() }
  for (const [name, db] of Object.entries(databases)) yield* linesOfDatabase(name, db, counts)
  yield { kind: 'end', counts }
}

async function* linesOfDatabase(
  name: string,
  { knex, dialect }: Database,
  counts: Record<string, number>
): AsyncGenerator<BackupLine> {
  // REPEATABLE READ on MySQL, a read of one state on SQLite: the first statement fixes what all of them see.
  const trx = await knex.transaction(dialect === 'mysql' ? { isolationLevel: 'repeatable read' } : {})
  try {
    const tables = await describeTables(trx, dialect)
    yield {
      kind: 'database',
      name,
      dialect,
      migrations: await migrationsTable(trx).orderBy('name').pluck('name')
    }
    for (const table of tables) {
      yield { kind: 'table', name: table.name, create: table.create }
      const place = `${name}.${table.name}`
      counts[place] = 0
      for await (const rows of pagesOf(trx, table)) {
        counts[place] += rows.length
        yield { kind: 'rows', rows }
      }
    }
  } finally {
    await trx.rollback()
  }
}

/**
 * Pages by the primary key, so that the thousandth costs what the first does. Without types: of any table that the database has, by
 * the columns it was found to have.
 */
async function* pagesOf(trx: Knex.Transaction, table: TableShape): AsyncGenerator<Record<string, unknown>[]> {
  const { name, key, dates } = table
  let last: Record<string, unknown> | undefined
  for (;;) {
    const query = trx(name).orderBy(key).limit(PAGE)
    if (last) {
      const columns = key.map(() => '??').join(', ')
      const values = key.map(() => '?').join(', ')
      query.whereRaw(`(${columns}) > (${values})`, [...key, ...key.map((column) => last?.[column] as string)])
    }
    const rows: Record<string, unknown>[] = await query
    if (rows.length === 0) return
    last = rows.at(-1)
    yield rows.map((row) => withDates(row, dates))
    if (rows.length < PAGE) return
  }
}

/** SQLite gives dates as numbers: marked as what they are, so that a reader of the file knows. */
function withDates(row: Record<string, unknown>, dates: string[]): Record<string, unknown> {
  const found = dates.filter((column) => typeof row[column] === 'number')
  return found.length === 0
    ? row
    : { ...row, ...Object.fromEntries(found.map((column) => [column, new Date(Number(row[column]))])) }
}
