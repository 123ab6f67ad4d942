import { mayDo } from '@site/contracts/access/codes'
import { deliveryOperations } from '@site/contracts/operations/table/deliveries'
import type { AccessAudit } from '@site/service/admin/access-audit'
import { holderOf } from '@site/service/admin/admin-code'
import { notFound } from '@site/service/http/errors'
import { type Routes, readId } from '@site/service/routes/routes'
import type { RunningReminders } from '../desk/reminders/reminders.ts'
import type { EnvironmentSender } from '../notices/team-notice.ts'
import {
  changeReceiver,
  makeReceiver,
  type ReceiverDeps,
  receiverNotFound,
  removeReceiver,
  renewSecret
} from '../receivers/change-receivers.ts'
import type { Dispatch } from '../receivers/dispatch.ts'
import { findReceiver, listReceivers, receiverIdOf } from '../receivers/receiver-repository.ts'
import { createReceiverSender } from '../receivers/receiver-sender.ts'
import type { Sender } from '../senders/sender.ts'
import { listDeliveries } from './list-deliveries.ts'
import { listReminders } from './list-reminders.ts'
import { type ConfiguredReceiver, presentConfigured, presentReceiver } from './present-receiver.ts'
import { sendAgain } from './send-again.ts'
import { sendReminderAgain } from './send-reminder-again.ts'
import { sendTest } from './send-test.ts'

interface DeliveryDeps extends ReceiverDeps {
  /** Called after each commit that leaves an event in the outbox. */
  notify: () => void
  access: AccessAudit
  dispatch: Pick<Dispatch, 'wake'>
  reminders: Pick<RunningReminders, 'wake'>
  /** The ways to tell the team that the environment configures, and whom they reach. */
  senders: EnvironmentSender[]
  configured: ConfiguredReceiver[]
}

/** What was sent about leads, and who receives it (DELIVERY-1 to DELIVERY-14). All answers are `no-store`. */
export function addDeliveryRoutes({ route }: Routes, deps: DeliveryDeps): void {
  const { db, clock } = deps
  const channels = deps.configured.map(({ channel }) => channel)
  const shown = { showsUrl: true }

  route(deliveryOperations.listDeliveries, async ({ ctx, from, by, query }) => {
    ctx.set('Cache-Control', 'no-store')
    await deps.access.note('leads-read', { from, by })
    return listDeliveries(db.knex, query, { channels, now: clock() })
  })

  route(deliveryOperations.listReminders, async ({ ctx, from, by, query }) => {
    ctx.set('Cache-Control', 'no-store')
    await deps.access.note('leads-read', { from, by })
    return { reminders: await listReminders(db.knex, query.leadId, { channels, now: clock() }) }
  })

  route(deliveryOperations.sendReminderAgain, async ({ ctx, from, by }) => {
    const reminder = await sendReminderAgain({ db, clock, channels }, ctx.params.id ?? '', { from, by })
    deps.reminders.wake()
    return reminder
  })

  route(deliveryOperations.sendAgain, async ({ ctx, from, by }) => {
    const missing = () => notFound('Envoi non trouvé', 'delivery-not-found')
    const delivery = await sendAgain({ db, clock, channels }, readId(ctx, missing), { from, by })
    deps.notify()
    deps.dispatch.wake()
    return delivery
  })

  route(deliveryOperations.sendTest, async ({ from, by, body }) =>
    sendTest(deps, await senderOf(deps, body.channel), { from, by })
  )

  route(deliveryOperations.listReceivers, async ({ ctx }) => {
    ctx.set('Cache-Control', 'no-store')
    const showsUrl = mayDo(holderOf(ctx)?.scopes ?? [], ['all'])
    const receivers = []
    for (const one of deps.configured) receivers.push(await presentConfigured(db.knex, one))
    for (const one of await listReceivers(db.knex))
      receivers.push(await presentReceiver(db.knex, one, { showsUrl }))
    return { receivers, canMake: deps.means.box !== null }
  })

  route(deliveryOperations.createReceiver, async ({ from, by, body }) => {
    const { receiver, secret } = await makeReceiver(deps, body, { from, by })
    return { ...(await presentReceiver(db.knex, receiver, shown)), secret }
  })

  route(deliveryOperations.changeReceiver, async ({ ctx, from, by, body }) => {
    const receiver = await changeReceiver(deps, readId(ctx, receiverNotFound), body, { from, by })
    deps.dispatch.wake()
    return presentReceiver(db.knex, receiver, shown)
  })

  route(deliveryOperations.renewReceiverSecret, async ({ ctx, from, by }) => {
    const { receiver, secret } = await renewSecret(deps, readId(ctx, receiverNotFound), { from, by })
    return { ...(await presentReceiver(db.knex, receiver, shown)), secret }
  })

  route(deliveryOperations.removeReceiver, async ({ ctx, from, by }) => {
    await removeReceiver(deps, readId(ctx, receiverNotFound), { from, by })
    return { message: 'Destinataire retiré' }
  })
}

async function senderOf({ db, means, senders }: DeliveryDeps, channel: string): Promise<Sender> {
  const id = receiverIdOf(channel)
  const receiver = id === null ? undefined : await findReceiver(db.knex, id)
  const sender = receiver
    ? createReceiverSender(receiver, means)
    : senders.find((one) => one.channel === channel)
  if (!sender) throw receiverNotFound()
  return sender
}
