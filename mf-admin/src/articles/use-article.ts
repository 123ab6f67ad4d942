import { draftCalls } from '@site/contracts/operations/calls/drafts'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQuery } from '@site/web/platform'
import { codeHeader } from '../api/code-header.ts'

/** Key of one article as the administration sees it. */
export const articleKey = (id: number | undefined) => [draftCalls.readAdminArticle.path, id] as const

/** An article in whatever state, with what is written and scheduled of it. `isKnown`: the server has answered, or failed. */
export function useArticle(id: number | undefined, adminCode: string) {
  const { http } = usePlatform()
  const { data, isError } = useQuery({
    queryKey: articleKey(id),
    enabled: id !== undefined,
    queryFn: () =>
      callApi(http, draftCalls.readAdminArticle, { params: { id: id ?? 0 }, headers: codeHeader(adminCode) }),
    staleTime: 0,
    gcTime: 0
  })
  return { article: data, isKnown: data !== undefined || isError }
}
