import { type LeadDesk, type LeadStatus, leadStatusSchema } from '@site/contracts/leads/desk'
import { type Executor, toDate } from '@site/service/database/database'
import { type LeadDeskRow, leadDesksTable } from '../tables/desk-tables.ts'
import type { DeskTiming } from './desk-config.ts'

/** Where a lead stands, as it is stored. */
export interface StoredDesk {
  leadId: number
  since: Date
  status: LeadStatus
  lostReason: string | null
  owner: string | null
  callbackAt: Date | null
  contactedAt: Date | null
  /** Since when an e-mail of the visitor waits for an answer. */
  repliedAt: Date | null
  /** How many reminders went out, or as many as there can be when no more are wanted. */
  reminders: number
  version: number
  changedAt: Date
}

const dateOrNull = (value: unknown) => (value === null ? null : toDate(value))

/** Reads a row of `lead_desks`. */
export const readDeskRow = (row: LeadDeskRow): StoredDesk => ({
  leadId: row.lead_id,
  since: toDate(row.since),
  status: leadStatusSchema.parse(row.status),
  lostReason: row.lost_reason,
  owner: row.owner,
  callbackAt: dateOrNull(row.callback_at),
  contactedAt: dateOrNull(row.contacted_at),
  repliedAt: dateOrNull(row.replied_at),
  reminders: row.reminders,
  version: row.version,
  changedAt: toDate(row.changed_at)
})

/** Where these leads stand, in the order of their numbers. In a transaction, `isLocked` keeps others from changing them. */
export async function findDesks(
  executor: Executor,
  leadIds: readonly number[],
  isLocked = false
): Promise<StoredDesk[]> {
  const query = leadDesksTable(executor).whereIn('lead_id', leadIds).orderBy('lead_id')
  return (await (isLocked ? query.forUpdate() : query)).map(readDeskRow)
}

/** By when somebody should act: contact a new lead, call back, or answer who has answered. null: nothing is due. */
export function dueAt(desk: StoredDesk, { office, contactWithin }: DeskTiming): Date | null {
  const { status, since, callbackAt, repliedAt } = desk
  const isClosed = status === 'gagne' || status === 'perdu'
  const contact = status === 'nouveau' ? office.after(since, contactWithin) : null
  const dates = [
    isClosed ? null : (callbackAt ?? contact),
    repliedAt && office.after(repliedAt, contactWithin)
  ].filter((date) => date !== null)
  return dates.length === 0 ? null : new Date(Math.min(...dates.map(Number)))
}

/** Where a lead stands, as the API answers it. */
export function presentDesk(desk: StoredDesk, timing: DeskTiming, now: Date): LeadDesk {
  const due = dueAt(desk, timing)
  return {
    leadId: desk.leadId,
    version: desk.version,
    status: desk.status,
    lostReason: desk.lostReason,
    owner: desk.owner,
    callbackAt: desk.callbackAt?.toISOString() ?? null,
    since: desk.since.toISOString(),
    contactedAt: desk.contactedAt?.toISOString() ?? null,
    repliedAt: desk.repliedAt?.toISOString() ?? null,
    changedAt: desk.changedAt.toISOString(),
    dueAt: due?.toISOString() ?? null,
    isLate: due !== null && due <= now
  }
}
