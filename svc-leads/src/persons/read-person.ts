import type { Person, PersonDemand } from '@site/contracts/persons/person'
import { type Database, toBoolean, toDate } from '@site/service/database/database'
import { notFound } from '@site/service/http/errors'
import { foldEmail } from '../search/search-text.ts'
import { type ArchivedLeadRow, archivedLeadsTable, type LeadRow, leadsTable } from '../tables/tables.ts'
import { groupBy } from './group-by.ts'
import { addressesOf, linksAmong, presentLink } from './person-links.ts'
import { proposeFor } from './propose.ts'
import { newestFirst } from './read-leads.ts'
import { findSameTelephone } from './same-telephone.ts'
import { summarise } from './summarise.ts'

/** Demands in one answer. */
const SHOWN = 200

/**
 * A person by an address or a lead: all that its addresses sent, archived leads and suspects too, and who else it may be.
 *
 * @throws HttpError 404 when nothing is kept of the address, or there is no such lead
 */
export async function readPerson(
  deps: { db: Database; clock: () => Date },
  asked: { email?: string | undefined; leadId?: number | undefined }
): Promise<Person> {
  const { knex } = deps.db
  const keys = await addressesOf(knex, await keyOf(deps.db, asked))
  // At once, on connections of their own: the sheet of a lead waits for the slowest of them, not for their sum.
  const [found, archived, links, proposals] = await Promise.all([
    leadsTable(knex).whereIn('email_key', keys),
    archivedLeadsTable(knex).whereIn('email_key', keys),
    linksAmong(knex, keys),
    proposeFor(deps, keys)
  ])
  const leads = newestFirst(found)
  if (leads.length + archived.length === 0) throw personNotFound()
  const listed = leads.filter(({ is_suspect }) => !toBoolean(is_suspect))
  const sameTelephone = await findSameTelephone(knex, listed, keys, proposals)
  const demands = [
    ...leads.map((row) => presentDemand(row, toBoolean(row.is_suspect) ? 'suspect' : 'listed')),
    ...archived.map((row) => presentDemand(row, 'archived'))
  ].sort((one, other) => other.timestamp.localeCompare(one.timestamp) || other.id - one.id)
  return {
    summary: summarise(
      keys,
      groupBy(listed, ({ email_key }) => email_key)
    ),
    links: links.map(presentLink),
    total: demands.length,
    demands: demands.slice(0, SHOWN),
    proposals,
    sameTelephone
  }
}

async function keyOf({ knex }: Database, asked: Parameters<typeof readPerson>[1]): Promise<string> {
  if (asked.email !== undefined) return foldEmail(asked.email)
  const lead = await leadsTable(knex)
    .where({ id: asked.leadId ?? 0 })
    .first()
  if (!lead) throw personNotFound()
  return lead.email_key
}

export const personNotFound = () => notFound('Aucune donnée pour cette personne.', 'person-not-found')

const presentDemand = (row: LeadRow | ArchivedLeadRow, state: PersonDemand['state']): PersonDemand => ({
  id: row.id,
  timestamp: toDate(row.created_at).toISOString(),
  state,
  source: row.source,
  email: row.email,
  nom: row.nom,
  prenom: row.prenom,
  telephone: row.telephone,
  company: row.company,
  note: ('question' in row && row.question) || row.note,
  consent: row.consent_at !== null
})
