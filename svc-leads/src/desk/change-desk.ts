import type { LeadDesk } from '@site/contracts/leads/desk'
import type { deskChangeSchema } from '@site/contracts/leads/desk-changes'
import { type Actor, recordAudits } from '@site/service/admin/audit'
import { type Database, type Executor, inTransaction, toDatabaseDate } from '@site/service/database/database'
import { replaceInBatches } from '@site/service/database/table'
import { HttpError, unprocessable } from '@site/service/http/errors'
import type { Clock } from '@site/service/process/clock'
import type { z } from 'zod'
import { announceLeadChanges, type Entrusted } from '../leads/announce-change.ts'
import { leadNotFound } from '../leads/delete-lead.ts'
import { leadDesksTable } from '../tables/desk-tables.ts'
import type { DeskTiming } from './desk-config.ts'
import type { ContactTimes } from './first-contact.ts'
import { addEntries } from './journal.ts'
import { openMissingDesks } from './missing-desks.ts'
import { listOwners, ownerName } from './owners.ts'
import { type DeskChange, type PlannedChange, planChange } from './plan-change.ts'
import { findDesks, presentDesk, type StoredDesk } from './stored-desk.ts'

/** Rows in one statement. */
const AT_ONCE = 100

export interface DeskDeps {
  db: Database
  clock: Clock
  timing: DeskTiming
  contactTimes: ContactTimes
  /** Called after each commit. */
  notify: () => void
}

/**
 * Changes a lead at the version that was seen, with journal, audit and event in one transaction (DESK-1, DESK-5). Returns how it stands.
 *
 * @throws HttpError 404 when there is no such lead, 409 with its state when it has another version, 422 for what cannot be
 */
export async function changeDesk(
  deps: DeskDeps,
  leadId: number,
  { version, ...change }: z.output<typeof deskChangeSchema>,
  actor: Actor
): Promise<LeadDesk> {
  const at = deps.clock()
  const { desk, planned } = await inTransaction(deps.db, async (trx) => {
    const [stored] = await lockDesks(trx, [leadId])
    if (!stored) throw leadNotFound()
    if (stored.version !== version) throw leadChanged(presentDesk(stored, deps.timing, at))
    await checkOwner(trx, change, [stored])
    const plan = planChange(stored, change, { at, by: actor.by ?? null })
    if (plan) await writeChanges(trx, deps, [plan], at, actor)
    return { desk: plan?.next ?? stored, planned: plan ? [plan] : [] }
  })
  afterCommit(deps, planned)
  return presentDesk(desk, deps.timing, at)
}

/** Where these leads stand, locked. A lead that a replica of the release before has put on the list gets its place now. */
export async function lockDesks(trx: Executor, leadIds: readonly number[]): Promise<StoredDesk[]> {
  const found = await findDesks(trx, leadIds, true)
  if (found.length === leadIds.length) return found
  const opened = await openMissingDesks(trx, leadIds)
  return opened === 0 ? found : findDesks(trx, leadIds, true)
}

/** @throws HttpError 422 for an owner who may not own leads, unless each of them has that owner already */
export async function checkOwner(
  trx: Executor,
  { owner }: DeskChange,
  desks: readonly StoredDesk[]
): Promise<void> {
  if (owner === undefined || owner === null || desks.every((desk) => desk.owner === owner)) return
  if (!(await listOwners(trx)).includes(owner))
    throw unprocessable({ owner: 'Cette personne n’a pas de code qui ouvre les leads.' })
}

/** Writes changes of leads that are locked, each with its entries in journal and audit, and announces them. */
export async function writeChanges(
  trx: Executor,
  { timing }: Pick<DeskDeps, 'timing'>,
  planned: readonly PlannedChange[],
  at: Date,
  actor: Actor
): Promise<void> {
  await replaceInBatches(
    trx,
    leadDesksTable,
    'lead_id',
    planned.map(({ next }) => rowOf(next, timing)),
    AT_ONCE
  )
  await recordAudits(
    trx,
    planned.flatMap(({ next, actions }) =>
      actions.map((action) => ({ at, action, subjectId: next.leadId, ...actor }))
    )
  )
  await addEntries(
    trx,
    planned.map(({ entry }) => entry)
  )
  await announceLeadChanges(
    trx,
    planned.map(({ next }) => next.leadId),
    at,
    entrustedBy(planned, actor.by ?? null)
  )
}

/** The leads that these changes give to somebody else than who makes them, who is told (DESK-17). */
function entrustedBy(planned: readonly PlannedChange[], by: string | null): Map<number, Entrusted> {
  const given = planned.flatMap(({ next: { leadId }, entry: { owner } }): [number, Entrusted][] =>
    owner?.to && owner.to !== ownerName(by) ? [[leadId, { to: owner.to, by }]] : []
  )
  return new Map(given)
}

/** To be called once the changes are committed: tells the bus, and notes how long first contacts took. */
export function afterCommit(
  { notify, contactTimes }: Pick<DeskDeps, 'notify' | 'contactTimes'>,
  planned: readonly PlannedChange[]
): void {
  if (planned.length > 0) notify()
  for (const { next } of planned)
    if (next.contactedAt?.getTime() === next.changedAt.getTime()) contactTimes.note(next)
}

function rowOf(desk: StoredDesk, { office }: DeskTiming) {
  const { since, contactedAt } = desk
  const seconds = (ms: number) => Math.max(0, Math.round(ms / 1000))
  return {
    lead_id: desk.leadId,
    since: toDatabaseDate(since),
    status: desk.status,
    lost_reason: desk.lostReason,
    owner: desk.owner,
    callback_at: desk.callbackAt && toDatabaseDate(desk.callbackAt),
    contacted_at: contactedAt && toDatabaseDate(contactedAt),
    replied_at: desk.repliedAt && toDatabaseDate(desk.repliedAt),
    contact_seconds: contactedAt && seconds(contactedAt.getTime() - since.getTime()),
    contact_office_seconds: contactedAt && seconds(office.between(since, contactedAt)),
    version: desk.version,
    changed_at: toDatabaseDate(desk.changedAt),
    reminders: desk.reminders
  }
}

/** The error for a change of a lead that somebody else changed meanwhile: it tells how the lead stands. */
export const leadChanged = (desk: LeadDesk) =>
  new HttpError({
    status: 409,
    code: 'lead-changed',
    message: 'Ce lead a été modifié entre-temps.',
    desk
  })
