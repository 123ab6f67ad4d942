import { type Database, type Executor, inTransaction, toDate } from '@site/service/database/database'
import { openDesks } from '../leads/announce-lead.ts'
import { leadDesksTable } from '../tables/desk-tables.ts'
import { leadsTable } from '../tables/tables.ts'

/** How many are opened in one transaction. */
const BATCH = 500

/**
 * Gives a place on the desk to those of these leads that are in the list and have none: a replica of the release before the desk
 * captured them while both were running. Returns how many.
 */
export async function openMissingDesks(trx: Executor, leadIds: readonly number[]): Promise<number> {
  const leads = await withoutDesk(trx).whereIn('lead.id', leadIds)
  await openDesks(
    trx,
    leads.map(({ id, created_at }) => ({ leadId: id, time: toDate(created_at) }))
  )
  return leads.length
}

/** The same for all leads of the list, 500 at most. */
export async function openAllMissingDesks(db: Database): Promise<number> {
  const leads = await withoutDesk(db.knex).limit(BATCH)
  if (leads.length === 0) return 0
  const ids = leads.map(({ id }) => id)
  return inTransaction(db, (trx) => openMissingDesks(trx, ids))
}

const withoutDesk = (executor: Executor) =>
  leadsTable
    .as('lead')(executor)
    .select('id', 'created_at')
    .where('lead.is_suspect', false)
    .whereNotExists(leadDesksTable.as('desk')(executor).whereRaw('desk.lead_id = lead.id'))
