import { releaseBoardCalls } from '@site/contracts/operations/calls/front-ends/release-board'
import { historySchema } from '@site/contracts/releases/release-calls'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQuery } from '@site/web/platform'
import { codeHeader } from '../../api/code-header.ts'
import { isRefused } from '../../api/message-of.ts'

/** What happened to a front end in the last days. It is read anew when its `state` is another: what is live, and what a share of the visitors gets. */
export function useReleaseHistory(adminCode: string, name: string, state: string) {
  const { http } = usePlatform()
  const { data, error, isError, refetch } = useQuery({
    queryKey: [releaseBoardCalls.readReleaseHistory.path, adminCode, name, state],
    queryFn: async () =>
      historySchema.parse(
        await callApi(http, releaseBoardCalls.readReleaseHistory, {
          params: { name },
          headers: codeHeader(adminCode)
        })
      ),
    placeholderData: (before) => before,
    staleTime: 0,
    gcTime: 0
  })
  return { entries: data, hasFailed: isError, isRefused: isRefused(error), refetch: () => void refetch() }
}
