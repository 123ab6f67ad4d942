import type { LeadSource } from '@site/contracts/leads/lead'
import type { Answered } from '../../senders/sender.ts'

/** The ways in which reminders go. */
export type ReminderChannel = 'email' | 'webhook'

/** Whom a reminder is for: the owner of its leads, or, later, everybody. */
export type ReminderStep = 'owner' | 'everybody'

/** A lead that nobody has contacted. It says nothing of the person: a reminder is no place for personal data. */
export interface WaitingLead {
  id: number
  source: LeadSource
  since: Date
  owner: string | null
}

/** A message that leads wait. */
export interface Reminder {
  /** A UUID: the identity of the message, the same at every try. */
  id: string
  step: ReminderStep
  /** Whose leads they are; null where nobody owns them, or everybody is reminded. */
  owner: string | null
  at: Date
  leads: WaitingLead[]
}

/** Sends reminders through one channel, and knows what its errors mean. */
export interface ReminderSender {
  channel: ReminderChannel
  /** Resolves with what was answered. Rejects, with a SendError where it can, when the reminder did not arrive or that is not known. */
  send(reminder: Reminder): Promise<Answered>
  /** Could the reminder have arrived although `send` rejected with this error? */
  mayHaveArrived(error: unknown): boolean
  /** How many times a reminder may be sent without confirmation. */
  maxUnconfirmed: number
  /** Texts that no answer is kept with. */
  secrets: readonly string[]
}
