import type { z } from 'zod'
import type {
  DeliveriesPage,
  Delivery,
  DeliveryAttempt,
  DeliveryState,
  MadeReceiver,
  Receiver,
  Receivers,
  ReminderDeliveries,
  ReminderDelivery
} from '../../deliveries/deliveries.ts'
import type {
  deliveryTestSchema,
  newReceiverSchema,
  receiverChangeSchema
} from '../../deliveries/receiver-input.ts'
import type { AdminRequest } from '../admin.ts'
import { call } from './call.ts'

/** Calls about what the team’s receivers were told of leads, and about these receivers. */
export const deliveryCalls = {
  listDeliveries: call('GET', '/api/deliveries').of<{
    query: {
      adminCode?: string
      state?: DeliveryState | undefined
      channel?: string | undefined
      leadId?: number | undefined
      counts?: 'yes' | 'no'
      limit?: number
      cursor?: string | undefined
    }
    answer: DeliveriesPage
  }>(),
  listReminders: call('GET', '/api/deliveries/reminders').of<{
    query: { adminCode?: string; leadId?: number | undefined }
    answer: ReminderDeliveries
  }>(),
  sendReminderAgain: call('POST', '/api/deliveries/reminders/:id/send-again').of<{
    body: AdminRequest
    answer: ReminderDelivery
  }>(),
  sendAgain: call('POST', '/api/deliveries/:id/send-again').of<{ body: AdminRequest; answer: Delivery }>(),
  sendTest: call('POST', '/api/deliveries/test').of<{
    body: z.input<typeof deliveryTestSchema> & AdminRequest
    answer: DeliveryAttempt
  }>(),
  listReceivers: call('GET', '/api/receivers').of<{ query: { adminCode?: string }; answer: Receivers }>(),
  createReceiver: call('POST', '/api/receivers').of<{
    body: z.input<typeof newReceiverSchema> & AdminRequest
    answer: MadeReceiver
  }>(),
  changeReceiver: call('PATCH', '/api/receivers/:id').of<{
    body: z.input<typeof receiverChangeSchema> & AdminRequest
    answer: Receiver
  }>(),
  renewReceiverSecret: call('POST', '/api/receivers/:id/secret').of<{
    body: AdminRequest
    answer: MadeReceiver
  }>(),
  removeReceiver: call('DELETE', '/api/receivers/:id').of<{
    body: AdminRequest
    answer: { message: string }
  }>()
} as const
