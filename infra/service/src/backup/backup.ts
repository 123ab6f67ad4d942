import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Knex } from 'knex'
import type { Database } from '../database/database.ts'
import { withQueryTimeout } from '../database/mysql-dialect.ts'
import { migrationsTable } from '../database/shared-tables.ts'
import { type BackupLine, formatLine } from './backup-format.ts'
import { describeTables, type TableShape } from './backup-tables.ts'

/** Rows read and written at once. */
const PAGE = 500
/** The same of a table with blobs: a statement that restores them writes each byte as two digits, and must stay below max_allowed_packet. */
const PAGE_OF_BLOBS = 4
/** How long one statement may take, in milliseconds: a page of a large table on a busy server is slow. */
const QUERY_TIMEOUT_MS = 600_000

/**
 * Writes every table of the databases to `file`, readable by its owner alone, as it holds personal data. Each database is read in
 * one transaction, so that its copy shows one moment while the services go on. The file appears only once it is complete.
 * Returns the number of rows by `database.table`.
 */
export async function writeBackup(
  file: string,
  databases: Record<string, Database>,
  at: Date
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const unfinished = `${file}.part`
  try {
    await withQueryTimeout(QUERY_TIMEOUT_MS, () =>
      pipeline(
        Readable.from(formatted(linesOf(databases, at, counts))),
        createGzip({ level: 6 }),
        createWriteStream(unfinished, { mode: 0o600, flush: true })
      )
    )
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
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
  // REPEATABLE READ on MySQL, a snapshot on SQLite: the first statement fixes the state that all of them see.
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
      const path = `${name}.${table.name}`
      counts[path] = 0
      for await (const rows of pagesOf(trx, table)) {
        counts[path] += rows.length
        yield { kind: 'rows', rows }
      }
    }
  } finally {
    await trx.rollback()
  }
}

/**
 * Reads a table in pages by its primary key, so that the thousandth costs what the first does. Untyped, as it serves any table of
 * the database.
 */
async function* pagesOf(trx: Knex.Transaction, table: TableShape): AsyncGenerator<Record<string, unknown>[]> {
  const { name, key, dates, hasBlobs } = table
  const page = hasBlobs ? PAGE_OF_BLOBS : PAGE
  let last: Record<string, unknown> | undefined
  for (;;) {
    const query = trx(name).orderBy(key).limit(page)
    if (last) {
      const columns = key.map(() => '??').join(', ')
      const values = key.map(() => '?').join(', ')
      query.whereRaw(`(${columns}) > (${values})`, [...key, ...key.map((column) => last?.[column] as string)])
    }
    const rows: Record<string, unknown>[] = await query
    if (rows.length === 0) return
    last = rows.at(-1)
    yield rows.map((row) => withDates(row, dates))
    if (rows.length < page) return
  }
}

/** SQLite returns dates as numbers: they become dates, so that the file marks them as such. */
function withDates(row: Record<string, unknown>, dates: string[]): Record<string, unknown> {
  const found = dates.filter((column) => typeof row[column] === 'number')
  return found.length === 0
    ? row
    : { ...row, ...Object.fromEntries(found.map((column) => [column, new Date(Number(row[column]))])) }
}
