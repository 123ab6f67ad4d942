import type { SentByToken } from '@site/contracts/audience/audience'
import type { Executor } from '@site/service/database/database'
import { daysAfter, parisMidnight } from '@site/service/process/paris-time'
import { leadDesksTable } from '../tables/desk-tables.ts'
import { leadsTable } from '../tables/tables.ts'

/** Leads whose desks are read at a time. */
const BATCH = 500

/** How many leads of these days came by tokens, and what came of them, by where they say that they come from (AUDIENCE-15). */
export async function readSentByTokens(
  db: Executor,
  { from, to }: { from: string; to: string }
): Promise<SentByToken[]> {
  const leads = await leadsTable(db)
    .select('id', 'origin')
    .where('created_at', '>=', parisMidnight(from))
    .where('created_at', '<', parisMidnight(daysAfter(to, 1)))
    .where({ is_suspect: false })
    .whereNotNull('origin')
  const origins = new Map<string, SentByToken>()
  for (let first = 0; first < leads.length; first += BATCH) {
    const some = leads.slice(first, first + BATCH)
    const ids = some.map(({ id }) => id)
    const desks = await leadDesksTable(db).select('lead_id', 'status', 'contacted_at').whereIn('lead_id', ids)
    const deskOf = new Map(desks.map((desk) => [desk.lead_id, desk]))
    for (const { id, origin } of some) {
      if (origin === null) continue
      const sums = origins.get(origin) ?? { origin, received: 0, contacted: 0, won: 0 }
      const desk = deskOf.get(id)
      sums.received += 1
      if (desk && desk.contacted_at !== null) sums.contacted += 1
      if (desk?.status === 'gagne') sums.won += 1
      origins.set(origin, sums)
    }
  }
  return [...origins.values()].sort(
    (one, other) => other.received - one.received || (one.origin < other.origin ? -1 : 1)
  )
}
