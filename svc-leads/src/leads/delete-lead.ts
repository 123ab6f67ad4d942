import { type Actor, recordAudit } from '@site/service/admin/audit'
import { type Database, inTransaction } from '@site/service/database/database'
import { notFound } from '@site/service/http/errors'
import type { Clock } from '@site/service/process/clock'
import { announceLeadChanges } from './announce-change.ts'
import { hasLead, removeLeads } from './lead-repository.ts'

/**
 * Removes the lead `id`, records that in the audit and announces it, in one transaction.
 *
 * @throws HttpError 404 when there is no such lead
 */
export async function removeLead(
  deps: { db: Database; clock: Clock; notify: () => void },
  id: number,
  actor: Actor
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    if (!(await hasLead(trx, id))) throw leadNotFound()
    const at = deps.clock()
    await recordAudit(trx, { at, action: 'lead-deleted', subjectId: id, ...actor })
    await announceLeadChanges(trx, [id], at)
    await removeLeads(trx, [id])
  })
  deps.notify()
}

export const leadNotFound = () => notFound('Lead non trouvé', 'lead-not-found')
