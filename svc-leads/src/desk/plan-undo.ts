import type { WholeChange } from './journal.ts'
import { type ChangedBy, describeChange, type PlannedChange } from './plan-change.ts'
import type { StoredDesk } from './stored-desk.ts'

const dateOf = (iso: string | null) => (iso === null ? null : new Date(iso))

/**
 * Works out how a lead stands without its latest change (DESK-13): as before, but for the version, which goes on. First contact and
 * reminders too are as they were, so that a lead that was called contacted by mistake reminds its owner again. What the change did not
 * move stays as it is by now. An owner who may own leads no longer, as the code was revoked, does not come back: the lead is nobody’s.
 *
 * @param owners who may own a lead
 */
export function planUndo(
  desk: StoredDesk,
  { status, lostReason, owner, callbackAt, repliedAt, before }: WholeChange,
  by: ChangedBy,
  owners: readonly string[]
): PlannedChange | null {
  const plan = describeChange(
    desk,
    {
      ...desk,
      contactedAt: dateOf(before.contactedAt),
      ...(status && { status: status.from }),
      // Of a lead that stayed new reminders may have gone out since; one that was dealt with gets none.
      ...(status?.from === 'nouveau' && { reminders: before.reminders }),
      ...(lostReason && { lostReason: lostReason.from }),
      ...(owner && { owner: owner.from !== null && owners.includes(owner.from) ? owner.from : null }),
      ...(callbackAt && { callbackAt: dateOf(callbackAt.from) }),
      // Another reply that came since waits on.
      ...(repliedAt && { repliedAt: desk.repliedAt ?? dateOf(repliedAt.from) }),
      version: desk.version + 1,
      changedAt: by.at
    },
    by
  )
  return plan && { ...plan, entry: { ...plan.entry, isUndo: true } }
}
