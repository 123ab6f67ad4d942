import type { DeliveriesPage, Delivery, DeliveryState } from '@site/contracts/deliveries/deliveries'
import { deliveryCalls } from '@site/contracts/operations/calls/deliveries'
import { callApi } from '@site/web/api/call-api'
import { type Platform, usePlatform, useQuery, useQueryClient } from '@site/web/platform'
import { codeHeader } from '../../api/code-header.ts'
import { isRefused } from '../../api/message-of.ts'
import { READ_AHEAD } from '../../api/read-ahead.ts'
import { countKeys } from '../../layout/keys/count-keys.ts'
import { isUnderWay } from './is-under-way.ts'
import { useSendAgain } from './use-send-again.ts'

/** How often the list is read again, and while something is being sent. Milliseconds. */
const POLLING = 5_000
const CLOSE_POLLING = 1_000

/** What of all that was sent is shown. */
export interface DeliveryFilter {
  state?: DeliveryState | undefined
  channel?: string | undefined
  leadId?: number | undefined
  cursor?: string | undefined
}

export const deliveriesQuery = (http: Platform['http'], adminCode: string, filter: DeliveryFilter) => ({
  queryKey: [deliveryCalls.listDeliveries.path, adminCode, filter],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<DeliveriesPage> => {
    // The sheet of a lead shows what was sent about it alone: nothing else is counted for it.
    const query = { ...filter, counts: filter.leadId === undefined ? 'yes' : 'no' } as const
    return callApi(http, deliveryCalls.listDeliveries, { query, headers: codeHeader(adminCode), signal })
  }
})

/** What was sent about leads, as filtered, read again and again; and how to send one of it again. */
export function useDeliveries(adminCode: string, filter: DeliveryFilter) {
  const { http } = usePlatform()
  const sendAgain = useSendAgain()
  const client = useQueryClient()
  const options = deliveriesQuery(http, adminCode, filter)
  const { data, error, isError, refetch } = useQuery({
    ...options,
    queryFn: async (context): Promise<DeliveriesPage> => {
      const page = await options.queryFn(context)
      if (page.counts) client.setQueryData(countKeys.failedDeliveries(adminCode), page.counts.failed)
      return page
    },
    staleTime: READ_AHEAD.staleTime,
    gcTime: 0,
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => {
      if (isRefused(state.error)) return false
      return state.data?.deliveries.some(isUnderWay) ? CLOSE_POLLING : POLLING
    }
  })
  return {
    page: data,
    hasFailed: isError,
    isRefused: isRefused(error),
    refetch: () => void refetch(),
    sendAgain: ({ id }: Delivery) =>
      sendAgain(
        () => callApi(http, deliveryCalls.sendAgain, { params: { id }, body: { adminCode } }),
        refetch
      )
  }
}
