import {
  type JournalEntry,
  journalChangeSchema,
  journalEntrySchema
} from '@site/contracts/operations/lead-sheet'
import { type Executor, toDatabaseDate, toDate } from '@site/service/database/database'
import { insertInBatches } from '@site/service/database/table'
import { z } from 'zod'
import { type LeadJournalRow, leadJournalTable, leadNoteEditsTable } from '../tables/desk-tables.ts'

/** Rows in one statement. */
const BATCH = 100

/** What a change replaced, and whom a reminder went to, as the journal keeps them. */
type Kept<Kind extends JournalEntry['kind']> = Omit<
  Extract<JournalEntry, { kind: Kind }>,
  'id' | 'at' | 'by' | 'kind'
>

/** What a change replaced beyond what the journal shows: without it the change could not be taken back exactly. */
const beforeSchema = z.object({ contactedAt: z.iso.datetime().nullable(), reminders: z.number().int() })
type Before = z.infer<typeof beforeSchema>
const wholeChangeSchema = journalChangeSchema
  .omit({ id: true, at: true, by: true, kind: true })
  .extend({ before: beforeSchema })

type NoteEdit = NonNullable<Extract<JournalEntry, { kind: 'note' }>['edits']>[number]

/** Something that was done about a lead, about to be written down. */
type NewEntryOf<Kind extends 'change' | 'reminder'> = {
  leadId: number
  at: Date
  by: string | null
  kind: Kind
} & Kept<Kind>
export type NewChange = NewEntryOf<'change'> & { before: Before }
export type NewEntry = NewChange | NewEntryOf<'reminder'>

/** A change with all that it replaced. */
export type WholeChange = z.infer<typeof wholeChangeSchema>

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
  const [rows, edits] = await Promise.all([
    leadJournalTable(executor).where({ lead_id: leadId }).orderBy('id', 'desc').limit(limit),
    readEdits(executor, [leadId], limit)
  ])
  return rows.map((row) => presentEntry(row, edits.get(row.id)))
}

/** What the notes of these leads said before, by note, the newest first. `limit`: edits at most, all notes together. */
export async function readEdits(
  executor: Executor,
  leadIds: readonly number[],
  limit?: number
): Promise<Map<number, NoteEdit[]>> {
  const query = leadNoteEditsTable(executor).whereIn('lead_id', leadIds).orderBy('id', 'desc')
  const edits = new Map<number, NoteEdit[]>()
  for (const { note_id, at, wording } of await (limit === undefined ? query : query.limit(limit)))
    edits.set(note_id, [...(edits.get(note_id) ?? []), { at: toDate(at).toISOString(), before: wording }])
  return edits
}

/**
 * The changes that made these versions, by lead. One that a release before this wrote, which kept less of it, is left out.
 *
 * @param leads each with the version that is asked for
 */
export async function findChanges(
  executor: Executor,
  leads: readonly { leadId: number; version: number }[]
): Promise<Map<number, WholeChange>> {
  const versions = new Map(leads.map(({ leadId, version }) => [leadId, version]))
  const rows = await leadJournalTable(executor)
    .where({ kind: 'change' })
    .whereIn('lead_id', [...versions.keys()])
    .whereIn('version', [...new Set(versions.values())])
  const changes = new Map<number, WholeChange>()
  for (const row of rows) {
    const change = wholeChangeSchema.safeParse(JSON.parse(row.detail))
    if (row.version === versions.get(row.lead_id) && change.success) changes.set(row.lead_id, change.data)
  }
  return changes
}

/** An entry of the journal as the API answers it. `edits`: of a note that was edited. */
export function presentEntry(row: LeadJournalRow, edits?: NoteEdit[]): JournalEntry {
  const { id, kind, actor: by } = row
  const at = toDate(row.at).toISOString()
  if (kind === 'note') return { id, at, by, kind, text: row.detail, ...(edits && { edits }) }
  return journalEntrySchema.parse({ ...JSON.parse(row.detail), id, at, by })
}
