import type { LeadDesk } from '@site/contracts/leads/desk'
import type { Lead } from '@site/contracts/leads/lead'
import { usePlatform, useToast } from '@site/web/platform'
import { useEffect, useRef, useState } from 'react'
import { logFailure } from '../../api/log-failure.ts'
import { UNDO_WITHIN } from '../../layout/undo-within.ts'
import { type BulkChange, type BulkResults, changeMany } from '../follow/change-many.ts'
import type { DeskChange } from '../follow/desk-change.ts'
import { deskChanges, placeOf } from '../follow/desk-changes.ts'
import type { DeskRows } from '../follow/desk-rows.ts'
import { bulkCopy, bulkUndoCopy } from './content/bulk.ts'
import type { LeadSelection } from './use-lead-selection.ts'

/** Always the same array, so that the ten seconds begin anew only with a change. */
const NONE: readonly LeadDesk[] = []

/**
 * Status and owner of all that is selected, made at once and for ten seconds taken back as exactly (SHEET-10). What somebody else was
 * changing stays as it is, and is said.
 */
export function useBulkChange(
  adminCode: string,
  rows: DeskRows,
  { add, drop }: Pick<LeadSelection, 'add' | 'drop'>,
  hasGoneOn: boolean
) {
  const { http } = usePlatform()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [changed, setChanged] = useState(NONE)
  const running = useRef(false)
  useEffect(() => {
    if (changed === NONE) return
    const timer = setTimeout(() => setChanged(NONE), UNDO_WITHIN)
    return () => clearTimeout(timer)
  }, [changed])
  useEffect(() => {
    if (hasGoneOn) setChanged(NONE)
  }, [hasGoneOn])

  /** Gives what was answered, also when a later call failed; undefined where something else is still under way. */
  const send = async (
    leads: () => Promise<readonly LeadDesk[]>,
    wanted: BulkChange,
    copy: { failed: string; kept: (count: number) => string }
  ): Promise<BulkResults | undefined> => {
    if (running.current) return undefined
    running.current = true
    setBusy(true)
    setProblem(null)
    const results: BulkResults = []
    let failure: string | null = null
    try {
      const onAnswer = (answered: BulkResults) => {
        rows.put(desksOf(answered))
        for (const { outcome, desk } of answered)
          if (desk && outcome === 'changed') deskChanges.accept(placeOf(adminCode, desk.leadId), desk)
        results.push(...answered)
      }
      await changeMany(http, adminCode, await leads(), wanted, { onAnswer })
    } catch (error) {
      failure = logFailure('The leads could not be changed', error) ?? copy.failed
    }
    const [conflicts, missing] = [idsOf(results, 'conflict').size, idsOf(results, 'missing').size]
    const said = [conflicts > 0 && copy.kept(conflicts), missing > 0 && bulkCopy.missing(missing), failure]
    setProblem(said.filter(Boolean).join(' ') || null)
    running.current = false
    setBusy(false)
    return results
  }

  return {
    isBusy,
    problem,
    /** What was changed just now, as the change left it: it can be taken back. */
    changed,
    async change(leads: readonly Lead[], wanted: DeskChange): Promise<void> {
      const copy = { failed: bulkCopy.failed, kept: bulkCopy.conflict }
      const results = await send(() => rows.of(leads.map(({ id }) => id)), wanted, copy)
      if (!results) return
      drop(idsOf(results, 'changed', 'unchanged', 'missing'))
      const moved = desksOf(results.filter(({ outcome }) => outcome === 'changed'))
      const already = idsOf(results, 'unchanged').size
      if (moved.length > 0) setChanged(moved)
      else if (already > 0) toast.show({ title: bulkCopy.already(already), tone: 'success' })
    },
    /** Selects the leads again that are as before: what was meant may be done now. */
    async undo(): Promise<void> {
      const results = await send(() => Promise.resolve(changed), { undo: true }, bulkUndoCopy)
      if (!results) return
      const undone = idsOf(results, 'changed')
      const ownerless = idsOf(results, 'unchanged').size
      if (ownerless > 0) setProblem(bulkUndoCopy.ownerless(ownerless))
      add(undone)
      if (undone.size > 0) toast.show({ title: bulkUndoCopy.undone(undone.size), tone: 'success' })
      const answered = new Set(results.map(({ id }) => id))
      const left = changed.filter(({ leadId }) => !answered.has(leadId))
      setChanged(left.length > 0 ? left : NONE)
    },
    forget: () => setProblem(null)
  }
}

const desksOf = (results: BulkResults): LeadDesk[] => results.flatMap(({ desk }) => (desk ? [desk] : []))

const idsOf = (results: BulkResults, ...outcomes: string[]): ReadonlySet<number> =>
  new Set(results.filter(({ outcome }) => outcomes.includes(outcome)).map(({ id }) => id))
