import type { LeadSource } from '@site/contracts/leads/lead'
import type { Answered } from '../../senders/sender.ts'

/** The ways in which reminders go. */
export type ReminderChannel = 'email' | 'webhook'

/**
 * Whom a reminder is for: the owner of its leads, or, later, everybody. A reply is for the owner of its lead: the visitor has answered
 * (DESK-14).
 */
export type ReminderStep = 'owner' | 'everybody' | 'reply'

/** The step that a row of `lead_reminders` names. */
export const readStep = ({ step }: { step: string }): ReminderStep =>
  step === 'owner' || step === 'reply' ? step : 'everybody'

/** A lead that nobody has contacted, or whose visitor has answered: `since` says since when it waits. It says nothing of the person: a reminder is no place for personal data. */
export interface WaitingLead {
  id: number
  source: LeadSource
  since: Date
  owner: string | null
}

/** How owners are told of answers: by which channels, and `wake`, called after a commit, which has what was written down sent at once. */
export interface OwnersTold {
  channels: readonly ReminderChannel[]
  wake(): void
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
