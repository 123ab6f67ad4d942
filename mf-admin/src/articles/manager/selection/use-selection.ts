import type { AdminArticle } from '@site/contracts/articles/admin-article'
import { useCallback, useEffect, useRef, useState } from 'react'
import { NOTHING, press, pressAll, type Selection } from '../../../layout/list/selection.ts'

/** The rows that are selected. What is no longer listed is not selected either. */
export function useSelection(rows: readonly AdminArticle[]) {
  const [selection, setSelection] = useState<Selection>(NOTHING)
  const ids = useRef<number[]>([])
  useEffect(() => {
    ids.current = rows.map(({ id }) => id)
  })
  return {
    ids: selection.ids,
    selected: rows.filter(({ id }) => selection.ids.has(id)),
    /** Keeps its identity, for rows that are drawn anew only when they change. */
    select: useCallback(
      (id: number, isRange: boolean) => setSelection((now) => press(now, ids.current, id, isRange)),
      []
    ),
    selectPage: () => setSelection((now) => pressAll(now, ids.current)),
    choose: useCallback((chosen: readonly number[]) => setSelection({ ids: new Set(chosen), from: null }), [])
  }
}
