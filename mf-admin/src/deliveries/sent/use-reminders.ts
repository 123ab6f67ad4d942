import type { ReminderDelivery } from '@site/contracts/deliveries/deliveries'
import { deliveryCalls } from '@site/contracts/operations/calls/deliveries'
import { callApi } from '@site/web/api/call-api'
import { type Platform, usePlatform, useQuery } from '@site/web/platform'
import { codeHeader } from '../../api/code-header.ts'
import { isRefused } from '../../api/message-of.ts'
import { READ_AHEAD } from '../../api/read-ahead.ts'
import { isUnderWay } from './is-under-way.ts'
import { useSendAgain } from './use-send-again.ts'

/** How often the list is read again: reminders are looked for every minute; and while one is being sent. Milliseconds. */
const POLLING = 30_000
const CLOSE_POLLING = 1_000

export const remindersQuery = (http: Platform['http'], adminCode: string, leadId?: number) => ({
  queryKey: [deliveryCalls.listReminders.path, adminCode, leadId],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(http, deliveryCalls.listReminders, {
      query: { leadId },
      headers: codeHeader(adminCode),
      signal
    })
})

/** The latest reminders of leads that wait, or those that name one lead, read again and again; undefined until they are known. */
export function useReminders(adminCode: string, leadId?: number) {
  const { http } = usePlatform()
  const sendAgain = useSendAgain()
  const { data, refetch } = useQuery({
    ...remindersQuery(http, adminCode, leadId),
    staleTime: READ_AHEAD.staleTime,
    gcTime: 0,
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => {
      if (isRefused(state.error)) return false
      return state.data?.reminders.some(isUnderWay) ? CLOSE_POLLING : POLLING
    }
  })
  return {
    reminders: data?.reminders,
    sendAgain: ({ id }: ReminderDelivery) =>
      sendAgain(
        () => callApi(http, deliveryCalls.sendReminderAgain, { params: { id }, body: { adminCode } }),
        refetch
      )
  }
}
