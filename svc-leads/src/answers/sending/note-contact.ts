import { type Executor, toDate } from '@site/service/database/database'
import { type DeskDeps, lockDesks, writeChanges } from '../../desk/change-desk.ts'
import { type DeskChange, type PlannedChange, planChange } from '../../desk/plan-change.ts'
import type { LeadMessageRow } from '../../tables/answer-tables.ts'

/** What of the desk it takes to note a contact. */
export type DeskParts = Pick<DeskDeps, 'timing' | 'contactTimes'>

/**
 * A new lead that somebody has answered is contacted (ANSWER-14), and a reply that was there before the answer waits no longer (DESK-14):
 * noted once the e-mail has left, in the transaction that marks it. Gives what changed, for `afterCommit` of the desk.
 */
export async function noteContact(
  trx: Executor,
  desk: DeskParts,
  { lead_id, kind, author, written_at }: LeadMessageRow,
  at: Date
): Promise<PlannedChange[]> {
  if (kind !== 'answer') return []
  const [stored] = await lockDesks(trx, [lead_id])
  if (!stored) return []
  const isAnswered = stored.repliedAt !== null && stored.repliedAt <= toDate(written_at)
  const change: DeskChange = {
    ...(stored.status === 'nouveau' && { status: 'contacte' }),
    ...(isAnswered && { replyHandled: true })
  }
  const planned = planChange(stored, change, { at, by: author })
  if (!planned) return []
  await writeChanges(trx, desk, [planned], at, { from: 'e-mail', by: author })
  return [planned]
}
