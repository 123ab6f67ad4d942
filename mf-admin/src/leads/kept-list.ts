import { useLocation } from '@site/web/platform'
import { useEffect } from 'react'
import type { LeadOrder } from './data/lead-order.ts'
import type { LeadFilter } from './data/lead-reader.ts'

/** By what the list is filtered, and in which order it is. */
interface KeptList {
  filter: LeadFilter
  order: LeadOrder
}

/** What the entry of the history that is shown keeps of the list; undefined where it keeps nothing. */
export const keptList = (): KeptList | undefined => globalThis.history?.state?.leads

/**
 * Keeps the list in the entry of the history: a reload and the way back find it, and a name that is searched for stands in no address (LEADS-47).
 *
 * @param filter once typing pauses: browsers count how often an entry changes
 */
export function useKeptList({ search, source }: LeadFilter, order: LeadOrder): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry keeps it, also one that is new
  useEffect(() => {
    history.replaceState(
      { ...history.state, leads: { filter: { search, source }, order } satisfies KeptList },
      ''
    )
  }, [key, search, source, order])
}
