import { deliveryCalls } from '@site/contracts/operations/calls/deliveries'
import { suspectCalls } from '@site/contracts/operations/calls/leads'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQuery } from '@site/web/platform'
import { codeHeader } from '../../api/code-header.ts'
import { untilRefused } from '../../api/until-refused.ts'
import { countKeys } from '../../layout/keys/count-keys.ts'

/** How often what nothing tells of is counted again, in milliseconds. */
const COUNTED_AGAIN = 30_000

interface SectionCounts {
  /** Submissions set aside. */
  suspects: number
  /** Deliveries that did not arrive. */
  failedDeliveries: number
}

/** What waits on the screens about leads. What could not be counted is 0, and says nothing. */
export function useSectionCounts(adminCode: string, isAsked: boolean): SectionCounts {
  const { http } = usePlatform()
  const headers = codeHeader(adminCode)
  const options = {
    enabled: isAsked,
    staleTime: COUNTED_AGAIN,
    gcTime: COUNTED_AGAIN,
    refetchInterval: untilRefused(COUNTED_AGAIN)
  }
  const { data: suspects = 0 } = useQuery({
    queryKey: countKeys.suspects(adminCode),
    queryFn: async () =>
      (await callApi(http, suspectCalls.listSuspects, { headers, query: { limit: 1 } })).total,
    ...options
  })
  const { data: failedDeliveries = 0 } = useQuery({
    queryKey: countKeys.failedDeliveries(adminCode),
    queryFn: async () =>
      (await callApi(http, deliveryCalls.listDeliveries, { headers, query: { limit: 1 } })).counts?.failed ??
      0,
    ...options
  })
  return { suspects, failedDeliveries }
}
