import { HttpError, useQuery, useQueryClient } from '@site/web/platform'
import { useState } from 'react'
import { useLive } from '../live/use-live.ts'
import { createLeadReader, type LeadFilter } from './lead-reader.ts'

/** SPEC §9, in milliseconds. */
export const LEADS_POLLING = 5000
const LEADS_KEY = '/api/leads'

/**
 * The leads that match, read again every 5 s and as soon as the live stream tells of a new one. A 401 ends the polling
 * until the page is loaded again (RESOLUTIONS 9).
 */
export function useLeads(adminCode: string, filter: LeadFilter) {
  const client = useQueryClient()
  const [read] = useState(() => createLeadReader((path, init) => fetch(path, init)))
  const query = useQuery({
    queryKey: [LEADS_KEY, adminCode, filter.source, filter.search],
    queryFn: ({ signal }) => read(adminCode, filter, signal),
    staleTime: 0,
    gcTime: 0,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => nextPoll(state.error)
  })
  const refetch = () => client.refetchQueries({ queryKey: [LEADS_KEY] })
  const live = useLive(adminCode, ({ type }) => {
    if (type === 'site.lead-created') void refetch()
  })
  // A retry clears the error while it runs; the screen keeps saying so until there is a list.
  const hasFailed = query.isError || (query.isPending && query.errorUpdateCount > 0)
  return {
    leads: query.data,
    problem: hasFailed ? (isRefused(query.error) ? ('refused' as const) : ('failed' as const)) : null,
    live,
    refetch
  }
}

/** Milliseconds to the next poll, or false when the code is refused: asking again would change nothing. */
export function nextPoll(error: unknown): number | false {
  return isRefused(error) ? false : LEADS_POLLING
}

const isRefused = (error: unknown) => error instanceof HttpError && error.status === 401
