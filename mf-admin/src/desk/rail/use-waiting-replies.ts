import { leadDeskCalls } from '@site/contracts/operations/calls/lead-desk'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQuery } from '@site/web/platform'
import { useMay } from '../../access/use-rights.ts'
import { codeHeader } from '../../api/code-header.ts'
import { untilRefused } from '../../api/until-refused.ts'
import { countKeys } from '../../layout/keys/count-keys.ts'
import { useLive } from '../../live/use-live.ts'
import { useReadAgainSoon } from '../../live/use-read-again.ts'

/** The rail counts no further. */
const COUNTED_AT_MOST = 99
/** How often it is counted again, for where the live stream is lost. Milliseconds. */
const COUNTED_AGAIN = 30_000

/** How many visitors have answered by e-mail and wait for somebody, whatever the status of their lead (DESK-14). */
export function useWaitingReplies(adminCode: string): { count: number; isMore: boolean } {
  const { http } = usePlatform()
  const isAsked = useMay(adminCode)('leads')
  const queryKey = countKeys.waitingReplies(adminCode)
  const { data } = useQuery({
    queryKey,
    queryFn: async () => {
      const query = { view: 'a-repondu', counts: 'no', limit: COUNTED_AT_MOST } as const
      const headers = codeHeader(adminCode)
      const { rows, nextCursor } = await callApi(http, leadDeskCalls.listDesk, { query, headers })
      return { count: rows.length, isMore: nextCursor !== null }
    },
    enabled: isAsked,
    staleTime: COUNTED_AGAIN,
    gcTime: COUNTED_AGAIN,
    refetchInterval: untilRefused(COUNTED_AGAIN)
  })
  const countAgain = useReadAgainSoon(queryKey)
  useLive(({ type }) => {
    if (isAsked && type === 'site.lead-changed') countAgain()
  })
  return data ?? { count: 0, isMore: false }
}
