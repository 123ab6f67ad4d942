import type { PersonSummary } from '@site/contracts/persons/person'
import { toDate } from '@site/service/database/database'
import type { LeadRow } from '../tables/tables.ts'
import { nameOf } from './likeness/person-names.ts'
import { newestFirst } from './read-leads.ts'

/**
 * A person in a line.
 *
 * @param addresses of the person, as they are compared
 * @param byAddress what addresses sent, newest first; those of others too
 */
export function summarise(
  addresses: readonly string[],
  byAddress: ReadonlyMap<string, LeadRow[]>
): PersonSummary {
  const leads = newestFirst(addresses.flatMap((key) => byAddress.get(key) ?? []))
  const typed = addresses.map((key) => byAddress.get(key)?.[0]?.email.trim() ?? key)
  const [newest] = leads
  const email = newest?.email.trim() ?? typed[0] ?? ''
  const named = leads.find((lead) => nameOf(lead) !== null)
  return {
    email,
    addresses: [email, ...typed.filter((address) => address !== email)],
    name: named ? writtenName(named) : null,
    telephone: leads.find(({ telephone }) => telephone)?.telephone ?? null,
    company: leads.find(({ company }) => company !== '')?.company ?? null,
    demands: leads.length,
    lastAt: newest ? toDate(newest.created_at).toISOString() : null,
    leadId: newest?.id ?? null
  }
}

/** The name as it was typed, without what stands for a part that was not given. */
function writtenName({ prenom, nom }: LeadRow): string {
  const known = nameOf({ prenom, nom })
  return [known?.first ? prenom : '', known?.last ? nom : '']
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
}
