import { z } from 'zod'
import { leadSourceSchema } from '../leads/lead.ts'

/** Why an attempt failed, for a reader; the details are in its `error`. */
export const FAILURE_REASONS = [
  'answer',
  'unreachable',
  'unknown-name',
  'silent',
  'certificate',
  'forbidden-address',
  'secret',
  'stopped',
  'other'
] as const
export type FailureReason = (typeof FAILURE_REASONS)[number]

/** 'email' and 'webhook' come from the environment, 'receiver-3' is the third receiver that was made. */
export const channelSchema = z.string().regex(/^(email|webhook|receiver-[1-9]\d{0,6})$/)

/**
 * One attempt to send: when it began, how long it took in milliseconds, and what came of it. `status` is that of HTTP or of the mail
 * server; `answer` the first kilobyte of what was answered, without anything of the visitor and without a secret.
 */
export const attemptSchema = z.object({
  id: z.number().int().positive(),
  at: z.iso.datetime(),
  durationMs: z.number().int().nonnegative().nullable(),
  outcome: z.enum(['sending', 'sent', 'failed']),
  status: z.number().int().nullable(),
  reason: z.enum(FAILURE_REASONS).nullable(),
  error: z.string().nullable(),
  answer: z.string().nullable()
})
export type DeliveryAttempt = z.infer<typeof attemptSchema>

/** 'sent': it arrived. 'waiting': it is tried again by itself. 'failed': it is not, until somebody sends it again. */
export const deliveryStateSchema = z.enum(['sent', 'waiting', 'failed'])
export type DeliveryState = z.infer<typeof deliveryStateSchema>

/** A lead as its reader knows it: by its name, else by its address. */
const namedLeadSchema = z.object({
  id: z.number().int().positive(),
  nom: z.string(),
  prenom: z.string(),
  email: z.string(),
  source: leadSourceSchema
})
export type NamedLead = z.infer<typeof namedLeadSchema>

/** What one receiver was told of one lead. Nothing of the visitor is kept with it: the name is read from the lead. */
export const deliverySchema = z.object({
  id: z.number().int().positive(),
  leadId: z.number().int().positive(),
  /** null: it was taken off the list just now. */
  lead: namedLeadSchema.nullable(),
  channel: z.string(),
  /** The name of a receiver that was made, also when it was removed since. */
  name: z.string().nullable(),
  state: deliveryStateSchema,
  at: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** When it is tried again, where that is known. */
  nextTryAt: z.iso.datetime().nullable(),
  /** Can it be sent again here and now? */
  canSendAgain: z.boolean(),
  /** Newest first, at most ATTEMPTS_SHOWN of them. */
  attempts: z.array(attemptSchema)
})
export type Delivery = z.infer<typeof deliverySchema>

/** How many attempts of a delivery are answered. One try more than there are pauses is 19. */
export const ATTEMPTS_SHOWN = 20

/** How many reminders are answered: the latest. */
export const REMINDERS_SHOWN = 50

/** How many leads of a reminder are answered by name: the first. */
export const REMINDED_NAMED = 3

/**
 * A reminder of leads that wait, to the owner of them or to everybody, or that a visitor has answered, with each attempt to send it. `leads`: the first that are still in
 * the list. `canSendAgain`: it did not arrive, and one of its leads still waits.
 */
export const reminderDeliverySchema = deliverySchema
  .pick({ state: true, at: true, sentAt: true, nextTryAt: true, canSendAgain: true, attempts: true })
  .extend({
    id: z.uuid(),
    channel: z.enum(['email', 'webhook']),
    /** 'reply': the visitor has answered, which the owner is told. */
    step: z.enum(['owner', 'everybody', 'reply']),
    owner: z.string().nullable(),
    leadIds: z.array(z.number().int().positive()),
    leads: z.array(namedLeadSchema)
  })
export type ReminderDelivery = z.infer<typeof reminderDeliverySchema>
export const reminderDeliveriesSchema = z.object({ reminders: z.array(reminderDeliverySchema) })
export type ReminderDeliveries = z.infer<typeof reminderDeliveriesSchema>

export const remindersQuerySchema = z.object({
  leadId: z.coerce.number().int().min(1).optional().describe('Those that name one lead.')
})

/** The limit that held a receipt to a visitor back: of the visitor's address in a day, or of all e-mails in an hour. */
export const RECEIPT_LIMITS = ['address', 'all'] as const
export const heldReceiptSchema = z.object({ at: z.iso.datetime(), limit: z.enum(RECEIPT_LIMITS) })
export type HeldReceipt = z.infer<typeof heldReceiptSchema>

export const deliveriesPageSchema = z.object({
  deliveries: z.array(deliverySchema),
  next: z.string().nullable(),
  /** Of all that was sent. Absent where they were not wanted. */
  counts: z.object({ waiting: z.number().int(), failed: z.number().int() }).optional(),
  /** The receipt that the visitor did not get. Absent where it was not one lead that was asked about, and where none was held back. */
  heldReceipt: heldReceiptSchema.optional()
})
export type DeliveriesPage = z.infer<typeof deliveriesPageSchema>

export const deliveriesQuerySchema = z.object({
  state: deliveryStateSchema.optional().describe('Those in one state.'),
  channel: channelSchema.optional().describe('Those of one receiver.'),
  leadId: z.coerce.number().int().min(1).optional().describe('Those about one lead.'),
  counts: z.enum(['yes', 'no']).default('yes').describe('Whether what waits and failed in all is counted.'),
  limit: z.coerce.number().int().min(1).max(100).default(30).describe('How many, newest first.'),
  cursor: z.string().max(64).optional().describe('The `next` of the page before.')
})

/** A receiver: the e-mail and the call of the environment, and those made in the administration. */
export const receiverSchema = z.object({
  channel: z.string(),
  /** null: it is configured in the environment and cannot be changed here. */
  id: z.number().int().positive().nullable(),
  kind: z.enum(['email', 'call']),
  name: z.string().nullable(),
  /** Mailboxes, or the host that is called. */
  to: z.string(),
  /** The whole address of a call, for who may change it: it may hold a secret. */
  url: z.string().nullable(),
  sources: z.array(leadSourceSchema),
  isPaused: z.boolean(),
  createdAt: z.iso.datetime().nullable(),
  waiting: z.number().int().nonnegative(),
  failed: z.number().int().nonnegative(),
  lastSentAt: z.iso.datetime().nullable(),
  lastFailedAt: z.iso.datetime().nullable()
})
export type Receiver = z.infer<typeof receiverSchema>

export const receiversSchema = z.object({
  receivers: z.array(receiverSchema),
  /** Are receivers made here? Their secrets are kept encrypted, with a key of the configuration. */
  canMake: z.boolean()
})
export type Receivers = z.infer<typeof receiversSchema>

/** A receiver with its secret, shown this once. */
export const madeReceiverSchema = receiverSchema.extend({ secret: z.string() })
export type MadeReceiver = z.infer<typeof madeReceiverSchema>
