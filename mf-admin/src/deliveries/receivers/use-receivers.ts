import type {
  DeliveryAttempt,
  MadeReceiver,
  Receiver,
  Receivers
} from '@site/contracts/deliveries/deliveries'
import type { LeadSource } from '@site/contracts/leads/lead'
import { deliveryCalls } from '@site/contracts/operations/calls/deliveries'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQuery, useToast } from '@site/web/platform'
import { codeHeader } from '../../api/code-header.ts'
import { logFailure } from '../../api/log-failure.ts'
import { fieldFaultsOf, isRefused } from '../../api/message-of.ts'
import { untilRefused } from '../../api/until-refused.ts'
import { deliveryToasts } from '../content/receivers.ts'

/** How often their health is read again. Milliseconds. */
const POLLING = 5_000

/** Tells the form what is wrong with its fields. */
type OnFaults = (faults: Record<string, string>) => void

/** What is typed of a receiver. */
export interface ReceiverText {
  name: string
  url: string
  sources: LeadSource[]
}

/** Who is told of leads, and what can be done to them here. A receiver of the environment can be tried alone. */
export function useReceivers(adminCode: string) {
  const { http } = usePlatform()
  const toast = useToast()
  const { data, error, isError, refetch } = useQuery({
    queryKey: [deliveryCalls.listReceivers.path, adminCode],
    queryFn: ({ signal }): Promise<Receivers> =>
      callApi(http, deliveryCalls.listReceivers, { headers: codeHeader(adminCode), signal }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: untilRefused(POLLING)
  })
  /** Does something and reads the list again; a toast says that it failed where no form does, and a success where it has one. */
  const attempt = async <Done>(
    work: () => Promise<Done>,
    {
      done,
      failed = deliveryToasts.notDone,
      onFaults
    }: {
      done?: Parameters<typeof toast.show>[0]
      failed?: typeof deliveryToasts.notDone
      onFaults?: OnFaults
    } = {}
  ) => {
    try {
      const result = await work()
      if (done) toast.show(done)
      return result
    } catch (error) {
      const message = logFailure('The receivers could not be changed', error)
      const faults = onFaults && fieldFaultsOf(error)
      if (faults) onFaults(faults)
      else toast.show(failed(message))
      return null
    } finally {
      void refetch()
    }
  }
  const paramsOf = ({ id }: Receiver) => ({ id: id ?? 0 })
  return {
    receivers: data?.receivers,
    canMake: data?.canMake ?? false,
    hasFailed: isError,
    isRefused: isRefused(error),
    refetch: () => void refetch(),
    /** Makes a receiver; null when that failed. */
    create: (text: ReceiverText, onFaults: OnFaults): Promise<MadeReceiver | null> =>
      attempt(() => callApi(http, deliveryCalls.createReceiver, { body: { adminCode, ...text } }), {
        onFaults
      }),
    change: (receiver: Receiver, text: ReceiverText, onFaults: OnFaults): Promise<Receiver | null> =>
      attempt(
        () =>
          callApi(http, deliveryCalls.changeReceiver, {
            params: paramsOf(receiver),
            body: { adminCode, ...text }
          }),
        { done: deliveryToasts.changed, onFaults }
      ),
    pause: (receiver: Receiver, isPaused: boolean): Promise<Receiver | null> =>
      attempt(
        () =>
          callApi(http, deliveryCalls.changeReceiver, {
            params: paramsOf(receiver),
            body: { adminCode, isPaused }
          }),
        { done: isPaused ? deliveryToasts.paused : deliveryToasts.resumed }
      ),
    renew: (receiver: Receiver): Promise<MadeReceiver | null> =>
      attempt(() =>
        callApi(http, deliveryCalls.renewReceiverSecret, { params: paramsOf(receiver), body: { adminCode } })
      ),
    remove: (receiver: Receiver): Promise<unknown> =>
      attempt(
        () =>
          callApi(http, deliveryCalls.removeReceiver, { params: paramsOf(receiver), body: { adminCode } }),
        { done: deliveryToasts.removed }
      ),
    test: ({ channel }: Receiver): Promise<DeliveryAttempt | null> =>
      attempt(() => callApi(http, deliveryCalls.sendTest, { body: { adminCode, channel } }), {
        failed: deliveryToasts.notTested
      })
  }
}

export type ReceiverActions = ReturnType<typeof useReceivers>
