import { usePlatform, useStore, useToast } from '@site/web/platform'
import { useEffect, useRef, useState } from 'react'
import { isLeaving } from '../../layout/leaving/is-leaving.ts'
import { changeMany } from '../follow/change-many.ts'
import type { DeskRows } from '../follow/desk-rows.ts'
import { bulkDeleteCopy } from './content/bulk.ts'
import { createLateDeletions } from './late-deletions.ts'

/**
 * The deletion of several leads, which waits for ten seconds and is carried out when the screen or the page is left before that (SHEET-10).
 * The browser asks before it closes a page that would take a deletion with it (SHEET-24).
 */
export function useLateDeletion(adminCode: string, rows: DeskRows, onGone: (ids: readonly number[]) => void) {
  const { http } = usePlatform()
  const toast = useToast()
  const gone = useRef(onGone)
  useEffect(() => {
    gone.current = onGone
  })
  const [deletions] = useState(() =>
    askBeforeLoss({
      desksOf: rows.of,
      remove: (leads, options) => changeMany(http, adminCode, leads, { delete: true }, options),
      onGone: (ids) => gone.current(ids),
      onDone: (count) => toast.show({ title: bulkDeleteCopy.done(count), tone: 'success' }),
      onUndone: (count) => toast.show({ title: bulkDeleteCopy.undone(count), tone: 'success' }),
      onFailedBehind: (description) =>
        toast.show({ title: bulkDeleteCopy.notDone, description, tone: 'error' })
    })
  )
  const { waiting, hidden, problem } = useStore(deletions.store, (state) => state)
  useEffect(() => {
    const leave = deletions.enter()
    window.addEventListener('pagehide', deletions.leavePage)
    return () => {
      window.removeEventListener('pagehide', deletions.leavePage)
      leave()
    }
  }, [deletions])
  return { waiting, hidden, problem, begin: deletions.begin, undo: deletions.undo }
}

/** Late deletions about which the browser asks as long as any is under way, also when their screen has been left. */
function askBeforeLoss(deps: Parameters<typeof createLateDeletions>[0]) {
  const deletions = createLateDeletions(deps)
  const ask = (event: BeforeUnloadEvent) => {
    if (isLeaving(event) && deletions.mayBeLost(navigator.onLine)) event.preventDefault()
  }
  deletions.store.subscribe(({ hidden }) => {
    if (hidden.length > 0) window.addEventListener('beforeunload', ask)
    else window.removeEventListener('beforeunload', ask)
  })
  return deletions
}
export type LateDeletion = ReturnType<typeof useLateDeletion>
