import type { Lead } from '@site/contracts/leads/lead'
import { leadCalls } from '@site/contracts/operations/calls/leads'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQuery } from '@site/web/platform'

/** Leads that are shown at once. */
const SHOWN = 5
/** What is shorter stands in most of them. Signs. */
const SHORTEST = 2

/** The newest leads in which these words stand, by name, address, message or company; none where the code opens none. */
export function usePaletteLeads(search: string, adminCode: string, mayRead: boolean) {
  const { http } = usePlatform()
  const isAsked = mayRead && search.length >= SHORTEST
  const { data, isPending, isError } = useQuery({
    queryKey: ['palette-leads', adminCode, search],
    queryFn: ({ signal }): Promise<Lead[]> =>
      callApi(http, leadCalls.listLeads, { query: { adminCode, search, limit: SHOWN }, signal }),
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    retry: false
  })
  return { leads: (isAsked && data) || [], isLoading: isAsked && isPending, isLost: isAsked && isError }
}
