import { findAudit } from '@site/service/admin/audit'
import type { Executor } from '@site/service/database/database'
import { type HttpError, notFound } from '@site/service/http/errors'
import { leadNotFound } from '../../leads/delete-lead.ts'
import { formatInstant } from '../../notices/notice-text.ts'

/** The error for a lead that is not there: it says who deleted it and when, where the log knows (SHEET-30). */
export async function leadGone(executor: Executor, leadId: number): Promise<HttpError> {
  const deleted = await findAudit(executor, 'lead-deleted', leadId)
  if (!deleted) return leadNotFound()
  const who = deleted.by === null ? 'Ce lead a été supprimé' : `${deleted.by} a supprimé ce lead`
  return notFound(`${who} le\u00a0${formatInstant(deleted.at)}.`, 'lead-deleted')
}
