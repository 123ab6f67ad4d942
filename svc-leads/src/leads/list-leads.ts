import { type Lead, leadQuerySchema } from '@site/contracts/lead'
import { decodeCursor, encodeCursor } from '@site/service/cursor'
import type { Database } from '@site/service/database'
import { z } from 'zod'
import { presentLead } from './lead-presenter.ts'
import { countLeads, findLeads, type LeadPosition } from './lead-search.ts'

/** Query of GET /api/leads with what is additive: a page of `limit` leads, after the place `cursor`. */
export const leadListQuerySchema = leadQuerySchema.extend({
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  cursor: z.string().max(64).optional()
})
export type LeadListQuery = z.output<typeof leadListQuerySchema>

/**
 * The leads that match, newest first: all of them, or one page when the query has a `limit`. `total` counts all that
 * match, `nextCursor` is where the next page starts (RESOLUTIONS 8).
 *
 * @throws HttpProblem 400 for a cursor that is not one of ours
 */
export async function listLeads(
  db: Database,
  { search, source, limit, cursor }: LeadListQuery
): Promise<{ leads: Lead[]; total: number; nextCursor: string | undefined }> {
  const after = cursor === undefined ? undefined : positionOf(cursor)
  const filter = { search, source }
  const found = await findLeads(db.knex, filter, { after, limit: limit && limit + 1 })
  const page = limit === undefined ? found : found.slice(0, limit)
  const last = page.at(-1)
  const isWhole = limit === undefined && after === undefined
  return {
    leads: page.map(presentLead),
    total: isWhole ? found.length : await countLeads(db.knex, filter),
    nextCursor:
      last && found.length > page.length ? encodeCursor([last.createdAt.getTime(), last.id]) : undefined
  }
}

function positionOf(cursor: string): LeadPosition {
  const [time = 0, id = 0] = decodeCursor(cursor, 2)
  return { createdAt: new Date(time), id }
}
