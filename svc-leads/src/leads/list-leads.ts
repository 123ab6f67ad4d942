import type { Lead } from '@site/contracts/leads/lead'
import type { leadOperations } from '@site/contracts/operations/table/leads'
import type { Database } from '@site/service/database/database'
import { decodeCursor, encodeCursor } from '@site/service/http/cursor'
import type { z } from 'zod'
import type { LeadMirror } from '../search/lead-mirror.ts'
import type { SearchScope } from '../search/lead-segments.ts'
import { wordsOf } from '../search/match-lead.ts'
import { presentLead } from './lead-presenter.ts'
import type { StoredLead } from './lead-repository.ts'
import { countLeads, findLeads, type LeadPosition, readLeads } from './lead-search.ts'

export type LeadListQuery = z.output<NonNullable<typeof leadOperations.listLeads.query>>

interface Page {
  after: LeadPosition | undefined
  limit: number | undefined
}

/** The leads of a page, with one more when there is a next page, and how many leads match in all. */
interface FoundPage {
  leads: StoredLead[]
  total: number
}

/**
 * The leads that match, newest first: all of them, or one page when the query has a `limit`. `total` counts all that
 * match, `nextCursor` is where the next page starts (LIST-4).
 *
 * @param inNotes the search looks into what the visitor wrote and the team noted as well (LIST-7)
 * @throws HttpError 400 for a cursor that is not one of ours
 */
export async function listLeads(
  deps: { db: Database; mirror: LeadMirror },
  { search = '', source, limit, cursor }: LeadListQuery,
  { inNotes }: { inNotes: boolean }
): Promise<{ leads: Lead[]; total: number; nextCursor: string | undefined }> {
  const page = { after: cursor === undefined ? undefined : positionOf(cursor), limit }
  const isSearch = wordsOf(search).length > 0
  const { leads: found, total } = await (isSearch
    ? searched(deps, search, { source, inNotes }, page)
    : listed(deps.db, source, page))
  const leads = limit === undefined ? found : found.slice(0, limit)
  const last = leads.at(-1)
  return {
    leads: leads.map(presentLead),
    total,
    nextCursor:
      last && found.length > leads.length ? encodeCursor([last.createdAt.getTime(), last.id]) : undefined
  }
}

async function listed(
  { knex }: Database,
  source: string | undefined,
  { after, limit }: Page
): Promise<FoundPage> {
  const leads = await findLeads(knex, source, { after, limit: limit && limit + 1 })
  const isComplete = limit === undefined && after === undefined
  return { leads, total: isComplete ? leads.length : await countLeads(knex, source) }
}

async function searched(
  { db, mirror }: { db: Database; mirror: LeadMirror },
  search: string,
  scope: SearchScope,
  { after, limit }: Page
): Promise<FoundPage> {
  const matches = await mirror.find(search, scope)
  const start = after === undefined ? 0 : matches.findIndex((lead) => isAfter(lead, after))
  const page = start < 0 ? [] : matches.slice(start, limit && start + limit + 1)
  const ids = page.map(({ id }) => id)
  return { leads: await readLeads(db.knex, ids), total: matches.length }
}

const isAfter = (lead: { createdAt: number; id: number }, { createdAt, id }: LeadPosition): boolean =>
  lead.createdAt < createdAt.getTime() || (lead.createdAt === createdAt.getTime() && lead.id < id)

function positionOf(cursor: string): LeadPosition {
  const [time = 0, id = 0] = decodeCursor(cursor, 2)
  return { createdAt: new Date(time), id }
}
