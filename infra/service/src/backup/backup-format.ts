import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import { splitLines } from '../observability/split-lines.ts'

/** A backup cannot be read, or cannot be restored where it should go. The message is one line for an operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/**
 * A backup is gzipped JSON lines: a head, then for each database its tables, each followed by its rows, and a last line with the
 * counts of rows. A file without that last line was cut short. Dates are `{"$date": milliseconds}`, blobs `{"$bytes": base64}`.
 */
const headSchema = z.object({ kind: z.literal('backup'), format: z.literal(1), at: z.iso.datetime() })
const databaseSchema = z.object({
  kind: z.literal('database'),
  name: z.string(),
  dialect: z.enum(['mysql', 'sqlite']),
  migrations: z.array(z.string())
})
const tableSchema = z.object({
  kind: z.literal('table'),
  name: z.string(),
  /** Statements that make the table and its indexes, in the dialect of its database. */
  create: z.array(z.string())
})
const rowsSchema = z.object({ kind: z.literal('rows'), rows: z.array(z.record(z.string(), z.unknown())) })
const endSchema = z.object({ kind: z.literal('end'), counts: z.record(z.string(), z.number()) })
const lineSchema = z.discriminatedUnion('kind', [
  headSchema,
  databaseSchema,
  tableSchema,
  rowsSchema,
  endSchema
])
export type BackupLine = z.infer<typeof lineSchema>

export interface BackupSummary {
  at: string
  databases: { name: string; dialect: 'mysql' | 'sqlite'; migrations: string[] }[]
  /** Rows by `database.table`. */
  counts: Record<string, number>
}

/** Reads a backup to its end and counts its rows. Throws a BackupError when it is not a backup, or is incomplete. */
export async function checkBackup(file: string): Promise<BackupSummary> {
  let at: string | undefined
  let expected: Record<string, number> | undefined
  let table = ''
  const databases: BackupSummary['databases'] = []
  const counts: Record<string, number> = {}
  for await (const line of readBackup(file)) {
    if (line.kind === 'backup') at = line.at
    if (line.kind === 'database') databases.push(line)
    if (line.kind === 'table') {
      table = `${databases.at(-1)?.name}.${line.name}`
      counts[table] = 0
    }
    if (line.kind === 'rows') counts[table] = (counts[table] ?? 0) + line.rows.length
    if (line.kind === 'end') expected = line.counts
  }
  if (at === undefined || expected === undefined)
    throw new BackupError(`${file} is not whole: its end is missing.`)
  const names = new Set([...Object.keys(counts), ...Object.keys(expected)])
  const wrong = [...names].filter((name) => counts[name] !== expected[name])
  if (wrong.length > 0)
    throw new BackupError(`${file} is not whole: rows are missing from ${wrong.join(', ')}.`)
  return { at, databases, counts }
}

/** The lines of a backup, in order. Throws a BackupError when it cannot be read as one. */
export async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  const text = createGunzip()
  // An error of either stream reaches the loop below through `text`.
  pipeline(createReadStream(file), text, () => undefined)
  try {
    for await (const line of splitLines(text)) yield lineSchema.parse(JSON.parse(line, reviveTypes))
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new BackupError(`${file} cannot be read as a backup${reason}.`, { cause: error })
  }
}

/** One line of a backup, with its newline. */
export const formatLine = (line: BackupLine): string => `${JSON.stringify(line, markTypes)}\n`

/** JSON.stringify turns a date or a Buffer into something else before it calls a replacer, but `this` still holds what it was. */
function markTypes(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const given = this[key]
  if (given instanceof Date) return { $date: given.getTime() }
  // Of a blob MySQL gives a Buffer, SQLite an ArrayBuffer.
  const isBlob = given instanceof Uint8Array || given instanceof ArrayBuffer
  return isBlob ? { $bytes: Buffer.from(given as ArrayBuffer).toString('base64') } : value
}

function reviveTypes(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 1) return value
  if ('$date' in value && typeof value.$date === 'number') return new Date(value.$date)
  return '$bytes' in value && typeof value.$bytes === 'string' ? Buffer.from(value.$bytes, 'base64') : value
}
