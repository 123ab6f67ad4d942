import { toIso } from '@site/service/database/database'
import {
  leadDesksTable,
  leadJournalTable,
  leadNoteEditsTable,
  leadPresencesTable
} from '../tables/desk-tables.ts'
import { type PersonalDataPart, textsOf } from '../tables/personal-data-part.ts'
import { presentEntry, readEdits } from './journal.ts'

/** Where the leads of a person stand, and what was done about them: notes and reasons are texts about the person. */
export const deskPart: PersonalDataPart = {
  name: 'desk',
  tables: ['lead_desks', 'lead_journal', 'lead_note_edits', 'lead_presences'],
  texts: [
    textsOf(leadDesksTable, { id: 'lead_id', owner: 'lead_id', columns: ['lost_reason'] }),
    textsOf(leadJournalTable, { id: 'id', owner: 'lead_id', columns: ['detail'] }),
    textsOf(leadNoteEditsTable, { id: 'id', owner: 'lead_id', columns: ['wording'] })
  ],
  async find(executor, { leadIds }) {
    const desks = await leadDesksTable(executor).whereIn('lead_id', leadIds).orderBy('lead_id')
    const journal = await leadJournalTable(executor).whereIn('lead_id', leadIds).orderBy('id')
    const edits = await readEdits(executor, leadIds)
    return {
      exported: [
        ...desks.map((row) => ({
          leadId: row.lead_id,
          status: row.status,
          lostReason: row.lost_reason,
          callbackAt: toIso(row.callback_at),
          contactedAt: toIso(row.contacted_at),
          repliedAt: toIso(row.replied_at)
        })),
        ...journal.map((row) => ({ leadId: row.lead_id, ...presentEntry(row, edits.get(row.id)) }))
      ],
      async erase(trx) {
        await leadPresencesTable(trx).whereIn('lead_id', leadIds).delete()
        await leadDesksTable(trx).whereIn('lead_id', leadIds).delete()
        await leadNoteEditsTable(trx).whereIn('lead_id', leadIds).delete()
        await leadJournalTable(trx).whereIn('lead_id', leadIds).delete()
      }
    }
  }
}
