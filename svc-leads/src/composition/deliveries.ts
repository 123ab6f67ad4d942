import type { Routes } from '@site/service/routes/routes'
import { addDeliveryRoutes } from '../deliveries/delivery-routes.ts'
import { configuredReceivers } from '../deliveries/present-receiver.ts'
import { createCallReminders } from '../desk/reminders/call-reminders.ts'
import { createMailReminders } from '../desk/reminders/mail-reminders.ts'
import type { OwnersTold } from '../desk/reminders/reminder.ts'
import { startReminders } from '../desk/reminders/reminders.ts'
import { purgeReminders } from '../desk/reminders/send-reminders.ts'
import { purgeAttempts } from '../notices/attempts.ts'
import { environmentSenders, startTeamNotice } from '../notices/team-notice.ts'
import { startReceivers } from '../receivers/start-receivers.ts'
import type { Area, LeadsContext } from './area.ts'

/** Who is told of leads: the team and the receivers of the administration of each new one, owners and everybody of those that wait. `told` tells owners of answers. */
export async function tellOfLeads(
  routes: Routes,
  context: LeadsContext
): Promise<Area & { told: OwnersTold }> {
  const { config, db, clock } = context
  const senders = environmentSenders(config)
  const notices = await startTeamNotice({ senders, noticePausesMs: config.noticePausesMs }, context)
  const receivers = await startReceivers(config, context)
  const reminderSenders = [
    ...(config.mail ? [createMailReminders(config.mail, config.ownerAddresses)] : []),
    ...(config.webhook ? [createCallReminders(config.webhook)] : [])
  ]
  const reminders = startReminders({ ...context, timing: config.desk, senders: reminderSenders })
  addDeliveryRoutes(routes, {
    ...context,
    ...{ senders, reminders, means: receivers.means, dispatch: receivers.dispatch },
    configured: configuredReceivers(config)
  })
  return {
    told: { channels: reminderSenders.map(({ channel }) => channel), wake: reminders.wake },
    consumers: [notices, receivers],
    jobs: [reminders],
    housekeeping: {
      'old reminders': () => purgeReminders(db.knex, clock()),
      'old attempts of deliveries': () => purgeAttempts(db.knex, clock())
    }
  }
}
