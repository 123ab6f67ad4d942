import type { PersonalDataPart } from '../tables/personal-data-part.ts'
import { suspectDecisionsTable } from '../tables/tables.ts'

/** Why submissions of a person were set aside. */
export const decisionsPart: PersonalDataPart = {
  name: 'decisions',
  tables: ['suspect_decisions'],
  async find(executor, { leadIds }) {
    const rows = await suspectDecisionsTable(executor).whereIn('lead_id', leadIds).orderBy('lead_id')
    return {
      exported: rows.map((row) => ({
        leadId: row.lead_id,
        score: row.score,
        signals: JSON.parse(row.signals)
      })),
      async erase(trx) {
        await suspectDecisionsTable(trx).whereIn('lead_id', leadIds).delete()
      }
    }
  }
}
