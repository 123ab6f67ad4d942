import { REMINDED_NAMED, REMINDERS_SHOWN, type ReminderDelivery } from '@site/contracts/deliveries/deliveries'
import { type Executor, toDate, toIso } from '@site/service/database/database'
import { remindedOf, stillWaiting } from '../desk/reminders/reminded-leads.ts'
import { type ReminderStep, readStep } from '../desk/reminders/reminder.ts'
import { noticeAttemptsTable } from '../tables/delivery-tables.ts'
import { type LeadReminderRow, leadRemindersTable } from '../tables/desk-tables.ts'
import { namedLeads } from './named-leads.ts'
import { attemptsBy, presentAttempts } from './present-delivery.ts'

/**
 * The latest reminders of leads that wait, newest first, each with its attempts (DELIVERY-13). One that nobody needed any more before it
 * was sent is left out.
 *
 * @param leadId those that named this lead; undefined: all
 * @param known `channels`: those of the environment that are in use
 */
export async function listReminders(
  executor: Executor,
  leadId: number | undefined,
  known: { channels: readonly string[]; now: Date }
): Promise<ReminderDelivery[]> {
  const query = leadRemindersTable(executor)
    .where((either) => either.whereNull('outcome').orWhere('outcome', '<>', 'needless'))
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'asc' }
    ])
    .limit(REMINDERS_SHOWN)
  if (leadId !== undefined) naming(query, leadId)
  return presentReminders(executor, await query, known)
}

/** Reminders as the API answers them, with the attempts of each. */
export async function presentReminders(
  executor: Executor,
  rows: LeadReminderRow[],
  { channels, now }: { channels: readonly string[]; now: Date }
): Promise<ReminderDelivery[]> {
  if (rows.length === 0) return []
  const leads = await namedLeads(executor, rows.flatMap(remindedOf))
  const unsent = rows.filter(({ outcome }) => outcome !== 'sent')
  const waiting = new Map<ReminderStep, ReadonlySet<number>>()
  for (const step of new Set(unsent.map(readStep))) {
    const ids = unsent.filter((row) => readStep(row) === step).flatMap(remindedOf)
    waiting.set(step, new Set(await stillWaiting(executor, ids, step)))
  }
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
    const leadIds = remindedOf(row)
    const step = readStep(row)
    return {
      id: row.id,
      channel: row.channel === 'email' ? 'email' : 'webhook',
      step,
      owner: row.owner,
      leadIds,
      leads: leadIds.flatMap((id) => leads.get(id) ?? []).slice(0, REMINDED_NAMED),
      state,
      at: toDate(row.created_at).toISOString(),
      sentAt: state === 'sent' ? toIso(row.settled_at) : null,
      nextTryAt: state === 'waiting' ? toIso(row.next_try_at) : null,
      canSendAgain:
        state !== 'sent' &&
        channels.includes(row.channel) &&
        leadIds.some((id) => waiting.get(step)?.has(id)),
      attempts: presentAttempts(attempts.get(row.id), now)
    }
  })
}

/** Its column holds '[4,41]': a number stands between brackets and commas. */
function naming(query: ReturnType<typeof leadRemindersTable>, leadId: number): void {
  const patterns = [`[${leadId}]`, `[${leadId},%`, `%,${leadId},%`, `%,${leadId}]`]
  query.whereRaw(`(${patterns.map(() => 'lead_ids like ?').join(' or ')})`, patterns)
}

export const stateOf = ({ settled_at, outcome }: LeadReminderRow): ReminderDelivery['state'] => {
  if (settled_at === null) return 'waiting'
  return outcome === 'sent' ? 'sent' : 'failed'
}
