import type { FailureReason } from '@site/contracts/deliveries/deliveries'
import type { LeadCreated } from '@site/contracts/events/events'
import type { StoredLead } from '../leads/lead-repository.ts'
import type { Channel } from '../tables/tables.ts'

/** What a notice says of the event of its lead: its identity, and when. */
export type NoticedEvent = Pick<LeadCreated, 'id' | 'type' | 'time'>

/** Sends notices through one channel, and knows what its errors mean. */
export interface Sender {
  channel: Channel
  /** Resolves with what was answered. Rejects, with a SendError where it can, when the notice did not arrive or that is not known. */
  send(lead: StoredLead, event: NoticedEvent): Promise<Answered>
  /** Sends a test, which is marked as one and says nothing of anybody. `id`: its identity. */
  sendTest(id: string, at: Date): Promise<Answered>
  /** How many times a notice may be sent without confirmation. */
  maxUnconfirmed: number
  /** Texts that no answer is kept with. */
  secrets: readonly string[]
}

/** What a receiver answered: the status of HTTP or of the mail server, and the text. */
export interface Answered {
  status: number | null
  text: string | null
}

/** A sending that failed, as far as that is known. The message never holds a secret, nor anything of the visitor. */
export class SendError extends Error {
  override name = 'SendError'
  readonly reason: FailureReason
  readonly answered: Answered | null
  /** Could the notice have arrived all the same? */
  readonly mayHaveArrived: boolean

  constructor(
    message: string,
    known: { reason: FailureReason; mayHaveArrived: boolean; answered?: Answered; cause?: unknown }
  ) {
    super(message, known.cause === undefined ? undefined : { cause: known.cause })
    this.reason = known.reason
    this.answered = known.answered ?? null
    this.mayHaveArrived = known.mayHaveArrived
  }
}
