import type { DraftSummary } from '@site/contracts/articles/draft'
import { draftCalls } from '@site/contracts/operations/calls/drafts'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQuery } from '@site/web/platform'
import { codeHeader } from '../../api/code-header.ts'

/** The drafts of articles that were never published, those saved last first: of the thirty that were. With a wrong code there are none to offer. */
export function useNewDrafts(adminCode: string): DraftSummary[] {
  const { http } = usePlatform()
  const { data } = useQuery({
    queryKey: [draftCalls.listDrafts.path, adminCode],
    queryFn: () => callApi(http, draftCalls.listDrafts, { headers: codeHeader(adminCode) }),
    staleTime: 0,
    gcTime: 0
  })
  return data?.drafts.filter(({ baseRevision }) => baseRevision === 0) ?? []
}
