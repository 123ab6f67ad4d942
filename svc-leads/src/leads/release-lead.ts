import { recordAudit } from '@site/service/admin/audit'
import { type Database, inTransaction } from '@site/service/database/database'
import { leadsTable } from '../tables/tables.ts'
import { announceLeads } from './announce-lead.ts'

/**
 * Puts a suspect submission into the list as if it had arrived now: its event is published and the team is notified
 * (CONTACT-11). False when there is no suspect `id`. `from` names the actor in the audit.
 */
export function releaseLead(db: Database, id: number, now: Date, from: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const released = await leadsTable(trx).where({ id, is_suspect: true }).update({ is_suspect: false })
    if (released === 0) return false
    await recordAudit(trx, { at: now, action: 'lead-released', subjectId: id, from })
    await announceLeads(trx, [{ leadId: id, time: now }])
    return true
  })
}
