import {
  attemptSchema,
  type Delivery,
  type DeliveryAttempt,
  deliveriesPageSchema,
  deliverySchema,
  madeReceiverSchema,
  type NamedLead,
  type Receiver,
  type ReminderDelivery,
  receiverSchema,
  receiversSchema,
  reminderDeliveriesSchema,
  reminderDeliverySchema
} from '../../deliveries/deliveries.ts'
import {
  deliveryTestSchema,
  newReceiverSchema,
  receiverChangeSchema
} from '../../deliveries/receiver-input.ts'
import { request } from '../request-schema.ts'

const attempt: DeliveryAttempt = {
  id: 9,
  at: '2026-01-15T10:24:01.000Z',
  durationMs: 184,
  outcome: 'failed',
  status: 500,
  reason: 'answer',
  error: 'The receiver answered 500',
  answer: '{"error":"database is down"}'
}
const named: NamedLead = { id: 41, nom: 'Garnier', prenom: 'Lou', email: 'lou@exemple.fr', source: 'popup' }
const delivery: Delivery = {
  id: 4,
  leadId: 41,
  lead: named,
  channel: 'receiver-2',
  name: 'CRM des ventes',
  state: 'waiting',
  at: '2026-01-15T10:24:00.000Z',
  sentAt: null,
  nextTryAt: '2026-01-15T10:24:06.000Z',
  canSendAgain: true,
  attempts: [attempt]
}
const reminder: ReminderDelivery = {
  id: '7d0c3a3e-55a4-4c3f-9a53-3b0f6f5b1d11',
  channel: 'webhook',
  step: 'owner',
  owner: 'Camille Astier',
  leadIds: [41],
  leads: [named],
  state: 'waiting',
  at: '2026-01-15T10:24:00.000Z',
  sentAt: null,
  nextTryAt: '2026-01-15T10:26:06.000Z',
  canSendAgain: true,
  attempts: [attempt]
}
const receiver: Receiver = {
  channel: 'receiver-2',
  id: 2,
  kind: 'call',
  name: 'CRM des ventes',
  to: 'crm.example',
  url: 'https://crm.example/hooks/leads',
  sources: ['chat/prendre-rdv', 'popup'],
  isPaused: false,
  createdAt: '2026-01-10T09:00:00.000Z',
  waiting: 1,
  failed: 0,
  lastSentAt: '2026-01-14T16:02:00.000Z',
  lastFailedAt: '2026-01-15T10:24:01.000Z'
}
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

/** Schemas of what was sent about leads and of its receivers, by their public names (schemas.ts). */
export const DELIVERY_SCHEMAS = {
  DeliveryAttempt: { schema: attemptSchema, io: 'output', example: attempt },
  Delivery: { schema: deliverySchema, io: 'output', example: delivery },
  DeliveriesPage: {
    schema: deliveriesPageSchema,
    io: 'output',
    example: { deliveries: [delivery], next: null, counts: { waiting: 1, failed: 0 } }
  },
  ReminderDelivery: { schema: reminderDeliverySchema, io: 'output', example: reminder },
  ReminderDeliveries: {
    schema: reminderDeliveriesSchema,
    io: 'output',
    example: { reminders: [reminder] }
  },
  DeliveryTestRequest: request(deliveryTestSchema, { channel: receiver.channel }),
  Receiver: { schema: receiverSchema, io: 'output', example: receiver },
  Receivers: {
    schema: receiversSchema,
    io: 'output',
    example: { receivers: [receiver], canMake: true }
  },
  MadeReceiver: { schema: madeReceiverSchema, io: 'output', example: { ...receiver, secret } },
  NewReceiverRequest: request(newReceiverSchema, {
    name: receiver.name,
    url: receiver.url,
    sources: receiver.sources
  }),
  ReceiverChangeRequest: request(receiverChangeSchema, { isPaused: true })
} as const
