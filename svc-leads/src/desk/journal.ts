import { type JournalEntry, journalEntrySchema } from '@site/contracts/operations/lead-sheet'
import { type Executor, toDatabaseDate, toDate } from '@site/service/database/database'
import { insertInBatches } from '@site/service/database/table'
import { type LeadJournalRow, leadJournalTable } from '../tables/desk-tables.ts'

/** Rows in one statement. */
const BATCH = 100

/** What a change replaced, and whom a reminder went to, as the journal keeps them. */
type Kept<Kind extends JournalEntry['kind']> = Omit<
  Extract<JournalEntry, { kind: Kind }>,
  'id' | 'at' | 'by' | 'kind'
>

/** Something that was done about a lead, about to be written down. */
export type NewEntry = { leadId: number; at: Date; by: string | null } & (
  | ({ kind: 'change' } & Kept<'change'>)
  | ({ kind: 'reminder' } & Kept<'reminder'>)
)

/** Writes down changes and reminders, in the transaction that makes them. */
export const addEntries = (trx: Executor, entries: readonly NewEntry[]): Promise<void> =>
  insertInBatches(
    trx,
    leadJournalTable,
    entries.map(({ leadId, at, by, ...kept }) => ({
      lead_id: leadId,
      at: toDatabaseDate(at),
      actor: by,
      kind: kept.kind,
      version: kept.kind === 'change' ? kept.version : null,
      detail: JSON.stringify(kept)
    })),
    BATCH
  )

/** What was done about a lead, newest first, `limit` entries at most. */
export async function listJournal(
  executor: Executor,
  leadId: number,
  limit: number
): Promise<JournalEntry[]> {
  const rows = await leadJournalTable(executor).where({ lead_id: leadId }).orderBy('id', 'desc').limit(limit)
  return rows.map(presentEntry)
}

/** An entry of the journal as the API answers it. */
export function presentEntry(row: LeadJournalRow): JournalEntry {
  const { id, kind, actor: by } = row
  const at = toDate(row.at).toISOString()
  if (kind === 'note') return { id, at, by, kind, text: row.detail }
  return journalEntrySchema.parse({ ...JSON.parse(row.detail), id, at, by })
}
