import type { Lead } from '@site/contracts/leads/lead'
import { useCallback, useEffect, useRef, useState } from 'react'
import { NOTHING, press, pressAll, type Selection } from '../../layout/list/selection.ts'

/** The leads that are selected, of those that are listed: what is not listed any more is not selected either. */
export function useLeadSelection(leads: Lead[]) {
  const [selection, setSelection] = useState<Selection>(NOTHING)
  const listed = useRef<number[]>([])
  useEffect(() => {
    listed.current = leads.map(({ id }) => id)
  }, [leads])
  return {
    ids: selection.ids,
    selected: selection.ids.size === 0 ? [] : leads.filter(({ id }) => selection.ids.has(id)),
    /** Keeps its identity, for rows that are drawn anew only when they change. */
    select: useCallback(
      (id: number, isRange: boolean) => setSelection((now) => press(now, listed.current, id, isRange)),
      []
    ),
    selectAll: () => setSelection((now) => pressAll(now, listed.current)),
    clear: () => setSelection(NOTHING),
    /** Selects these too. */
    add: (ids: Iterable<number>) => setSelection((now) => ({ ...now, ids: new Set([...now.ids, ...ids]) })),
    /** Takes these out: what was asked for is done. */
    drop: (done: ReadonlySet<number>) =>
      setSelection((now) => ({ ...now, ids: new Set([...now.ids].filter((id) => !done.has(id))) }))
  }
}
export type LeadSelection = ReturnType<typeof useLeadSelection>
