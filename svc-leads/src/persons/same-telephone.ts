import type { PersonProposal, PersonSummary } from '@site/contracts/persons/person'
import type { Executor } from '@site/service/database/database'
import { foldEmail } from '../search/search-text.ts'
import { type LeadRow, personKeysTable } from '../tables/tables.ts'
import { groupBy } from './group-by.ts'
import { telephoneKey } from './likeness/person-keys.ts'
import { telephonesOf } from './likeness/telephones.ts'
import { leadsByIds } from './read-leads.ts'
import { summarise } from './summarise.ts'

/** A number of more leads than this is a switchboard's: the newest of them are looked at. */
const LOOKED_AT = 200
/** Persons in one answer. */
const SHOWN = 5

/**
 * Whose number is the same as one of these leads', without being proposed as the same person: colleagues, a family (PERSON-18). Numbers are
 * found by the index that proposals use; leads that are still to be compared are not in it yet.
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
  const byAddress = groupBy(others, ({ email_key }) => email_key)
  return [...byAddress.keys()].slice(0, SHOWN).map((address) => summarise([address], byAddress))
}
