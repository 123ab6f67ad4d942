import { type Actor, recordAudit } from '@site/service/admin/audit'
import { type Database, inTransaction } from '@site/service/database/database'
import { leadsTable, suspectDecisionsTable } from '../tables/tables.ts'
import { announceLeads } from './announce-lead.ts'

/**
 * Puts a suspect submission into the list as if it had arrived now: its event is published and the team is notified
 * (CONTACT-11), once however many ask for it. False when there is no suspect `id`.
 */
export function releaseLead(db: Database, id: number, now: Date, actor: Actor): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const released = await leadsTable(trx).where({ id, is_suspect: true }).update({ is_suspect: false })
    if (released === 0) return false
    await recordAudit(trx, { at: now, action: 'lead-released', subjectId: id, ...actor })
    await suspectDecisionsTable(trx).where({ lead_id: id }).delete()
    await announceLeads(trx, [{ leadId: id, time: now }])
    return true
  })
}
