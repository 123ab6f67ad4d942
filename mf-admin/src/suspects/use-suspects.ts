import { suspectCalls } from '@site/contracts/operations/calls/leads'
import type { Suspect, SuspectsPage } from '@site/contracts/operations/suspect'
import { callApi } from '@site/web/api/call-api'
import { useInfiniteQuery, usePlatform, useQueryClient, useToast } from '@site/web/platform'
import { adminPath } from '../access/admin-path.ts'
import { LEAD_PARAMETER } from '../access/lead-parameter.ts'
import { codeHeader } from '../api/code-header.ts'
import { logFailure } from '../api/log-failure.ts'
import { isRefused } from '../api/message-of.ts'
import { untilRefused } from '../api/until-refused.ts'
import { countKeys } from '../layout/keys/count-keys.ts'
import { suspectsCopy, suspectsToasts } from './content/suspects.ts'

/** Nothing tells of a suspect as it comes, since nobody is to be bothered: the list is read again so often, in milliseconds. */
const READ_AGAIN = 30_000

/** What was set aside, page by page, and what can be done to it here. */
export function useSuspects(adminCode: string) {
  const { http } = usePlatform()
  const toast = useToast()
  const client = useQueryClient()
  const { data, error, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [suspectCalls.listSuspects.path, adminCode],
    queryFn: ({ pageParam }): Promise<SuspectsPage> =>
      callApi(http, suspectCalls.listSuspects, {
        headers: codeHeader(adminCode),
        query: pageParam === null ? {} : { cursor: pageParam }
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: untilRefused(READ_AGAIN),
    staleTime: 0,
    gcTime: 0
  })
  /** Does it, says so, and reads the list again. False when it failed, which a toast has said. */
  const change = async (
    call: () => Promise<unknown>,
    done: Parameters<typeof toast.show>[0],
    failed: (message?: string) => Parameters<typeof toast.show>[0]
  ): Promise<boolean> => {
    let isDone = true
    try {
      await call()
      toast.show(done)
    } catch (error) {
      toast.show(failed(logFailure('The submission could not be changed', error)))
      isDone = false
    }
    await Promise.all([refetch(), client.invalidateQueries({ queryKey: countKeys.suspects(adminCode) })])
    return isDone
  }
  return {
    suspects: data?.pages.flatMap(({ suspects }) => suspects),
    total: data?.pages.at(-1)?.total ?? 0,
    hasFailed: isError,
    isRefused: isRefused(error),
    refetch: () => void refetch(),
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    release: ({ id }: Suspect) =>
      change(
        () => callApi(http, suspectCalls.releaseSuspect, { params: { id }, body: { adminCode } }),
        {
          ...suspectsToasts.released,
          actions: [
            {
              label: suspectsCopy.open,
              to: `${adminPath('/admin/leads', adminCode)}&${LEAD_PARAMETER}=${id}`
            }
          ],
          // Long enough to come to it with the keyboard.
          duration: 10_000
        },
        suspectsToasts.notReleased
      ),
    remove: ({ id }: Suspect) =>
      change(
        () => callApi(http, suspectCalls.deleteSuspect, { params: { id }, body: { adminCode } }),
        suspectsToasts.removed,
        suspectsToasts.notRemoved
      )
  }
}
