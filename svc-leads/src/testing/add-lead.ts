import { type Database, type Executor, inTransaction } from '@site/service/database/database'
import { announceLeads } from '../leads/announce-lead.ts'
import { insertLeads, type NewLead } from '../leads/lead-repository.ts'
import { buildLead } from './build-lead.ts'

/** Stores a lead as a capture does, with its event, and gives its id. */
export const addLead = (db: Database, changes: Partial<NewLead> = {}): Promise<number> =>
  inTransaction(db, async (trx) => {
    const lead = buildLead(changes)
    const leadId = await insertLead(trx, db, lead)
    if (!lead.isSuspect) await announceLeads(trx, [{ leadId, time: lead.createdAt }])
    return leadId
  })

/** Stores the row of a lead, without event, and gives its id. */
export async function insertLead(
  trx: Executor,
  db: Pick<Database, 'dialect'>,
  lead: NewLead
): Promise<number> {
  const [id = 0] = await insertLeads(trx, db.dialect, [lead])
  return id
}
