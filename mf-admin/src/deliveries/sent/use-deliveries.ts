import type { DeliveriesPage, Delivery, DeliveryState } from '@site/contracts/deliveries/deliveries'
import { deliveryCalls } from '@site/contracts/operations/calls/deliveries'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQuery, useQueryClient, useToast } from '@site/web/platform'
import { codeHeader } from '../../api/code-header.ts'
import { isRefused, messageOf } from '../../api/message-of.ts'
import { countKeys } from '../../layout/count-keys.ts'
import { deliveryToasts } from '../content/receivers.ts'

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

/** What was sent about leads, as filtered, read again and again; and how to send one of it again. */
export function useDeliveries(adminCode: string, filter: DeliveryFilter) {
  const { http } = usePlatform()
  const toast = useToast()
  const client = useQueryClient()
  const { data, error, isError, refetch } = useQuery({
    queryKey: [deliveryCalls.listDeliveries.path, adminCode, filter],
    queryFn: async ({ signal }): Promise<DeliveriesPage> => {
      const headers = codeHeader(adminCode)
      const page = await callApi(http, deliveryCalls.listDeliveries, { query: filter, headers, signal })
      client.setQueryData(countKeys.failedDeliveries(adminCode), page.counts.failed)
      return page
    },
    staleTime: 0,
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
    async sendAgain({ id }: Delivery): Promise<void> {
      try {
        await callApi(http, deliveryCalls.sendAgain, { params: { id }, body: { adminCode } })
        toast.show(deliveryToasts.again)
      } catch (error) {
        console.error('It could not be sent again', error)
        toast.show(deliveryToasts.notAgain(messageOf(error)))
      }
      await refetch()
    }
  }
}

/** Is it being sent, or just about to be? */
const isUnderWay = ({ attempts, nextTryAt }: Delivery): boolean =>
  attempts[0]?.outcome === 'sending' || (nextTryAt !== null && Date.parse(nextTryAt) <= Date.now())
