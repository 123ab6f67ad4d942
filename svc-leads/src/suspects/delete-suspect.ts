import { type Actor, recordAudit } from '@site/service/admin/audit'
import { type Database, inTransaction } from '@site/service/database/database'
import { notFound } from '@site/service/http/errors'
import { leadsTable, suspectDecisionsTable } from '../tables/tables.ts'

/**
 * Removes a suspect submission for good, with its audit entry. A lead of the list is none, whatever its number.
 *
 * @throws HttpError 404 when there is no suspect `id`, since it was released, deleted or erased
 */
export function deleteSuspect(db: Database, id: number, now: Date, actor: Actor): Promise<void> {
  return inTransaction(db, async (trx) => {
    if ((await leadsTable(trx).where({ id, is_suspect: true }).delete()) === 0) throw suspectNotFound()
    await suspectDecisionsTable(trx).where({ lead_id: id }).delete()
    await recordAudit(trx, { at: now, action: 'lead-discarded', subjectId: id, ...actor })
  })
}

export const suspectNotFound = () =>
  notFound('Cet envoi n’est plus parmi les indésirables.', 'suspect-not-found')
