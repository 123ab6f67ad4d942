import { toIso } from '@site/service/database/database'
import { noticeAttemptsTable } from '../tables/delivery-tables.ts'
import { type PersonalDataPart, textsOf } from '../tables/personal-data-part.ts'

/**
 * The attempts to tell others of a person's leads, with what their servers answered: the data of the lead itself are withheld from it
 * when it is stored, but an answer may name somebody else.
 */
export const deliveriesPart: PersonalDataPart = {
  name: 'deliveries',
  tables: ['notice_attempts'],
  texts: [textsOf(noticeAttemptsTable, { id: 'id', owner: 'lead_id', columns: ['error', 'answer'] })],
  async find(executor, { leadIds }) {
    const rows = await noticeAttemptsTable(executor).whereIn('lead_id', leadIds).orderBy('id')
    return {
      exported: rows.map((row) => ({
        leadId: row.lead_id,
        channel: row.channel,
        at: toIso(row.at),
        outcome: row.outcome
      })),
      async erase(trx) {
        await noticeAttemptsTable(trx).whereIn('lead_id', leadIds).delete()
      }
    }
  }
}
