import { type Actor, recordAudit } from '@site/service/admin/audit'
import { type Database, inTransaction } from '@site/service/database/database'
import { notFound } from '@site/service/http/errors'
import type { Clock } from '@site/service/process/clock'
import { hasLead, removeLeads } from './lead-repository.ts'

/**
 * Removes the lead `id` and records that in the audit, in one transaction.
 *
 * @throws HttpError 404 when there is no such lead
 */
export function removeLead(deps: { db: Database; clock: Clock }, id: number, actor: Actor): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    if (!(await hasLead(trx, id))) throw leadNotFound()
    await recordAudit(trx, { at: deps.clock(), action: 'lead-deleted', subjectId: id, ...actor })
    await removeLeads(trx, [id])
  })
}

export const leadNotFound = () => notFound('Lead non trouvé', 'lead-not-found')
