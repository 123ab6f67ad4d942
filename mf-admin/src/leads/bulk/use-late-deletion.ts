import type { LeadDesk } from '@site/contracts/leads/desk'
import type { Lead } from '@site/contracts/leads/lead'
import { usePlatform, useToast } from '@site/web/platform'
import { useEffect, useRef, useState } from 'react'
import { changeMany, UNDO_FOR } from '../follow/change-many.ts'
import type { DeskRows } from '../follow/desk-rows.ts'
import { bulkDeleteCopy } from './content/bulk.ts'

/** Always the same array, so that hooks see no change. */
const NONE: readonly Lead[] = []

interface Waiting {
  leads: readonly Lead[]
  desks: readonly LeadDesk[]
}

/**
 * A deletion of several leads that was confirmed: they are off the list at once, and gone for good ten seconds later, or when the screen
 * is left before that (SHEET-10). Taken back, nothing has happened.
 */
export function useLateDeletion(adminCode: string, rows: DeskRows, onGone: (ids: readonly number[]) => void) {
  const { http } = usePlatform()
  const toast = useToast()
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const newest = useRef<{ due: Waiting | null; onGone: typeof onGone }>({ due: null, onGone })
  useEffect(() => {
    newest.current.onGone = onGone
  })

  /** Only once for each deletion: by the timer, by the next one, or by leaving. */
  const carryOut = async (isLeaving: boolean) => {
    clearTimeout(timer.current)
    const { due } = newest.current
    newest.current.due = null
    if (!due) return
    const count = due.leads.length
    try {
      const results = await changeMany(http, adminCode, due.desks, { delete: true }, { keepalive: isLeaving })
      const kept = results.filter(({ outcome }) => outcome === 'conflict').length
      if (kept > 0) setProblem(bulkDeleteCopy.kept(kept))
      if (count > kept) toast.show({ title: bulkDeleteCopy.done(count - kept), tone: 'success' })
      if (!isLeaving) newest.current.onGone(due.leads.map(({ id }) => id))
    } catch (error) {
      console.error('The leads could not be deleted', error)
      setProblem(bulkDeleteCopy.failed(count))
    } finally {
      setWaiting((now) => (now === due ? null : now))
    }
  }
  const carryingOut = useRef(carryOut)
  useEffect(() => {
    carryingOut.current = carryOut
  })
  useEffect(() => {
    const leave = () => void carryingOut.current(true)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  return {
    /** Off the list, and not gone yet. */
    hidden: waiting?.leads ?? NONE,
    problem,
    /** Takes the leads off the list, and deletes them in ten seconds. */
    async begin(leads: readonly Lead[]): Promise<void> {
      setProblem(null)
      await carryOut(false)
      try {
        const due = { leads, desks: await rows.of(leads.map(({ id }) => id)) }
        newest.current.due = due
        setWaiting(due)
        timer.current = setTimeout(() => void carryingOut.current(false), UNDO_FOR)
      } catch (error) {
        console.error('The leads could not be deleted', error)
        setProblem(bulkDeleteCopy.failed(leads.length))
      }
    },
    undo(): void {
      clearTimeout(timer.current)
      newest.current.due = null
      setWaiting(null)
      if (waiting) toast.show({ title: bulkDeleteCopy.undone(waiting.leads.length), tone: 'success' })
    }
  }
}
export type LateDeletion = ReturnType<typeof useLateDeletion>
