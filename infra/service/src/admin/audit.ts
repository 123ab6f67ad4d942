import { ACCESS_ACTIONS, type AuditAction, type AuditEntry } from '@site/contracts/operations/audit'
import { RETENTION } from '@site/contracts/site/retention'
import { type Executor, toDatabaseDate, toDate } from '../database/database.ts'
import type { Migration } from '../database/migrate.ts'
import { auditEntriesTable } from '../database/shared-tables.ts'
import { insertInBatches } from '../database/table.ts'
import { dateColumn, tableDefaults } from '../database/tables.ts'

/** Rows in one statement. */
const AT_ONCE = 100

/** Who does something: the client's address, or a command; and the name of the code, absent for the shared one (ADMIN-10). */
export interface Actor {
  from: string
  by?: string | null
}

/** Creates the table of what administrators changed (ADMIN-10). */
export const createAuditMigration = (name: string): Migration => ({
  name,
  up: async ({ knex, dialect }) => {
    await knex.schema.createTable('audit_entries', (table) => {
      tableDefaults(table, dialect)
      table.increments('id')
      dateColumn(table, 'at').notNullable()
      table.index(['at'], 'audit_entries_at')
      table.string('action', 64).notNullable()
      table.integer('subject_id').unsigned().nullable()
      table.string('address', 64).notNullable()
    })
  }
})

/** Adds the column that says how many rows an erasure removed, which names nobody (decision 136). */
export const createAuditRowsMigration = (name: string): Migration => ({
  name,
  up: async ({ knex }) => {
    await knex.schema.alterTable('audit_entries', (table) => {
      table.integer('affected_rows').unsigned().nullable()
    })
  }
})

/** Adds the column that names what an action was about, where that has no number (decision 172). */
export const createAuditSubjectMigration = (name: string): Migration => ({
  name,
  up: async ({ knex }) => {
    await knex.schema.alterTable('audit_entries', (table) => {
      table.string('subject', 200).nullable()
    })
  }
})

/** Adds the index by which `findAudit` finds who did something to a subject, in a log of whatever length. */
export const createAuditIndexMigration = (name: string): Migration => ({
  name,
  up: async ({ knex }) => {
    await knex.schema.alterTable('audit_entries', (table) => {
      table.index(['subject_id', 'action'], 'audit_entries_subject')
    })
  }
})

/**
 * Records what an administrator did, in the transaction that does it.
 *
 * @param entry `subjectId` is the id of the article or lead, `from` the client's address, `by` the name of
 * the code that was used, null for the shared one, `rows` how many rows were removed, where that matters, `subject` what it was about where that
 * has no number or is gone afterwards, never anything of a visitor
 */
export async function recordAudit(trx: Executor, entry: NewAuditEntry): Promise<void> {
  await auditEntriesTable(trx).insert(asRow(entry))
}

/** The same for many, in few statements. */
export const recordAudits = (trx: Executor, entries: readonly NewAuditEntry[]): Promise<void> =>
  insertInBatches(trx, auditEntriesTable, entries.map(asRow), AT_ONCE)

type NewAuditEntry = {
  at: Date
  action: AuditAction
  subjectId: number | null
  rows?: number
  subject?: string | undefined
} & Actor

const asRow = (entry: NewAuditEntry) => ({
  at: toDatabaseDate(entry.at),
  action: entry.action,
  subject_id: entry.subjectId,
  address: entry.from.slice(0, 64),
  actor: entry.by ?? null,
  affected_rows: entry.rows ?? null,
  subject: entry.subject || null
})

/** The latest entries, newest first, without the actions of `hidden`. `scope`: the changes alone, or accesses too. */
export async function listAudit(
  executor: Executor,
  { limit, scope }: { limit: number; scope: 'changes' | 'all' },
  hidden: readonly AuditAction[] = []
): Promise<AuditEntry[]> {
  const left = scope === 'all' ? hidden : [...hidden, ...ACCESS_ACTIONS]
  const rows = await auditEntriesTable(executor).whereNotIn('action', left).orderBy('id', 'desc').limit(limit)
  return rows.map((row) => ({
    id: row.id,
    at: toDate(row.at).toISOString(),
    action: row.action,
    subjectId: row.subject_id,
    from: row.address,
    ...(row.actor !== null && { by: row.actor }),
    ...(row.affected_rows !== null && { rows: row.affected_rows }),
    ...(row.subject !== null && { subject: row.subject })
  }))
}

/** Who did `action` to `subjectId` last, and when; undefined where the log does not know, or no more. `by`: null with the shared code. */
export async function findAudit(
  executor: Executor,
  action: AuditAction,
  subjectId: number
): Promise<{ at: Date; by: string | null } | undefined> {
  const row = await auditEntriesTable(executor)
    .where({ action, subject_id: subjectId })
    .orderBy('id', 'desc')
    .first()
  return row && { at: toDate(row.at), by: row.actor }
}

const KEPT_MS = RETENTION.auditYears * 365 * 86_400_000

/** Erases the entries that are more than a year old at `now` (DATA-3). Returns how many. */
export function purgeAudit(executor: Executor, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_MS)
  return auditEntriesTable(executor).where('at', '<', toDatabaseDate(before)).delete()
}
