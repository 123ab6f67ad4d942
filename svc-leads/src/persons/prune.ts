import type { Executor } from '@site/service/database/database'
import {
  archivedLeadsTable,
  leadsTable,
  personCandidatesTable,
  personKeysTable,
  personLinksTable,
  personRefusalsTable
} from '../tables/tables.ts'

/**
 * Erases what is kept about addresses of which nothing else is: keys of leads that are gone, candidates without a listed lead, and what
 * was joined or refused of an address that is not even in the archive (DATA-3). Gives how many rows.
 */
export async function prunePersons(executor: Executor): Promise<number> {
  const keys = await personKeysTable(executor)
    .whereNotExists(leadsTable(executor).whereRaw('leads.id = person_keys.lead_id'))
    .delete()
  let pairs = 0
  for (const side of ['first_key', 'second_key'] as const) {
    pairs += await personCandidatesTable(executor)
      .whereNotExists(leadsTable(executor).whereRaw(`leads.email_key = person_candidates.${side}`))
      .delete()
    for (const table of [personLinksTable, personRefusalsTable])
      pairs += await table(executor)
        .whereNotExists(leadsTable(executor).whereRaw(`leads.email_key = ${table.tableName}.${side}`))
        .whereNotExists(
          archivedLeadsTable(executor).whereRaw(`archived_leads.email_key = ${table.tableName}.${side}`)
        )
        .delete()
  }
  return keys + pairs
}
