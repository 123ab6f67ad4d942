import { leadSourceSchema } from '@site/contracts/leads/lead'
import { type Executor, toDatabaseDate } from '@site/service/database/database'
import { leadsTable } from '../tables/tables.ts'
import { parseLeads, type StoredLead } from './lead-repository.ts'

/** The position of a lead in the list, which has the newest first and, among equals, the higher id first. */
export interface LeadPosition {
  createdAt: Date
  id: number
}

/**
 * The leads of a source, or of all when it is undefined, newest first.
 *
 * @param page `after` starts after a position and `limit` is a number of leads; without them, all leads are given
 */
export async function findLeads(
  executor: Executor,
  source: string | undefined,
  page: { after?: LeadPosition | undefined; limit?: number | undefined } = {}
): Promise<StoredLead[]> {
  const query = ofSource(executor, source).orderBy([
    { column: 'created_at', order: 'desc' },
    { column: 'id', order: 'desc' }
  ])
  if (page.after) {
    const { createdAt, id } = page.after
    const at = toDatabaseDate(createdAt)
    query.where((after) => {
      after.where('created_at', '<', at).orWhere((same) => same.where('created_at', at).where('id', '<', id))
    })
  }
  if (page.limit !== undefined) query.limit(page.limit)
  return parseLeads(await query)
}

/** How many leads a source has in all. */
export async function countLeads(executor: Executor, source: string | undefined): Promise<number> {
  const row = await ofSource(executor, source).count({ total: '*' }).first()
  return Number(row?.total ?? 0)
}

/** The leads with these ids, in the same order. One that was deleted is left out. */
export async function readLeads(executor: Executor, ids: number[]): Promise<StoredLead[]> {
  const found = new Map<number, StoredLead>()
  for (let start = 0; start < ids.length; start += BATCH) {
    const rows = await leadsTable(executor)
      .where({ is_suspect: false })
      .whereIn('id', ids.slice(start, start + BATCH))
    for (const lead of parseLeads(rows)) found.set(lead.id, lead)
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** Ids in one statement: SQLite accepts at most 32,766 values. */
const BATCH = 1_000

/** An unknown source finds nothing. That is checked here, since databases differ on case and on trailing spaces. */
function ofSource(executor: Executor, source: string | undefined): ReturnType<typeof leadsTable> {
  const query = leadsTable(executor).where({ is_suspect: false })
  if (source === undefined) return query
  const known = leadSourceSchema.safeParse(source)
  return known.success ? query.where({ source: known.data }) : query.whereRaw('1 = 0')
}
