import type { DraftSummary } from '@site/contracts/articles/draft'
import { draftCalls } from '@site/contracts/operations/calls/drafts'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQuery } from '@site/web/platform'
import { codeHeader } from '../../api/code-header.ts'
import { READ_AHEAD } from '../../api/read-ahead.ts'

/** The drafts that the server keeps, as they are now: how many there are, and the thirty that were saved last. */
export function useServerDrafts(adminCode: string, { isAsked = true } = {}) {
  const { http } = usePlatform()
  return useQuery({
    queryKey: [draftCalls.listDrafts.path, adminCode],
    queryFn: () => callApi(http, draftCalls.listDrafts, { headers: codeHeader(adminCode) }),
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0
  })
}

/** When articles are planned to appear: times on the wall in Paris, by the article's number. */
export function usePlannedTimes(adminCode: string, { isAsked = true } = {}) {
  const { http } = usePlatform()
  return useQuery({
    queryKey: [draftCalls.listSchedules.path, adminCode],
    queryFn: async () => {
      const schedules = await callApi(http, draftCalls.listSchedules, { headers: codeHeader(adminCode) })
      return new Map(schedules.map(({ articleId, at }) => [articleId, at]))
    },
    enabled: isAsked,
    staleTime: READ_AHEAD.staleTime,
    gcTime: 0
  })
}

/** Those of articles that were never published. With a wrong code there are none to offer. */
export const newAmong = (drafts: readonly DraftSummary[] = []): DraftSummary[] =>
  drafts.filter(({ baseRevision }) => baseRevision === 0)
