import { randomUUID } from 'node:crypto'
import { type Database, type Executor, inTransaction, toDatabaseDate } from '@site/service/database/database'
import { insertInBatches } from '@site/service/database/table'
import { announceLeadChanges } from '../../leads/announce-change.ts'
import { type LeadDeskRow, leadDesksTable, leadRemindersTable } from '../../tables/desk-tables.ts'
import type { DeskTiming } from '../desk-config.ts'
import { addEntries } from '../journal.ts'
import type { ReminderChannel, ReminderStep } from './reminder.ts'

/** The steps of a lead that nobody has contacted. */
type ContactStep = Exclude<ReminderStep, 'reply'>

/** Leads of one step that are taken at a time, and leads that one message names. */
const BATCH = 200
const PER_MESSAGE = 50

/** How many reminders a lead has had once its step is planned. The later one comes first: a lead that is due for both gets that one. */
const STEPS: readonly { step: ContactStep; number: number }[] = [
  { step: 'everybody', number: 2 },
  { step: 'owner', number: 1 }
]

/** How many reminders a lead has had that is due for a step. */
const STEPS_BEFORE: Record<ContactStep, number[]> = { owner: [0], everybody: [0, 1] }

/**
 * Writes down the reminders that have become due at `now`, for each channel, in the transaction that notes so of their leads: whatever
 * the number of replicas, each lead gets each of its two reminders once (DESK-12). New leads are due that nobody has contacted within
 * the set time of office hours, unless somebody means to call later. Returns how many leads were due.
 */
export async function planReminders(
  { db, timing }: { db: Database; timing: DeskTiming },
  channels: readonly ReminderChannel[],
  now: Date
): Promise<number> {
  let planned = 0
  for (const { step, number } of STEPS)
    for (;;) {
      // Looked at first without locks: most of the time there is nothing.
      if ((await dueLeads(db.knex, timing, step, now).limit(1)).length === 0) break
      const count = await inTransaction(db, async (trx) => {
        const leads = await dueLeads(trx, timing, step, now).limit(BATCH).forUpdate()
        await planStep(trx, leads, { step, number, channels, now })
        return leads.length
      })
      planned += count
      if (count < BATCH) break
    }
  return planned
}

/** Leads that are due, found by the index of reminders: whatever has another status than new has had them all (change-desk.ts). */
function dueLeads(
  executor: Executor,
  { office, contactWithin, escalateAfter }: DeskTiming,
  step: ContactStep,
  now: Date
) {
  const latest = office.before(now, step === 'owner' ? contactWithin : escalateAfter)
  return leadDesksTable(executor)
    .whereIn('reminders', STEPS_BEFORE[step])
    .where('since', '<=', toDatabaseDate(latest))
    .where((query) => query.whereNull('callback_at').orWhere('callback_at', '<=', toDatabaseDate(now)))
}

async function planStep(
  trx: Executor,
  leads: LeadDeskRow[],
  at: { step: ContactStep; number: number; channels: readonly ReminderChannel[]; now: Date }
): Promise<void> {
  if (leads.length === 0) return
  const { step, number, channels, now } = at
  const ids = leads.map(({ lead_id }) => lead_id)
  await leadDesksTable(trx).whereIn('lead_id', ids).update({ reminders: number })
  // Where nobody can be told, there is nothing to write down; a channel that is set up later has no old leads to tell of.
  if (channels.length === 0) return
  const messages = messagesOf(leads, step)
  await insertInBatches(
    trx,
    leadRemindersTable,
    channels.flatMap((channel) =>
      messages.map(({ owner, leadIds }) => ({
        id: randomUUID(),
        channel,
        step,
        owner,
        lead_ids: JSON.stringify(leadIds),
        created_at: toDatabaseDate(now)
      }))
    ),
    PER_MESSAGE
  )
  await addEntries(
    trx,
    leads.map(({ lead_id: leadId, owner }) => ({
      leadId,
      at: now,
      by: null,
      kind: 'reminder',
      to: step === 'owner' && owner !== null ? 'owner' : 'everybody'
    }))
  )
  await announceLeadChanges(trx, ids, now)
}

/** One message for each owner, and for nobody’s leads; for everybody, one of all. A long one is several. */
function messagesOf(leads: LeadDeskRow[], step: ContactStep): { owner: string | null; leadIds: number[] }[] {
  const ofOwners = new Map<string | null, number[]>()
  for (const { lead_id, owner } of leads) {
    const key = step === 'owner' ? owner : null
    ofOwners.set(key, [...(ofOwners.get(key) ?? []), lead_id])
  }
  return [...ofOwners].flatMap(([owner, ids]) =>
    Array.from({ length: Math.ceil(ids.length / PER_MESSAGE) }, (_, index) => ({
      owner,
      leadIds: ids.slice(index * PER_MESSAGE, (index + 1) * PER_MESSAGE)
    }))
  )
}
