import type { BulkAnswer, bulkChangeSchema } from '@site/contracts/leads/desk-changes'
import { type Actor, recordAudits } from '@site/service/admin/audit'
import { type Executor, inTransaction } from '@site/service/database/database'
import type { z } from 'zod'
import { announceLeadChanges } from '../leads/announce-change.ts'
import { removeLeads } from '../leads/lead-repository.ts'
import { afterCommit, checkOwner, type DeskDeps, lockDesks, writeChanges } from './change-desk.ts'
import { findChanges } from './journal.ts'
import { listOwners } from './owners.ts'
import { type ChangedBy, type DeskChange, type PlannedChange, planChange } from './plan-change.ts'
import { planUndo } from './plan-undo.ts'
import { presentDesk, type StoredDesk } from './stored-desk.ts'

type Result = BulkAnswer['results'][number]

/**
 * Changes or deletes many leads, each at the version that was seen, or takes the changes back that made these versions, in one
 * transaction (DESK-6, DESK-13). A lead that somebody else changed meanwhile, or that is gone, is answered so and holds up no other.
 *
 * @throws HttpError 422 for what cannot be, and then nothing is changed
 */
export async function changeMany(
  deps: DeskDeps,
  { leads, delete: isDeletion, undo: isUndo, ...change }: z.output<typeof bulkChangeSchema>,
  actor: Actor
): Promise<BulkAnswer> {
  const at = deps.clock()
  const ids = leads.map(({ id }) => id)
  const { results, planned } = await inTransaction(deps.db, async (trx) => {
    const desks = new Map((await lockDesks(trx, ids)).map((desk) => [desk.leadId, desk]))
    const seen = leads.map(({ id, version }) => ({ id, version, desk: desks.get(id) }))
    const current = seen.flatMap(({ desk, version }) => (desk?.version === version ? [desk] : []))
    const outcomes = new Map<number, Result>()
    const plans: PlannedChange[] = []
    if (isDeletion) await deleteLeads(trx, current, at, actor)
    else {
      const plan = isUndo ? await undoing(trx, current) : await changing(trx, current, change)
      for (const desk of current) {
        const planned = plan(desk, { at, by: actor.by ?? null })
        if (planned) plans.push(planned)
        const shown = presentDesk(planned?.next ?? desk, deps.timing, at)
        const outcome = planned ? 'changed' : planned === undefined ? 'conflict' : 'unchanged'
        outcomes.set(desk.leadId, { id: desk.leadId, outcome, desk: shown })
      }
      await writeChanges(trx, deps, plans, at, actor)
    }
    const results = seen.map(({ id, version, desk }): Result => {
      if (!desk) return { id, outcome: 'missing', desk: null }
      if (desk.version !== version)
        return { id, outcome: 'conflict', desk: presentDesk(desk, deps.timing, at) }
      return outcomes.get(id) ?? { id, outcome: 'deleted', desk: null }
    })
    return { results, planned: plans }
  })
  afterCommit(deps, planned)
  if (isDeletion) deps.notify()
  return { results }
}

/** null: the lead stands so already; undefined: there is nothing to take back. */
type Plan = (desk: StoredDesk, by: ChangedBy) => PlannedChange | null | undefined

async function changing(trx: Executor, desks: readonly StoredDesk[], change: DeskChange): Promise<Plan> {
  await checkOwner(trx, change, desks)
  return (desk, by) => planChange(desk, change, by)
}

async function undoing(trx: Executor, desks: readonly StoredDesk[]): Promise<Plan> {
  const changes = await findChanges(trx, desks)
  const owners = await listOwners(trx)
  return (desk, by) => {
    const change = changes.get(desk.leadId)
    return change && planUndo(desk, change, by, owners)
  }
}

async function deleteLeads(
  trx: Executor,
  desks: readonly StoredDesk[],
  at: Date,
  actor: Actor
): Promise<void> {
  const ids = desks.map(({ leadId }) => leadId)
  await recordAudits(
    trx,
    ids.map((subjectId) => ({ at, action: 'lead-deleted' as const, subjectId, ...actor }))
  )
  await announceLeadChanges(trx, ids, at)
  await removeLeads(trx, ids)
}
