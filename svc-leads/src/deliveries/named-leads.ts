import type { NamedLead } from '@site/contracts/deliveries/deliveries'
import type { Executor } from '@site/service/database/database'
import { readLeads } from '../leads/lead-search.ts'

/** Those of these leads that are in the list, by their numbers, as their reader knows them. */
export async function namedLeads(
  executor: Executor,
  ids: readonly number[]
): Promise<Map<number, NamedLead>> {
  const leads = await readLeads(executor, [...new Set(ids)])
  return new Map(leads.map(({ id, nom, prenom, email, source }) => [id, { id, nom, prenom, email, source }]))
}
