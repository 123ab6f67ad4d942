import type { PersonProposal, PersonSummary } from '@site/contracts/persons/person'
import type { Executor } from '@site/service/database/database'
import { foldEmail } from '../search/search-text.ts'
import { type LeadRow, personKeysTable } from '../tables/tables.ts'
import { telephoneKey } from './likeness/person-keys.ts'
import { telephonesOf } from './likeness/telephones.ts'
import { readGroups } from './person-groups.ts'
import { leadsByAddress, leadsByIds } from './read-leads.ts'
import { summarise } from './summarise.ts'

/** A number of more leads than this is a switchboard's: the newest of them are looked at. */
const LOOKED_AT = 200
/** Persons in one answer. */
const SHOWN = 5

/**
 * Whose number is the same as one of these leads', without being proposed as the same person: colleagues, a family (PERSON-18). A person
 * whose addresses were joined is one. Numbers are found by the index that proposals use; leads that are still to be compared are not in it yet.
 *
 * @param own the addresses of the person whose leads these are
 */
export async function findSameTelephone(
  executor: Executor,
  leads: readonly LeadRow[],
  own: readonly string[],
  proposals: readonly PersonProposal[]
): Promise<PersonSummary[]> {
  const keys = [...new Set(leads.flatMap(({ telephone }) => telephonesOf(telephone)))].map(telephoneKey)
  if (keys.length === 0) return []
  const rows = await personKeysTable(executor)
    .whereIn('key', keys)
    .orderBy('lead_id', 'desc')
    .limit(LOOKED_AT)
  const known = new Set([...own, ...proposals.flatMap(({ second }) => second.addresses.map(foldEmail))])
  const others = (await leadsByIds(executor, [...new Set(rows.map(({ lead_id }) => lead_id))])).filter(
    ({ email_key }) => email_key !== '' && !known.has(email_key)
  )
  if (others.length === 0) return []
  const groups = await readGroups(executor)
  const persons = new Map(others.map(({ email_key }) => [groups.of(email_key)[0], groups.of(email_key)]))
  const shown = [...persons.values()].slice(0, SHOWN)
  const byAddress = await leadsByAddress(executor, shown.flat())
  return shown.map((addresses) => summarise(addresses, byAddress))
}
