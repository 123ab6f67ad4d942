import type { editedNoteSchema } from '@site/contracts/leads/desk-changes'
import type { JournalEntry } from '@site/contracts/operations/lead-sheet'
import { type Actor, recordAudit } from '@site/service/admin/audit'
import { type Database, inTransaction, toDatabaseDate } from '@site/service/database/database'
import { conflict, forbidden, notFound } from '@site/service/http/errors'
import type { Clock } from '@site/service/process/clock'
import type { z } from 'zod'
import { announceLeadChanges } from '../../leads/announce-change.ts'
import { leadNotFound } from '../../leads/delete-lead.ts'
import { hasLead, noteChanges } from '../../leads/lead-repository.ts'
import { leadJournalTable, leadNoteEditsTable } from '../../tables/desk-tables.ts'
import { presentEntry, readEdits } from '../journal.ts'

/**
 * Gives a note another wording and keeps the one before, with audit and event in one transaction (DESK-18). A note that says so already
 * is answered as it is, so that the same edit can be sent again.
 *
 * @throws HttpError 404 when there is no such lead or note, 403 when somebody else wrote it, 409 when it says something else than was seen
 */
export async function editNote(
  { db, clock, notify }: { db: Database; clock: Clock; notify: () => void },
  { leadId, noteId }: { leadId: number; noteId: number },
  { text, seen }: z.output<typeof editedNoteSchema>,
  actor: Actor
): Promise<JournalEntry> {
  const edited = await inTransaction(db, async (trx) => {
    // Locks the lead, so that its edits come one after the other.
    if (!(await hasLead(trx, leadId))) throw leadNotFound()
    const note = { id: noteId, lead_id: leadId, kind: 'note' as const }
    const row = await leadJournalTable(trx).where(note).first()
    if (!row) throw noteNotFound()
    if (row.actor !== (actor.by ?? null))
      throw forbidden(
        'Une note est modifiée par qui l’a écrite\u00a0: ajoutez la vôtre.',
        'note-of-somebody-else'
      )
    if (row.detail !== text) {
      if (row.detail !== seen)
        throw conflict('Cette note a été modifiée entre-temps, dans une autre fenêtre.', 'note-changed')
      const at = clock()
      await leadNoteEditsTable(trx).insert({
        ...{ lead_id: leadId, note_id: noteId },
        at: toDatabaseDate(at),
        wording: row.detail
      })
      await leadJournalTable(trx).where(note).update({ detail: text })
      await recordAudit(trx, { at, action: 'lead-note-edited', subjectId: leadId, ...actor })
      await announceLeadChanges(trx, [leadId], at)
      await noteChanges(trx, [leadId])
    }
    return presentEntry({ ...row, detail: text }, (await readEdits(trx, [leadId])).get(noteId))
  })
  notify()
  return edited
}

export const noteNotFound = () => notFound('Cette note n’existe pas, ou n’existe plus.', 'note-not-found')
