import { randomUUID } from 'node:crypto'
import { type Actor, recordAudit } from '@site/service/admin/audit'
import { inTransaction, toBoolean } from '@site/service/database/database'
import { conflict, type HttpError, notFound } from '@site/service/http/errors'
import { findLead } from '../../leads/lead-repository.ts'
import { type LeadMessageRow, leadMessagesTable } from '../../tables/answer-tables.ts'
import { findMessage } from '../thread/messages.ts'
import { sentences } from '../thread/sentences.ts'
import { announceMessage } from './store-message.ts'
import type { WritingDeps } from './write-answer.ts'

/**
 * Has a message that failed sent again, because somebody asks for it (ANSWER-7). It keeps its Message-ID, so that a mail program that has
 * it already takes both for one; if it may have arrived, what comes of it is marked as perhaps sent twice.
 *
 * @throws HttpError 404 when there is no such message, 409 when it did not fail or no mail server is configured, 429 beyond a limit
 */
export async function sendAgain(deps: WritingDeps, id: number, actor: Actor): Promise<LeadMessageRow> {
  const { db, clock, from } = deps
  if (from === null) throw conflict(sentences.notConfigured, 'mail-not-configured')
  const now = clock()
  const row = await inTransaction(db, async (trx) => {
    const known = await findMessage(trx, id)
    if (!known || known.kind === 'reply') throw messageNotFound()
    await deps.gate(trx, known.email_key, known.kind === 'receipt' ? 'receipt' : 'answer', now)
    const found = await leadMessagesTable(trx).where({ id }).forUpdate().first()
    if (!found || !(await findLead(trx, found.lead_id))) throw messageNotFound()
    if (found.state !== 'failed') throw conflict(sentences.onlyFailed, 'message-not-failed')
    const eventId = randomUUID()
    await leadMessagesTable(trx)
      .where({ id })
      .update({
        event_id: eventId,
        state: 'waiting',
        failure: null,
        attempts: 0,
        is_repeated: found.failure === 'unconfirmed' || toBoolean(found.is_repeated),
        claimed_until: null
      })
    await recordAudit(trx, { at: now, action: 'lead-answer-repeated', subjectId: found.lead_id, ...actor })
    await announceMessage(trx, { eventId, leadId: found.lead_id, messageId: id, now })
    return findMessage(trx, id)
  })
  deps.notify()
  if (!row) throw messageNotFound()
  return row
}

export const messageNotFound = (): HttpError => notFound(sentences.messageNotFound, 'message-not-found')
