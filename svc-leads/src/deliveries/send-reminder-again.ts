import type { ReminderDelivery } from '@site/contracts/deliveries/deliveries'
import { type Actor, recordAudit } from '@site/service/admin/audit'
import { inTransaction, toDatabaseDate, toDate } from '@site/service/database/database'
import { conflict, notFound } from '@site/service/http/errors'
import { remindedOf, stillWaiting } from '../desk/reminders/reminded-leads.ts'
import { readStep } from '../desk/reminders/reminder.ts'
import { leadRemindersTable } from '../tables/desk-tables.ts'
import { presentReminders } from './list-reminders.ts'
import type { SendAgainDeps } from './send-again.ts'

const reminderNotFound = () => notFound('Rappel non trouvé', 'reminder-not-found')

/**
 * Has a reminder that did not arrive sent again at once, with all its tries before it, as the same message; and writes down who asked
 * (DELIVERY-14). Asked twice, it is sent once all the same: one that is being sent is left to that.
 *
 * @throws HttpError 404 when there is none, 409 when it arrived, nobody needs it any more, or its channel is not configured
 */
export function sendReminderAgain(
  { db, clock, channels }: SendAgainDeps,
  id: string,
  actor: Actor
): Promise<ReminderDelivery | undefined> {
  return inTransaction(db, async (trx) => {
    const query = () => leadRemindersTable(trx).where({ id })
    const row = await query().forUpdate().first()
    if (!row) throw reminderNotFound()
    if (row.outcome === 'sent') throw conflict('Ce rappel est déjà arrivé.', 'reminder-sent')
    if (!channels.includes(row.channel))
      throw conflict('Ce canal n’est plus configuré.', 'channel-not-configured')
    if ((await stillWaiting(trx, remindedOf(row), readStep(row))).length === 0)
      throw conflict('Plus aucun de ces leads n’attend.', 'reminder-needless')
    const now = clock()
    if (row.claimed_until === null || toDate(row.claimed_until) <= now)
      await query().update({
        ...{ tries: 0, unconfirmed: 0, settled_at: null, outcome: null },
        ...{ claimed_until: null, next_try_at: toDatabaseDate(now) }
      })
    await recordAudit(trx, { at: now, action: 'reminder-sent-again', subjectId: null, ...actor })
    const [reminder] = await presentReminders(trx, await query(), { channels, now })
    return reminder
  })
}
