import { leadSourceSchema } from '@site/contracts/leads/lead'
import { type Database, type Executor, toDatabaseDate, toDate } from '@site/service/database/database'
import type { Log } from '@site/service/observability/log'
import type { Clock } from '@site/service/process/clock'
import { beginAttempt, endAttempt } from '../../notices/attempts.ts'
import { describeEnd, timed } from '../../notices/send-notice.ts'
import { withhold } from '../../notices/withhold.ts'
import { noticeAttemptsTable } from '../../tables/delivery-tables.ts'
import { type LeadReminderRow, leadDesksTable, leadRemindersTable } from '../../tables/desk-tables.ts'
import { leadsTable } from '../../tables/tables.ts'
import { remindedOf, stillWait } from './reminded-leads.ts'
import { type Reminder, type ReminderSender, readStep, type WaitingLead } from './reminder.ts'

const MINUTE_MS = 60_000
/** How long a replica may take to send before another takes over. It is longer than any sending may take. */
export const REMINDER_CLAIM_MS = 3 * MINUTE_MS
/** Pauses before the next tries of a reminder that did not arrive, in milliseconds. After the last, nobody waits for it any more. */
export const REMINDER_PAUSES_MS = [1, 2, 5, 10, 20, 30, 60].map((minutes) => minutes * MINUTE_MS)
const KEPT_MS = 30 * 24 * 60 * MINUTE_MS
const PURGED_AT_ONCE = 500

export type ReminderOutcome = NonNullable<LeadReminderRow['outcome']> | 'failed'

export interface SendingDeps {
  db: Database
  clock: Clock
  log: Log
  senders: readonly ReminderSender[]
  /** Called with what came of each sending. */
  count: (channel: string, outcome: ReminderOutcome) => void
}

/**
 * Sends the reminders that are written down, each claimed by one replica and sent outside any transaction (DESK-12), and keeps each
 * attempt (DELIVERY-13). One that did not
 * arrive is tried again after a pause; one that may have arrived is sent once more at most, as the same message. Leads that were
 * contacted meanwhile are left out, and a reminder of none is not sent. Never rejects for a sending: it is logged.
 */
export async function sendReminders(deps: SendingDeps): Promise<void> {
  for (const sender of deps.senders) {
    const now = toDatabaseDate(deps.clock())
    const ids = await claimable(deps.db.knex, now)
      .where({ channel: sender.channel })
      .orderBy('created_at')
      .pluck('id')
    for (const id of ids) {
      const row = await claim(deps, id)
      if (row) await sendOne(deps, sender, row)
    }
  }
}

const claimable = (executor: Executor, now: Date) =>
  leadRemindersTable(executor)
    .whereNull('settled_at')
    .where((query) => query.whereNull('claimed_until').orWhere('claimed_until', '<=', now))
    .where((query) => query.whereNull('next_try_at').orWhere('next_try_at', '<=', now))

/** The reminder, now this replica's own; undefined where another has it or has sent it. */
async function claim({ db, clock }: SendingDeps, id: string): Promise<LeadReminderRow | undefined> {
  const now = clock()
  const before = await leadRemindersTable(db.knex).where({ id }).first()
  if (!before) return undefined
  const taken = await claimable(db.knex, toDatabaseDate(now))
    .where({ id, tries: before.tries })
    .update({
      tries: before.tries + 1,
      unconfirmed: before.unconfirmed + 1,
      claimed_until: toDatabaseDate(new Date(now.getTime() + REMINDER_CLAIM_MS))
    })
  return taken === 0 ? undefined : { ...before, tries: before.tries + 1, unconfirmed: before.unconfirmed + 1 }
}

async function sendOne(deps: SendingDeps, sender: ReminderSender, row: LeadReminderRow): Promise<void> {
  const { db, clock, log } = deps
  const settle = async (outcome: 'sent' | 'given-up' | 'needless') => {
    await leadRemindersTable(db.knex)
      .where({ id: row.id })
      .update({ settled_at: toDatabaseDate(clock()), outcome, claimed_until: null })
    deps.count(sender.channel, outcome)
  }
  // A replica was killed in each sending before: none of them is known to have arrived, or not.
  if (row.unconfirmed > sender.maxUnconfirmed) return settle('given-up')
  const reminder = await readReminder(db.knex, row)
  if (reminder.leads.length === 0) return settle('needless')
  const attempt = await beginAttempt(
    db.knex,
    { channel: sender.channel, leadId: null, reminderId: row.id },
    clock()
  )
  const result = await timed(() => sender.send(reminder))
  const shown = (text: string) => withhold(text, null, sender.secrets)
  await endAttempt(db.knex, attempt, describeEnd(result, shown))
  if (!result.isFailed) await settle('sent')
  else {
    const { error } = result
    const unconfirmed = sender.mayHaveArrived(error) ? row.unconfirmed : row.unconfirmed - 1
    const pauseMs = REMINDER_PAUSES_MS[row.tries - 1]
    log.error({ err: error, reminder: row.id, channel: sender.channel }, 'A reminder did not leave')
    if (pauseMs === undefined || unconfirmed >= sender.maxUnconfirmed) return settle('given-up')
    deps.count(sender.channel, 'failed')
    await leadRemindersTable(db.knex)
      .where({ id: row.id })
      .update({
        unconfirmed,
        claimed_until: null,
        next_try_at: toDatabaseDate(new Date(clock().getTime() + pauseMs))
      })
  }
}

/** The reminder with those of its leads that still wait, longest first. */
async function readReminder(executor: Executor, row: LeadReminderRow): Promise<Reminder> {
  const ids = remindedOf(row)
  const step = readStep(row)
  const desks = await leadDesksTable(executor)
    .whereIn('lead_id', ids)
    .where(stillWait(step))
    .orderBy([
      { column: 'since', order: 'asc' },
      { column: 'lead_id', order: 'asc' }
    ])
  const sources = new Map(
    (await leadsTable(executor).select('id', 'source').whereIn('id', ids)).map(({ id, source }) => [
      id,
      source
    ])
  )
  return {
    id: row.id,
    step,
    owner: row.owner,
    at: toDate(row.created_at),
    leads: desks.flatMap(({ lead_id: id, since, replied_at, owner }): WaitingLead[] => {
      const source = leadSourceSchema.safeParse(sources.get(id)) // none: it was deleted just now
      return source.success
        ? [{ id, source: source.data, since: toDate(step === 'reply' ? replied_at : since), owner }]
        : []
    })
  }
}

/** Deletes reminders that were settled a month ago, with their attempts. Gives how many. */
export async function purgeReminders(executor: Executor, now: Date): Promise<number> {
  const latest = toDatabaseDate(new Date(now.getTime() - KEPT_MS))
  const ids = await leadRemindersTable(executor).where('settled_at', '<=', latest).pluck('id')
  for (let at = 0; at < ids.length; at += PURGED_AT_ONCE) {
    const some = ids.slice(at, at + PURGED_AT_ONCE)
    await noticeAttemptsTable(executor).whereIn('reminder_id', some).delete()
    await leadRemindersTable(executor).whereIn('id', some).delete()
  }
  return ids.length
}
