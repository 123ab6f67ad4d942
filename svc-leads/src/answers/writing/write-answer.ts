import { ANSWER_LIMITS } from '@site/contracts/answers/limits'
import type { NewAnswer } from '@site/contracts/answers/new-answer'
import { fillVariables, unknownVariables } from '@site/contracts/answers/variables'
import { type Actor, recordAudit } from '@site/service/admin/audit'
import { type Database, type Executor, inTransaction, isDuplicateKey } from '@site/service/database/database'
import { conflict, unprocessable } from '@site/service/http/errors'
import type { Clock } from '@site/service/process/clock'
import { leadNotFound } from '../../leads/delete-lead.ts'
import { findLead, type StoredLead } from '../../leads/lead-repository.ts'
import { foldEmail } from '../../search/search-text.ts'
import { type LeadMessageRow, leadMessagesTable } from '../../tables/answer-tables.ts'
import { findMessage, writtenAfter } from '../thread/messages.ts'
import { sentences } from '../thread/sentences.ts'
import { variableValues } from '../thread/variable-values.ts'
import type { AnswerGate } from './answer-limits.ts'
import { storeMessage } from './store-message.ts'

export interface WritingDeps {
  db: Database
  clock: Clock
  /** Called after a commit, so that the event is published at once. */
  notify: () => void
  gate: AnswerGate
  /** Who e-mails come from; null where the site cannot send any. */
  from: string | null
  bookingUrl: string
}

/**
 * Stores an e-mail to the visitor of a lead, with its audit entry and the event that has it sent, in one transaction (ANSWER-1). It goes
 * to the address of the lead and to no other (ANSWER-3). The same key again gives the first message.
 *
 * @throws HttpError 404 when the lead is not in the list, 409 when no mail server is configured, the key came with another text or
 * somebody wrote after the message that the writer knew, 422
 * for a variable that does not exist, 429 beyond a limit
 */
export async function writeAnswer(
  deps: WritingDeps,
  { leadId, answer, key, actor }: { leadId: number; answer: NewAnswer; key: string | undefined; actor: Actor }
): Promise<LeadMessageRow> {
  const { db, clock, from } = deps
  const now = clock()
  const lead = await findLead(db.knex, leadId)
  if (!lead) throw leadNotFound()
  const filled = fill(answer, lead, actor.by ?? null, deps.bookingUrl)
  const earlier = await findByKey(db, key)
  if (earlier) return sameOrConflict(earlier, leadId, filled)
  if (from === null) throw conflict(sentences.notConfigured, 'mail-not-configured')
  try {
    const id = await inTransaction(db, async (trx) => {
      await deps.gate(trx, foldEmail(lead.email), 'answer', now)
      if (!(await findLead(trx, leadId))) throw leadNotFound()
      await refuseUnseen(trx, leadId, answer.seen)
      await recordAudit(trx, { at: now, action: 'lead-answered', subjectId: leadId, ...actor })
      return storeMessage(trx, { lead, kind: 'answer', ...filled, by: actor.by ?? null, key }, { from, now })
    })
    deps.notify()
    return await readBack(db, id)
  } catch (error) {
    const simultaneous = isDuplicateKey(error) ? await findByKey(db, key) : undefined
    if (!simultaneous) throw error
    return sameOrConflict(simultaneous, leadId, filled)
  }
}

/** Of two who answer the same visitor at once the second is told, before anything leaves. The gate lets one transaction count after another. */
async function refuseUnseen(trx: Executor, leadId: number, seen: number | undefined): Promise<void> {
  const later = seen === undefined ? undefined : await writtenAfter(trx, leadId, seen)
  if (!later) return
  const kind = later.kind === 'reply' ? 'reply' : 'answer'
  throw conflict(sentences.writtenMeanwhile(kind, later.author), 'thread-changed')
}

/** The texts as they leave: filled in, and looked at once more, since a name may be long or missing. */
function fill(
  { subject, text }: NewAnswer,
  lead: StoredLead,
  by: string | null,
  bookingUrl: string
): { subject: string; text: string } {
  for (const [field, typed] of Object.entries({ subject, text })) {
    const [unknown] = unknownVariables(typed)
    if (unknown !== undefined) throw unprocessable({ [field]: sentences.unknownVariable(unknown) })
  }
  const values = variableValues(lead, by, bookingUrl)
  const filled = {
    subject: fillVariables(subject, values).replace(/\s+/g, ' ').trim().slice(0, ANSWER_LIMITS.subject),
    text: fillVariables(text, values).trim()
  }
  if (filled.subject === '') throw unprocessable({ subject: sentences.emptySubject })
  if (filled.text === '') throw unprocessable({ text: sentences.emptyText })
  if (filled.text.length > ANSWER_LIMITS.text) throw unprocessable({ text: sentences.tooLong })
  return filled
}

const findByKey = async (db: Database, key: string | undefined): Promise<LeadMessageRow | undefined> =>
  key === undefined ? undefined : leadMessagesTable(db.knex).where({ request_key: key }).first()

function sameOrConflict(
  row: LeadMessageRow,
  leadId: number,
  filled: { subject: string; text: string }
): LeadMessageRow {
  if (row.lead_id === leadId && row.subject === filled.subject && row.body === filled.text) return row
  throw conflict(sentences.keyReused, 'idempotency-key-reused')
}

async function readBack(db: Database, id: number): Promise<LeadMessageRow> {
  const row = await findMessage(db.knex, id)
  // Deleted with its lead since.
  if (!row) throw leadNotFound()
  return row
}
