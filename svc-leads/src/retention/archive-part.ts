import { toIso } from '@site/service/database/database'
import { exportLead, LEAD_TEXTS } from '../leads/leads-part.ts'
import { type PersonalDataPart, textsOf } from '../tables/personal-data-part.ts'
import { archivedLeadsTable } from '../tables/tables.ts'

/** The archived leads of a person. */
export const archivePart: PersonalDataPart = {
  name: 'archived',
  tables: ['archived_leads'],
  texts: [textsOf(archivedLeadsTable, { id: 'id', owner: 'email_key', columns: LEAD_TEXTS })],
  async find(executor, { keys }) {
    const rows = await archivedLeadsTable(executor).whereIn('email_key', keys).orderBy('id').forUpdate()
    return {
      exported: rows.map((row) => ({
        ...exportLead(row),
        lastActivityAt: toIso(row.last_activity_at),
        archivedAt: toIso(row.archived_at)
      })),
      async erase(trx) {
        await archivedLeadsTable(trx)
          .whereIn(
            'id',
            rows.map(({ id }) => id)
          )
          .delete()
      }
    }
  }
}
