import type { Previewed } from '@site/contracts/articles/draft'
import {
  articlePreviewCalls,
  PREVIEW_TOKEN_HEADER
} from '@site/contracts/operations/calls/public/article-preview'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQuery } from '@site/web/platform'
import { orNone } from '../../articles/article-list.ts'
import type { LoadState } from '../../articles/use-articles.ts'

/** What a token is made of (DRAFT-9). Nothing else is sent: a header cannot carry everything that a fragment can. */
const TOKEN = /^[\w-]{43}$/

/**
 * The draft that a token opens: null where it opens none, undefined while that is not known. It is read again when somebody comes
 * back to the page, as its writer may have saved meanwhile; what a revoked token has shown goes.
 *
 * @param token null while the browser has not taken over the page, so that nobody knows yet
 */
export function usePreview(token: string | null): LoadState & { previewed: Previewed | null | undefined } {
  const { http } = usePlatform()
  const isToken = token !== null && TOKEN.test(token)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [articlePreviewCalls.readPreview.path, token],
    queryFn: ({ signal }) =>
      orNone(
        callApi(http, articlePreviewCalls.readPreview, {
          headers: { [PREVIEW_TOKEN_HEADER]: token ?? '' },
          signal
        })
      ),
    enabled: isToken,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    gcTime: 0
  })
  return {
    previewed: token === null || isToken ? data : null,
    error: error ? error.message : null,
    isFetching,
    retry: () => void refetch()
  }
}
