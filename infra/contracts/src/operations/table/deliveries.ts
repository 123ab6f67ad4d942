import { deliveriesQuerySchema, remindersQuerySchema } from '../../deliveries/deliveries.ts'
import { DELIVERY_DAYS } from '../../site/retention.ts'
import { deliveryCalls } from '../calls/deliveries.ts'
import { operation } from '../definition/operation.ts'
import { ADMIN, BODY, PASSED_ON } from '../definition/shared.ts'

const shared = { owner: 'leads', tag: 'Deliveries' } as const

/** E-mails and calls about leads, and who receives them (infra/decisions/0133). */
export const deliveryOperations = {
  listDeliveries: operation({
    ...shared,
    call: deliveryCalls.listDeliveries,
    summary: 'What was sent about leads, with each attempt',
    description: `Of the visitor there is a name and an address. Attempts are kept for ${DELIVERY_DAYS} days, and no longer than their lead.`,
    access: 'header-or-query',
    scopes: ['leads'],
    query: deliveriesQuerySchema,
    successes: [{ status: 200, description: 'The page.', body: 'DeliveriesPage' }],
    refusals: [400, ...ADMIN, 405, 422, ...PASSED_ON]
  }),
  listReminders: operation({
    ...shared,
    call: deliveryCalls.listReminders,
    summary: 'Reminders of leads that wait, with each attempt',
    description: 'The latest, newest first. The first of their leads are named.',
    access: 'header-or-query',
    scopes: ['leads'],
    query: remindersQuerySchema,
    successes: [{ status: 200, description: 'The reminders.', body: 'ReminderDeliveries' }],
    refusals: [...ADMIN, 405, 422, ...PASSED_ON]
  }),
  sendReminderAgain: operation({
    ...shared,
    call: deliveryCalls.sendReminderAgain,
    summary: 'Send a reminder again that did not arrive',
    description:
      'Of those of its leads that still wait, at once. Where none does, or it arrived, it is not sent (409).',
    access: 'body',
    scopes: ['leads'],
    body: 'AdminRequest',
    successes: [{ status: 202, description: 'It is being sent.', body: 'ReminderDelivery' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, ...PASSED_ON]
  }),
  sendAgain: operation({
    ...shared,
    call: deliveryCalls.sendAgain,
    summary: 'Send again what did not arrive',
    description: 'To the one receiver, about the one lead, at once. What arrived is not sent again (409).',
    access: 'body',
    scopes: ['leads'],
    body: 'AdminRequest',
    successes: [{ status: 202, description: 'It is being sent.', body: 'Delivery' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, ...PASSED_ON]
  }),
  sendTest: operation({
    ...shared,
    call: deliveryCalls.sendTest,
    summary: 'Send a test to a receiver',
    description: 'It is marked as a test and holds nothing of anybody. Its outcome is the answer.',
    access: 'body',
    scopes: ['leads'],
    body: 'DeliveryTestRequest',
    successes: [{ status: 200, description: 'What came of it.', body: 'DeliveryAttempt' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 422, ...PASSED_ON],
    timeoutMs: 40_000
  }),
  listReceivers: operation({
    ...shared,
    call: deliveryCalls.listReceivers,
    summary: 'Who is told of leads, and how that goes',
    access: 'header-or-query',
    scopes: ['leads'],
    successes: [{ status: 200, description: 'Those of the environment first.', body: 'Receivers' }],
    refusals: [...ADMIN, 405, ...PASSED_ON]
  }),
  createReceiver: operation({
    ...shared,
    call: deliveryCalls.createReceiver,
    summary: 'Make a receiver of calls',
    description:
      'It is told of each lead of its sources from now on, signed by Standard Webhooks. The secret is in this answer and in no other.',
    access: 'body',
    scopes: ['all'],
    body: 'NewReceiverRequest',
    successes: [{ status: 201, description: 'With its secret, this once.', body: 'MadeReceiver' }],
    refusals: [...BODY, ...ADMIN, 405, 409, 422, ...PASSED_ON]
  }),
  changeReceiver: operation({
    ...shared,
    call: deliveryCalls.changeReceiver,
    summary: 'Change a receiver, pause it or let it go on',
    description: 'What arrives in a pause waits, and is sent after it.',
    access: 'body',
    scopes: ['all'],
    body: 'ReceiverChangeRequest',
    successes: [{ status: 200, description: 'The receiver as it is now.', body: 'Receiver' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 422, ...PASSED_ON]
  }),
  renewReceiverSecret: operation({
    ...shared,
    call: deliveryCalls.renewReceiverSecret,
    summary: 'Give a receiver a new secret',
    description: 'The one before signs nothing from now on.',
    access: 'body',
    scopes: ['all'],
    body: 'AdminRequest',
    successes: [{ status: 200, description: 'With its secret, this once.', body: 'MadeReceiver' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, ...PASSED_ON]
  }),
  removeReceiver: operation({
    ...shared,
    call: deliveryCalls.removeReceiver,
    summary: 'Remove a receiver',
    description: 'It is told nothing more, not even what waited. What it was told stays in the list.',
    access: 'body',
    scopes: ['all'],
    body: 'AdminRequest',
    successes: [
      {
        status: 200,
        description: 'It is gone.',
        body: 'Message',
        example: { message: 'Destinataire retiré' }
      }
    ],
    refusals: [...BODY, ...ADMIN, 404, 405, ...PASSED_ON]
  })
} as const
