import type { AnswerWritten } from '@site/contracts/events/events'
import type { Database } from '@site/service/database/database'
import type { Bus } from '@site/service/events/bus'
import { createCounts } from '@site/service/events/consumer-counts'
import { keepDeadLetter } from '@site/service/events/inbox'
import { parseEvent } from '@site/service/events/parse-event'
import { counterOf, type Metrics } from '@site/service/observability/metrics'
import type { Clock } from '@site/service/process/clock'
import { afterCommit } from '../../desk/change-desk.ts'
import type { PlannedChange } from '../../desk/plan-change.ts'
import { findLead } from '../../leads/lead-repository.ts'
import { type MailTransport, RefusedError, UnknownOutcomeError } from '../../mail/mail-transport.ts'
import type { SendFailure } from '../../tables/answer-tables.ts'
import { messagesOf } from '../thread/messages.ts'
import { BadAddressError, sendAnswerMail } from './answer-mail.ts'
import { claimMessage, giveUpMessage, markSent, releaseMessage } from './claim.ts'
import { type DeskParts, noteContact } from './note-contact.ts'
import { type AnswerSubscription, sendingReceiver } from './receiver.ts'

export interface SendingDeps {
  bus: Bus
  db: Database
  clock: Clock
  metrics: Metrics
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
export async function startSendingAnswers(deps: SendingDeps): Promise<AnswerSubscription> {
  const { bus, db, clock, notify, transport, from } = deps
  const backoffMs = deps.backoffMs ?? BACKOFF_MS
  const count = createCounts(deps.metrics, NAME)
  const answersTotal = counterOf(deps.metrics, {
    name: 'answers_total',
    help: 'E-mails to visitors by what came of them: sent, perhaps-twice (after a sending that was not confirmed), failed.',
    labelNames: ['outcome']
  })
  // An alert that counts from the first failure on would not see that one.
  answersTotal.inc({ outcome: 'failed' }, 0)

  const handle = async (event: AnswerWritten): Promise<'handled' | 'repeated'> => {
    if (event.replayto !== undefined && event.replayto !== NAME) return 'repeated'
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

  const subscription = await bus.consume({
    name: NAME,
    types: ['site.answer-written'],
    maxDeliveries: backoffMs.length + 1,
    backoffMs,
    async handle(event) {
      if (event.type !== 'site.answer-written') throw new Error(`${NAME} does not take ${event.type}`)
      count.event(await count.failures(() => handle(event)))
    },
    async giveUp(letter) {
      const event = parseEvent(letter.event)
      if (!(event instanceof Error) && event.type === 'site.answer-written') {
        await giveUpMessage(db, event.data.messageId, event.id, clock())
        notify()
        answersTotal.inc({ outcome: 'failed' })
      }
      await keepDeadLetter(db.knex, { ...letter, consumer: NAME }, clock())
      count.event('dead')
    }
  })
  return { stop: subscription.stop, receivers: [sendingReceiver(NAME, clock, backoffMs)] }
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
