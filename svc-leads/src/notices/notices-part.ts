import { toIso } from '@site/service/database/database'
import type { PersonalDataPart } from '../tables/personal-data-part.ts'
import { leadNoticesTable } from '../tables/tables.ts'

/** What the team was told of a person's leads, and when. */
export const noticesPart: PersonalDataPart = {
  name: 'notices',
  tables: ['lead_notices'],
  async find(executor, { leadIds }) {
    const rows = await leadNoticesTable(executor).whereIn('lead_id', leadIds)
    return {
      exported: rows.map((row) => ({
        leadId: row.lead_id,
        channel: row.channel,
        sentAt: toIso(row.sent_at)
      })),
      async erase(trx) {
        await leadNoticesTable(trx).whereIn('lead_id', leadIds).delete()
      }
    }
  }
}
