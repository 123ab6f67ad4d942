import { REMINDERS_SHOWN, type ReminderDelivery } from '@site/contracts/deliveries/deliveries'
import { type Executor, toDate, toIso } from '@site/service/database/database'
import { z } from 'zod'
import { noticeAttemptsTable } from '../tables/delivery-tables.ts'
import { type LeadReminderRow, leadRemindersTable } from '../tables/desk-tables.ts'
import { attemptsBy, presentAttempts } from './present-delivery.ts'

const idsSchema = z.array(z.number())

/**
 * The latest reminders of leads that wait, newest first, each with its attempts (DELIVERY-13). One that nobody needed any more before it
 * was sent is left out.
 *
 * @param leadId those that named this lead; undefined: all
 */
export async function listReminders(
  executor: Executor,
  leadId: number | undefined,
  now: Date
): Promise<ReminderDelivery[]> {
  const query = leadRemindersTable(executor)
    .where((either) => either.whereNull('outcome').orWhere('outcome', '<>', 'needless'))
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'asc' }
    ])
    .limit(REMINDERS_SHOWN)
  if (leadId !== undefined) naming(query, leadId)
  const rows = await query
  const attempts = attemptsBy(
    await noticeAttemptsTable(executor)
      .whereIn(
        'reminder_id',
        rows.map(({ id }) => id)
      )
      .orderBy('id', 'desc'),
    ({ reminder_id }) => reminder_id ?? ''
  )
  return rows.map((row) => {
    const state = stateOf(row)
    return {
      id: row.id,
      channel: row.channel === 'email' ? 'email' : 'webhook',
      step: row.step === 'owner' ? 'owner' : 'everybody',
      owner: row.owner,
      leadIds: idsSchema.parse(JSON.parse(row.lead_ids)),
      state,
      at: toDate(row.created_at).toISOString(),
      sentAt: state === 'sent' ? toIso(row.settled_at) : null,
      nextTryAt: state === 'waiting' ? toIso(row.next_try_at) : null,
      attempts: presentAttempts(attempts.get(row.id), now)
    }
  })
}

/** Its column holds '[4,41]': a number stands between brackets and commas. */
function naming(query: ReturnType<typeof leadRemindersTable>, leadId: number): void {
  const patterns = [`[${leadId}]`, `[${leadId},%`, `%,${leadId},%`, `%,${leadId}]`]
  query.whereRaw(`(${patterns.map(() => 'lead_ids like ?').join(' or ')})`, patterns)
}

const stateOf = ({ settled_at, outcome }: LeadReminderRow): ReminderDelivery['state'] => {
  if (settled_at === null) return 'waiting'
  return outcome === 'sent' ? 'sent' : 'failed'
}
