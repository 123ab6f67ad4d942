import type { LeadDesk } from '@site/contracts/leads/desk'
import type { Lead } from '@site/contracts/operations/lead'
import { usePlatform, useToast } from '@site/web/platform'
import { useRef, useState } from 'react'
import { messageOf } from '../../api/message-of.ts'
import type { DeskChange } from '../follow/desk-change.ts'
import type { DeskRows } from '../follow/desk-rows.ts'
import { changeMany } from './change-many.ts'
import { bulkCopy } from './content/bulk.ts'
import type { LeadSelection } from './use-lead-selection.ts'

/** Status and owner of all that is selected (SHEET-10). What somebody else was changing stays selected, and is said. */
export function useBulkChange(adminCode: string, rows: DeskRows, { drop }: Pick<LeadSelection, 'drop'>) {
  const { http } = usePlatform()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef(false)
  const change = async (leads: readonly Lead[], wanted: DeskChange): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem(null)
    try {
      const desks = await rows.of(leads.map(({ id }) => id))
      const results = await changeMany(http, adminCode, desks, wanted)
      rows.put(results.flatMap(({ desk }): LeadDesk[] => (desk ? [desk] : [])))
      const idsOf = (...outcomes: string[]) =>
        results.filter(({ outcome }) => outcomes.includes(outcome)).map(({ id }) => id)
      const done = idsOf('changed', 'unchanged')
      drop(new Set([...done, ...idsOf('missing')]))
      if (done.length > 0) toast.show({ title: bulkCopy.changed(done.length), tone: 'success' })
      const [conflicts, missing] = [idsOf('conflict').length, idsOf('missing').length]
      const left = [conflicts > 0 && bulkCopy.conflict(conflicts), missing > 0 && bulkCopy.missing(missing)]
      setProblem(left.filter(Boolean).join(' ') || null)
    } catch (error) {
      console.error('The leads could not be changed', error)
      setProblem(messageOf(error) ?? bulkCopy.failed)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { isBusy, problem, change, forget: () => setProblem(null) }
}
