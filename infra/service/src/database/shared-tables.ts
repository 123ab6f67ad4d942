import type { SiteEventType } from '@site/contracts/events/events'
import type { AuditAction } from '@site/contracts/operations/audit'
import { autoNumber, date, nullable, number, text, textOf, withDefault } from './columns.ts'
import { defineTable, type RowOf } from './table.ts'

/** Which migrations have been applied to a database (migrate.ts). */
export const migrationsTable = defineTable('migrations', { name: text, applied_at: date })

/** Events to publish (infra/decisions/0002); `settled_at` is when all consumers that must receive one confirmed it (0078). */
export const outboxTable = defineTable('outbox', {
  seq: autoNumber,
  event_id: text,
  type: textOf<SiteEventType>(),
  event: text,
  created_at: date,
  published_at: nullable(date),
  settled_at: nullable(date),
  next_check_at: nullable(date),
  repeats: withDefault(number)
})
export type OutboxEntry = RowOf<typeof outboxTable>

/** Which consumer has handled which event. */
export const inboxTable = defineTable('inbox', { consumer: text, event_id: text, received_at: date })

/** Events that a consumer gave up on. */
export const deadLettersTable = defineTable('dead_letters', {
  id: autoNumber,
  consumer: text,
  event_id: nullable(text),
  event: text,
  cause: text,
  attempts: number,
  created_at: date
})
export type DeadLetterRow = RowOf<typeof deadLettersTable>

/** What administrators changed, and who had access. */
export const auditEntriesTable = defineTable('audit_entries', {
  id: autoNumber,
  at: date,
  action: textOf<AuditAction>(),
  subject_id: nullable(number),
  address: text,
  actor: nullable(text),
  /** How many rows an erasure removed. */
  affected_rows: nullable(number),
  /** What it was about, where that has a name and no number. */
  subject: nullable(text)
})

/** The named codes: the authority’s, or the copy of another service (admin/codes-migration.ts). */
export const adminCodesTable = defineTable('admin_codes', {
  id: number,
  selector: text,
  name: text,
  scopes: text,
  /** ReleaseGrants as JSON; of tokens of scope `releases:write` alone. */
  releases: nullable(text),
  hash: text,
  created_at: date,
  revoked_at: nullable(date),
  version: number,
  last_used_at: nullable(date)
})

/** The counters of revision.ts. */
export const revisionsTable = defineTable('revisions', { name: text, slot: number, revision: number })

/** All of these tables, for the test that compares declarations with the schema. */
export const sharedTables = [
  migrationsTable,
  outboxTable,
  inboxTable,
  deadLettersTable,
  auditEntriesTable,
  adminCodesTable,
  revisionsTable
]
