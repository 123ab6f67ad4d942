import { COUNTED_AT_MOST, DESK_VIEWS, type DeskPage, type DeskView } from '@site/contracts/leads/desk'
import type { leadDeskOperations } from '@site/contracts/operations/table/lead-desk'
import { type Database, type Executor, toDatabaseDate } from '@site/service/database/database'
import { countUpTo } from '@site/service/database/table'
import { decodeCursor, encodeCursor } from '@site/service/http/cursor'
import type { z } from 'zod'
import { leadDesksTable } from '../../tables/desk-tables.ts'
import type { DeskTiming } from '../desk-config.ts'
import { listOwners } from '../owners.ts'
import { findDesks, presentDesk, readDeskRow, type StoredDesk } from '../stored-desk.ts'
import { type Part, partsOf, type ViewContext } from './views.ts'

export type DeskQuery = z.output<NonNullable<typeof leadDeskOperations.listDesk.query>>

/**
 * Where the leads stand: those of a view, newest first, or those that `ids` names, and how many each view holds, up to COUNTED_AT_MOST,
 * where that is wanted (DESK-7).
 *
 * @param me the owner's name for who asks
 * @throws HttpError 400 for a cursor that is not one of ours
 */
export async function listDesk(
  { db, timing }: { db: Database; timing: DeskTiming },
  { view, ids, counts, limit, cursor }: DeskQuery,
  me: string,
  now: Date
): Promise<DeskPage> {
  const context = { me, now, timing }
  const after = cursor === undefined ? undefined : positionOf(cursor)
  const found = ids
    ? await findDesks(db.knex, [...new Set(ids.split(',').map(Number))])
    : await findPart(db.knex, partsOf(view, context), { after, limit: limit + 1 })
  const rows = ids ? found : found.slice(0, limit)
  const last = rows.at(-1)
  return {
    at: now.toISOString(),
    me,
    owners: await listOwners(db.knex),
    ...(counts === 'yes' && { counts: await countViews(db.knex, context) }),
    rows: rows.map((desk) => presentDesk(desk, timing, now)),
    nextCursor: last && found.length > rows.length ? encodeCursor([last.since.getTime(), last.leadId]) : null
  }
}

/** The position of a lead in a view, which has the newest first and, among equals, the higher number first. */
interface DeskPosition {
  since: Date
  leadId: number
}

function positionOf(cursor: string): DeskPosition {
  const [time = 0, leadId = 0] = decodeCursor(cursor, 2)
  return { since: new Date(time), leadId }
}

/** The first rows of parts that have none in common, in the order of the view. */
async function findPart(
  executor: Executor,
  parts: Part[],
  { after, limit }: { after: DeskPosition | undefined; limit: number }
): Promise<StoredDesk[]> {
  const found: StoredDesk[] = []
  for (const part of parts) {
    const query = leadDesksTable(executor)
      .orderBy([
        { column: 'since', order: 'desc' },
        { column: 'lead_id', order: 'desc' }
      ])
      .limit(limit)
    part(query)
    if (after) {
      const since = toDatabaseDate(after.since)
      query.where((later) => {
        later
          .where('since', '<', since)
          .orWhere((same) => same.where('since', since).where('lead_id', '<', after.leadId))
      })
    }
    found.push(...(await query).map(readDeskRow))
  }
  return found
    .sort((one, other) => other.since.getTime() - one.since.getTime() || other.leadId - one.leadId)
    .slice(0, limit)
}

async function countViews(
  executor: Executor,
  context: ViewContext
): Promise<NonNullable<DeskPage['counts']>> {
  const counts = {} as Record<DeskView, number>
  for (const view of DESK_VIEWS) {
    let total = 0
    for (const part of partsOf(view, context)) {
      const query = leadDesksTable(executor)
      part(query)
      total += await countUpTo(executor, query, COUNTED_AT_MOST)
    }
    counts[view] = Math.min(total, COUNTED_AT_MOST)
  }
  return counts
}
