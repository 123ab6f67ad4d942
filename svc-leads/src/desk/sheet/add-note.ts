import type { newNoteSchema } from '@site/contracts/leads/desk-changes'
import type { JournalEntry } from '@site/contracts/operations/lead-sheet'
import { type Actor, recordAudit } from '@site/service/admin/audit'
import { type Database, inTransaction, isDuplicateKey, toDatabaseDate } from '@site/service/database/database'
import type { Clock } from '@site/service/process/clock'
import type { z } from 'zod'
import { announceLeadChanges } from '../../leads/announce-change.ts'
import { leadNotFound } from '../../leads/delete-lead.ts'
import { hasLead, noteChanges } from '../../leads/lead-repository.ts'
import { leadJournalTable } from '../../tables/desk-tables.ts'
import { presentEntry } from '../journal.ts'

/**
 * Writes a note about a lead, with audit and event in one transaction (DESK-3). The same note sent again under its key is there once, and
 * is answered as it was written the first time.
 *
 * @throws HttpError 404 when there is no such lead
 */
export async function addNote(
  { db, clock, notify }: { db: Database; clock: Clock; notify: () => void },
  leadId: number,
  { text, key }: z.output<typeof newNoteSchema>,
  actor: Actor
): Promise<JournalEntry> {
  const earlier = async () => {
    const row = key && (await leadJournalTable(db.knex).where({ lead_id: leadId, note_key: key }).first())
    return row ? presentEntry(row) : undefined
  }
  const at = clock()
  try {
    const written = await inTransaction(db, async (trx) => {
      if (!(await hasLead(trx, leadId))) throw leadNotFound()
      const row = {
        lead_id: leadId,
        at: toDatabaseDate(at),
        actor: actor.by ?? null,
        kind: 'note' as const,
        version: null,
        detail: text,
        note_key: key ?? null
      }
      const [id = 0] = await leadJournalTable(trx).insert(row)
      await recordAudit(trx, { at, action: 'lead-noted', subjectId: leadId, ...actor })
      await announceLeadChanges(trx, [leadId], at)
      await noteChanges(trx, [leadId])
      return presentEntry({ id, ...row })
    })
    notify()
    return written
  } catch (error) {
    const known = isDuplicateKey(error) ? await earlier() : undefined
    if (!known) throw error
    return known
  }
}
