import { useLocation } from '@site/web/platform'
import { useEffect, useRef, useState } from 'react'
import { readSoughtLeads } from '../layout/sought-leads.ts'
import type { LeadFilter } from './data/lead-reader.ts'
import { keptList } from './kept-list.ts'

export const EVERYTHING: LeadFilter = { search: '', source: 'all' }

/** By what the list is filtered: what is typed and chosen here, what the entry of the history has kept of it, or the search with which the palette opens it, once for each time. */
export function useLeadFilter(): [LeadFilter, (filter: LeadFilter) => void] {
  const { key, state } = useLocation()
  const sought = readSoughtLeads(state)
  const [filter, setFilter] = useState(() => keptList()?.filter ?? { ...EVERYTHING, search: sought ?? '' })
  const taken = useRef(key)
  useEffect(() => {
    if (sought === null || key === taken.current) return
    taken.current = key
    setFilter({ ...EVERYTHING, search: sought })
  }, [key, sought])
  return [filter, setFilter]
}
