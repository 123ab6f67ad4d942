import { PERSONS_AT_MOST, type PersonSummary } from '@site/contracts/persons/person'
import type { Database } from '@site/service/database/database'
import type { LeadMirror } from '../search/lead-mirror.ts'
import { foldEmail } from '../search/search-text.ts'
import { archivedLeadsTable } from '../tables/tables.ts'
import { readGroups } from './person-groups.ts'
import { leadsByAddress, leadsByIds } from './read-leads.ts'
import { summarise } from './summarise.ts'

/** The leads among which persons are looked for. */
const LEADS = 400

/** Persons by a part of an address, a name or a number, whoever wrote last first; and one whose whole address was typed, archived or not. Nothing typed: everybody. */
export async function searchPersons(
  { db, mirror }: { db: Database; mirror: LeadMirror },
  search: string
): Promise<PersonSummary[]> {
  const groups = await readGroups(db.knex)
  const found = (await mirror.find(search)).slice(0, LEADS)
  const leads = await leadsByIds(
    db.knex,
    found.map(({ id }) => id)
  )
  const keys = [...leads.map(({ email_key }) => email_key), ...(await archivedKey(db, search))]
  const persons = new Map(keys.map((key) => [groups.of(key)[0], groups.of(key)]))
  const shown = [...persons.values()].slice(0, PERSONS_AT_MOST)
  const byAddress = await leadsByAddress(db.knex, shown.flat())
  return shown.map((addresses) => summarise(addresses, byAddress))
}

async function archivedKey({ knex }: Database, search: string): Promise<string[]> {
  const email_key = foldEmail(search)
  if (!email_key.includes('@')) return []
  const row = await archivedLeadsTable(knex).where({ email_key }).first()
  return row ? [email_key] : []
}
