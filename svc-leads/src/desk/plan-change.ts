import { answersReply } from '@site/contracts/leads/desk'
import type { deskChangeSchema } from '@site/contracts/leads/desk-changes'
import type { AuditAction } from '@site/contracts/operations/audit'
import { unprocessable } from '@site/service/http/errors'
import type { z } from 'zod'
import type { NewChange } from './journal.ts'
import type { StoredDesk } from './stored-desk.ts'

/** What somebody wants to change of a lead. */
export type DeskChange = Omit<z.output<typeof deskChangeSchema>, 'version'>

/** A change of a lead that is about to be written: how it then stands, and what the journal and the audit say of it. */
export interface PlannedChange {
  next: StoredDesk
  entry: NewChange
  actions: AuditAction[]
}

/** When a change is made, and by whom; null where no name is known. */
export interface ChangedBy {
  at: Date
  by: string | null
}

/** With one of these, somebody has been in touch with the person. */
const CONTACTED: ReadonlySet<string> = new Set(['contacte', 'rendez-vous', 'gagne'])
const CLOSED: ReadonlySet<string> = new Set(['gagne', 'perdu'])
/** How many reminders a lead can have: its owner's and everybody's. One that has as many gets no more. */
const ALL_REMINDERS = 2

/**
 * Works out what a change makes of a lead (DESK-1); null when it is so already. A lead that is won or lost has no callback any more, and
 * a new status answers a callback that was due. The first contact is when a status first says that there was one; a lead that is
 * new again had none. What answers a reply that waited is said by `answersReply`.
 *
 * @throws HttpError 422 for a lead that is lost for no reason
 */
export function planChange(
  desk: StoredDesk,
  change: DeskChange,
  { at, by }: ChangedBy
): PlannedChange | null {
  const status = change.status ?? desk.status
  const next: StoredDesk = {
    ...desk,
    status,
    lostReason: status === 'perdu' ? (change.lostReason ?? desk.lostReason) : null,
    owner: change.owner === undefined ? desk.owner : change.owner,
    callbackAt: callbackAfter(desk, { ...change, status }, at),
    contactedAt: contactedAfter(desk, status, at),
    repliedAt: answersReply(desk.status, change) ? null : desk.repliedAt,
    // Whoever was dealt with once is not forgotten, so that nobody need be reminded.
    reminders: status === 'nouveau' ? desk.reminders : ALL_REMINDERS,
    version: desk.version + 1,
    changedAt: at
  }
  if (status === 'perdu' && next.lostReason === null)
    throw unprocessable({ lostReason: 'Dites pourquoi ce lead est perdu.' })
  return describeChange(desk, next, { at, by })
}

/** What journal and audit say of how a lead moves from one state to the next; null when it does not. */
export function describeChange(
  desk: StoredDesk,
  next: StoredDesk,
  { at, by }: ChangedBy
): PlannedChange | null {
  const moved = {
    ...(desk.status !== next.status && { status: { from: desk.status, to: next.status } }),
    ...(desk.lostReason !== next.lostReason && {
      lostReason: { from: desk.lostReason, to: next.lostReason }
    }),
    ...(desk.owner !== next.owner && { owner: { from: desk.owner, to: next.owner } }),
    ...(desk.callbackAt?.getTime() !== next.callbackAt?.getTime() && {
      callbackAt: { from: isoOf(desk.callbackAt), to: isoOf(next.callbackAt) }
    }),
    ...(desk.repliedAt?.getTime() !== next.repliedAt?.getTime() && {
      repliedAt: { from: isoOf(desk.repliedAt), to: isoOf(next.repliedAt) }
    })
  }
  if (Object.keys(moved).length === 0) return null
  const actions: AuditAction[] = []
  if (moved.status || moved.lostReason) actions.push('lead-status-changed')
  if (moved.owner) actions.push('lead-owner-changed')
  if (moved.callbackAt) actions.push('lead-callback-changed')
  if (moved.repliedAt && actions.length === 0) actions.push('lead-reply-handled')
  return {
    next,
    entry: {
      ...{ leadId: desk.leadId, at, by, kind: 'change', version: next.version, ...moved },
      before: { contactedAt: isoOf(desk.contactedAt), reminders: desk.reminders }
    },
    actions
  }
}

function callbackAfter(desk: StoredDesk, change: DeskChange, at: Date): Date | null {
  if (change.status !== undefined && CLOSED.has(change.status)) return null
  if (change.callbackAt !== undefined) return change.callbackAt === null ? null : new Date(change.callbackAt)
  const isAnswered = change.status !== desk.status && desk.callbackAt !== null && desk.callbackAt <= at
  return isAnswered ? null : desk.callbackAt
}

function contactedAfter(desk: StoredDesk, status: StoredDesk['status'], at: Date): Date | null {
  if (status === 'nouveau') return null
  return desk.contactedAt ?? (CONTACTED.has(status) ? at : null)
}

const isoOf = (date: Date | null) => date?.toISOString() ?? null
