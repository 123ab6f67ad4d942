import { leadDeskCalls } from '@site/contracts/operations/calls/lead-desk'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQuery } from '@site/web/platform'
import { codeHeader } from '../../../api/code-header.ts'
import { untilRefused } from '../../../api/until-refused.ts'
import { useLive } from '../../../live/use-live.ts'
import { useReadAgain } from '../../../live/use-read-again.ts'

/** How long what was read stays true enough. Milliseconds. */
const FRESH_FOR = 30_000

/** How long the leads of the last seven days waited for their first contact, and how many came on each; nothing where the code does not open it. */
export function useFirstContact(adminCode: string, isAsked: boolean) {
  const { http } = usePlatform()
  const queryKey = ['admin-first-contact', adminCode]
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      callApi(http, leadDeskCalls.readFirstContact, {
        query: { days: 7 },
        headers: codeHeader(adminCode),
        signal
      }),
    enabled: isAsked,
    staleTime: FRESH_FOR,
    refetchInterval: untilRefused(FRESH_FOR)
  })
  const readAgain = useReadAgain(queryKey)
  useLive(({ type }) => {
    if (isAsked && (type === 'site.lead-changed' || type === 'site.lead-created')) void readAgain()
  })
  return { times: data, isPending: isAsked && isPending }
}
