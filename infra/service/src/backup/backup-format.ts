import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import { splitLines } from '../observability/split-lines.ts'

/** A backup or a target that cannot be worked with. The message is one line for an operator. */
export class BackupFault extends Error {
  override name = 'BackupFault'
}

/**
 * A backup is gzip over lines of JSON: a head, then for each database its tables, each followed by its rows, and a last line that
 * counts them, without which the file was cut short. Dates are `{"$date": milliseconds}`.
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

/** Reads a backup to its end and counts what it holds. Throws a BackupFault when it is none, or not whole. */
export async function checkBackup(file: string): Promise<BackupSummary> {
  let at: string | undefined
  let said: Record<string, number> | undefined
  let place = ''
  const databases: BackupSummary['databases'] = []
  const counts: Record<string, number> = {}
  for await (const line of readBackup(file)) {
    if (line.kind === 'backup') at = line.at
    if (line.kind === 'database') databases.push(line)
    if (line.kind === 'table') {
      place = `${databases.at(-1)?.name}.${line.name}`
      counts[place] = 0
    }
    if (line.kind === 'rows') counts[place] = (counts[place] ?? 0) + line.rows.length
    if (line.kind === 'end') said = line.counts
  }
  if (at === undefined || said === undefined)
    throw new BackupFault(`${file} is not whole: its end is missing.`)
  const names = new Set([...Object.keys(counts), ...Object.keys(said)])
  const wrong = [...names].filter((name) => counts[name] !== said[name])
  if (wrong.length > 0)
    throw new BackupFault(`${file} is not whole: rows are missing from ${wrong.join(', ')}.`)
  return { at, databases, counts }
}

/** The lines of a backup, in order. Throws a BackupFault when it cannot be read as one. */
export async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  const text = createGunzip()
  // A fault of either stream reaches the loop below through `text`.
  pipeline(createReadStream(file), text, () => undefined)
  try {
    for await (const line of splitLines(text)) yield lineSchema.parse(JSON.parse(line, reviveDate))
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new BackupFault(`${file} cannot be read as a backup${reason}.`, { cause: error })
  }
}

/** One line of a backup, line end included. */
export const formatLine = (line: BackupLine): string => `${JSON.stringify(line, markDates)}\n`

/** JSON.stringify has made a text of a date before a replacer sees it: `this` still has the date. */
function markDates(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const given = this[key]
  return given instanceof Date ? { $date: given.getTime() } : value
}

function reviveDate(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('$date' in value)) return value
  return typeof value.$date === 'number' && Object.keys(value).length === 1 ? new Date(value.$date) : value
}
