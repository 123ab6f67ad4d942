import { draftCalls } from '@site/contracts/operations/calls/drafts'
import { callApi } from '@site/web/api/call-api'
import { type Platform, queryOptions, usePlatform, useQuery, useQueryClient } from '@site/web/platform'
import { useEffect } from 'react'
import { codeHeader } from '../api/code-header.ts'
import { useLive } from '../live/use-live.ts'

/** Key of one article as the administration sees it. */
export const articleKey = (id: number | undefined) => [draftCalls.readAdminArticle.path, id] as const

/** One article as the administration sees it, always as it is now. */
export const articleQuery = (http: Platform['http'], id: number | undefined, adminCode: string) =>
  queryOptions({
    queryKey: articleKey(id),
    enabled: id !== undefined,
    queryFn: () =>
      callApi(http, draftCalls.readAdminArticle, { params: { id: id ?? 0 }, headers: codeHeader(adminCode) }),
    staleTime: 0,
    gcTime: 0
  })

/** An article in whatever state, with what is written and scheduled of it. `isKnown`: the server has answered, or failed. */
export function useArticle(id: number | undefined, adminCode: string) {
  const { http } = usePlatform()
  const { data, isError } = useQuery(articleQuery(http, id, adminCode))
  return { article: data, isKnown: data !== undefined || isError }
}

/** The same, read anew as soon as the live stream says that it was published again or taken off the blog (MANAGE-76). `isRefused`: the code is accepted no more. */
export function useLiveArticle(id: number | undefined, adminCode: string) {
  const client = useQueryClient()
  const readAnew = () => {
    if (id !== undefined) void client.invalidateQueries({ queryKey: articleKey(id) })
  }
  const status = useLive(({ type, data }) => {
    if (type === 'site.article-changed' && data.articleId === id) readAnew()
  })
  // What changed while there was no stream was not announced to this tab.
  useEffect(() => {
    if (status === 'open') void client.invalidateQueries({ queryKey: articleKey(id) })
  }, [client, status, id])
  return { ...useArticle(id, adminCode), isRefused: status === 'refused' }
}
