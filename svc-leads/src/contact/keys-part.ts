import { toIso } from '@site/service/database/database'
import type { PersonalDataPart } from '../tables/personal-data-part.ts'
import { idempotencyKeysTable } from '../tables/tables.ts'

/** The keys of a person's submissions: a repeat must not be answered with a lead that was erased. */
export const keysPart: PersonalDataPart = {
  name: 'keys',
  exportedAs: 'idempotencyKeys',
  tables: ['idempotency_keys'],
  async find(executor, { leadIds }) {
    const rows = await idempotencyKeysTable(executor).whereIn('lead_id', leadIds)
    return {
      exported: rows.map((row) => ({ key: row.key, leadId: row.lead_id, at: toIso(row.created_at) })),
      async erase(trx) {
        await idempotencyKeysTable(trx).whereIn('lead_id', leadIds).delete()
      }
    }
  }
}
