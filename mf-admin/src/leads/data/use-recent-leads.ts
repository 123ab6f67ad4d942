import type { Lead } from '@site/contracts/leads/lead'
import { useQuery } from '@site/web/platform'
import { useState } from 'react'
import { useLive } from '../../live/use-live.ts'
import { useReadAgain } from '../../live/use-read-again.ts'
import { createLeadReader } from './lead-reader.ts'

export interface RecentLeads {
  /** Newest first. */
  leads: Lead[]
  /** Every lead there is. */
  total: number
  /** There are more than these. */
  isCut: boolean
}

/** How long what was read serves the next screens too. Milliseconds. */
const FRESH_FOR = 30_000
const EVERYTHING = { search: '', source: 'all' }

/**
 * The newest leads, for the counts of the frame and the portal: read once, and again when the live stream tells of a new
 * one. Kept in memory from screen to screen, never stored (LEADS-19).
 */
export function useRecentLeads(adminCode: string, { isAsked = true } = {}) {
  const [reader] = useState(() => createLeadReader((path, init) => fetch(path, init), adminCode))
  const queryKey = ['admin-recent-leads', adminCode]
  const { data, isError } = useQuery({
    queryKey,
    // Not called off by a change of screen: the next one goes on waiting for it.
    queryFn: async (): Promise<RecentLeads> => {
      const { leads, total, nextCursor } = await reader.first(EVERYTHING)
      return { leads, total, isCut: nextCursor !== null }
    },
    enabled: isAsked,
    staleTime: FRESH_FOR,
    gcTime: FRESH_FOR
  })
  const readAgain = useReadAgain(queryKey)
  useLive(({ type }) => {
    if (isAsked && type === 'site.lead-created') void readAgain()
  })
  return { recent: data, isLost: isError }
}
