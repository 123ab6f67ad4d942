import type { ArticlesQuery } from '@site/contracts/articles/admin-article'
import { adminArticlesSchema } from '@site/contracts/articles/admin-article'
import { draftCalls } from '@site/contracts/operations/calls/drafts'
import { callApi } from '@site/web/api/call-api'
import { keepPreviousData, type Platform, usePlatform, useQuery, useQueryClient } from '@site/web/platform'
import { codeHeader } from '../../../api/code-header.ts'
import { articlesQuery, MANAGED_KEY } from '../../use-articles.ts'
import { type Before, type ManagedArticles, readManaged } from './read-managed.ts'

/** How long GET /api/blog stands for what it is now, unless something has changed. Milliseconds. */
const PUBLIC_FRESH = 5000

/** How soon a list that may be old is read again. Milliseconds. */
const OLD_FOR = 5000

/** The page of the list that is asked for, unless it is not `isWanted`. While another one comes, the page before it stays. */
export function useManagedArticles(adminCode: string, query: ArticlesQuery, isWanted = true) {
  const { http } = usePlatform()
  const client = useQueryClient()
  const listsKey = [...MANAGED_KEY, adminCode]
  const queryKey = [...listsKey, query]
  const before = (): Before => {
    const list = client.getQueryData<ManagedArticles>(queryKey)
    const lists = client.getQueriesData<ManagedArticles>({ queryKey: listsKey })
    return { isKnown: lists.some(([, one]) => one?.states), list: list?.states ? list : undefined }
  }
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    queryKey,
    enabled: isWanted,
    queryFn: ({ signal }) =>
      readManaged(
        {
          readAdmin: (asked) => readAdminArticles(http, adminCode, asked, signal),
          readPublic: (isNow) =>
            client.fetchQuery({ ...articlesQuery(http), staleTime: isNow ? 0 : PUBLIC_FRESH })
        },
        query,
        before()
      ),
    refetchInterval: ({ state }) => (state.data?.lacks === 'old' ? OLD_FOR : false),
    placeholderData: keepPreviousData,
    staleTime: 0
  })
  return {
    list: data,
    /** The list is still that of what was asked for before. */
    isOlder: isPlaceholderData,
    error: error ? error.message : null,
    isFetching,
    retry: () => void refetch()
  }
}

async function readAdminArticles(
  http: Platform['http'],
  adminCode: string,
  query: ArticlesQuery,
  signal: AbortSignal
) {
  const answer = await callApi(http, draftCalls.listAdminArticles, {
    query,
    headers: codeHeader(adminCode),
    signal
  })
  return adminArticlesSchema.parse(answer)
}
