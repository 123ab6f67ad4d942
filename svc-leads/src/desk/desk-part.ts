import { toDate } from '@site/service/database/database'
import { leadDesksTable, leadJournalTable } from '../tables/desk-tables.ts'
import type { PersonalDataPart } from '../tables/personal-data-part.ts'
import { presentEntry } from './journal.ts'

const isoOf = (value: unknown): string | null => (value === null ? null : toDate(value).toISOString())

/** Where the leads of a person stand, and what was done about them: notes and reasons are texts about the person. */
export const deskPart: PersonalDataPart = {
  name: 'desk',
  tables: ['lead_desks', 'lead_journal'],
  async find(executor, { leadIds }) {
    const desks = await leadDesksTable(executor).whereIn('lead_id', leadIds).orderBy('lead_id')
    const journal = await leadJournalTable(executor).whereIn('lead_id', leadIds).orderBy('id')
    return {
      exported: [
        ...desks.map((row) => ({
          leadId: row.lead_id,
          status: row.status,
          lostReason: row.lost_reason,
          callbackAt: isoOf(row.callback_at),
          contactedAt: isoOf(row.contacted_at)
        })),
        ...journal.map((row) => ({ leadId: row.lead_id, ...presentEntry(row) }))
      ],
      async erase(trx) {
        await leadDesksTable(trx).whereIn('lead_id', leadIds).delete()
        await leadJournalTable(trx).whereIn('lead_id', leadIds).delete()
      }
    }
  }
}
