import { deliveryCalls } from '@site/contracts/operations/calls/deliveries'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQuery } from '@site/web/platform'
import { codeHeader } from '../../api/code-header.ts'
import { untilRefused } from '../../api/until-refused.ts'

/** How often the list is read again. Reminders are looked for every minute. Milliseconds. */
const POLLING = 30_000

/** The latest reminders of leads that wait, or those that name one lead, read again and again; undefined until they are known. */
export function useReminders(adminCode: string, leadId?: number) {
  const { http } = usePlatform()
  const { data } = useQuery({
    queryKey: [deliveryCalls.listReminders.path, adminCode, leadId],
    queryFn: ({ signal }) =>
      callApi(http, deliveryCalls.listReminders, {
        query: { leadId },
        headers: codeHeader(adminCode),
        signal
      }),
    staleTime: 0,
    gcTime: 0,
    placeholderData: (before) => before,
    refetchInterval: untilRefused(POLLING)
  })
  return data?.reminders
}
