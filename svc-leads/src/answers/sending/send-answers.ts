import type { AnswerWritten } from '@site/contracts/events/events'
import { type Executor, toDate } from '@site/service/database/database'
import { counterOf } from '@site/service/observability/metrics'
import { afterCommit } from '../../desk/change-desk.ts'
import type { PlannedChange } from '../../desk/plan-change.ts'
import { findLead } from '../../leads/lead-repository.ts'
import { type MailTransport, RefusedError, UnknownOutcomeError } from '../../mail/mail-transport.ts'
import {
  type EventSenderDeps,
  type SendingSubscription,
  startEventSender
} from '../../senders/start-event-sender.ts'
import { leadMessagesTable, type SendFailure } from '../../tables/answer-tables.ts'
import { messagesOf } from '../thread/messages.ts'
import { BadAddressError, sendAnswerMail } from './answer-mail.ts'
import { CLAIM_MS, claimMessage, giveUpMessage, markSent, releaseMessage } from './claim.ts'
import { type DeskParts, noteContact } from './note-contact.ts'

export interface SendingDeps extends EventSenderDeps {
  /** Called after a commit, so that open screens hear of it at once. */
  notify: () => void
  transport: MailTransport
  desk: DeskParts
  /** Who the e-mails come from. */
  from: string
  /** Pauses between the tries, in milliseconds; there is one try more than there are pauses. */
  backoffMs?: readonly number[] | undefined
}

const NAME = 'answer-mail'
const MINUTE_MS = 60_000
/** Together some four hours: somebody waits for what becomes of it, and can have it sent again by hand. */
const BACKOFF_MS = [
  1_000,
  5_000,
  30_000,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  ...Array(3).fill(60 * MINUTE_MS)
]

/**
 * Sends each e-mail to a visitor that was written (ANSWER-2). It is claimed, sent outside any transaction, and marked. A crash in between
 * has it sent once more with the same Message-ID, and marked as perhaps sent twice; what may have left twice is not tried a third time.
 */
export function startSendingAnswers(deps: SendingDeps): Promise<SendingSubscription> {
  const { db, clock, notify, transport, from } = deps
  const answersTotal = counterOf(deps.metrics, {
    name: 'answers_total',
    help: 'E-mails to visitors by what came of them: sent, perhaps-twice (after a sending that was not confirmed), failed.',
    labelNames: ['outcome']
  })
  // An alert that counts from the first failure on would not see that one.
  answersTotal.inc({ outcome: 'failed' }, 0)

  const send = async (event: AnswerWritten): Promise<'handled' | 'repeated'> => {
    const { leadId, messageId: id } = event.data
    const isReplay = event.replayid !== undefined
    const message = await claimMessage(db, { id, eventId: event.id, isReplay }, clock())
    if (!message) return 'repeated'
    try {
      const lead = await findLead(db.knex, leadId)
      if (!lead) throw new LeadGoneError()
      const earlier = (await messagesOf(db.knex, leadId)).filter((other) => other.id < id)
      await sendAnswerMail(transport, from, { message, to: lead.email, earlier })
    } catch (error) {
      const outcome = outcomeOf(error)
      await releaseMessage(db, message, outcome, clock())
      notify()
      if (!outcome.isFinal) throw withoutAddress(error, outcome.failure)
      answersTotal.inc({ outcome: 'failed' })
      return 'handled'
    }
    const now = clock()
    let contacted: PlannedChange[] = []
    await markSent(db, message, now, async (trx) => {
      contacted = await noteContact(trx, deps.desk, message, now)
    })
    notify()
    afterCommit({ ...deps.desk, notify }, contacted)
    answersTotal.inc({ outcome: message.attempts > 0 ? 'perhaps-twice' : 'sent' })
    return 'handled'
  }

  return startEventSender(deps, {
    ...{ name: NAME, type: 'site.answer-written', claimMs: CLAIM_MS },
    backoffMs: deps.backoffMs ?? BACKOFF_MS,
    send,
    giveUp: (trx, { id, data }) => giveUpMessage(trx, data.messageId, id, clock()),
    onGivenUp() {
      notify()
      answersTotal.inc({ outcome: 'failed' })
    },
    progress: progressOf
  })
}

/** A message was sent, has failed or is gone, or a newer event has it sent; else its tries go on. */
async function progressOf(trx: Executor, events: AnswerWritten[]): Promise<Map<string, 'done' | Date>> {
  const ids = events.map(({ data }) => data.messageId)
  const rows = new Map((await leadMessagesTable(trx).whereIn('id', ids)).map((row) => [row.id, row]))
  const known = new Map<string, 'done' | Date>()
  for (const { id, data } of events) {
    const row = rows.get(data.messageId)
    if (!row || row.event_id !== id || row.state !== 'waiting') known.set(id, 'done')
    else if (row.tried_at !== null) known.set(id, toDate(row.tried_at))
  }
  return known
}

/** An error for the log and the dead letters: a mail server's own words may hold the visitor's address. */
function withoutAddress(error: unknown, failure: SendFailure): Error {
  const cause = (error instanceof Error && error.cause !== undefined ? error.cause : error) as {
    code?: unknown
    responseCode?: unknown
  }
  const codes = [cause.code, cause.responseCode].filter((code) => code !== undefined).join(' ')
  return new Error(`The e-mail was not sent: ${failure}${codes === '' ? '' : ` (${codes})`}`)
}

/** Deleted, archived or set aside since it was written to. */
class LeadGoneError extends Error {
  constructor() {
    super('The lead is not in the list any more')
    this.name = 'LeadGoneError'
  }
}

function outcomeOf(error: unknown): { failure: SendFailure; isFinal: boolean } {
  if (error instanceof LeadGoneError) return { failure: 'lead-gone', isFinal: true }
  if (error instanceof BadAddressError) return { failure: 'refused', isFinal: true }
  if (error instanceof RefusedError) return { failure: 'refused', isFinal: error.isFinal }
  return { failure: error instanceof UnknownOutcomeError ? 'unconfirmed' : 'unreachable', isFinal: false }
}
