import { type DehydratedState, hydrate, QueryClient } from '@tanstack/react-query'
import type { Http } from './http.ts'

/**
 * Defaults (API-13): data never stale, no refetch on focus, no retries. A query without its own function reads the
 * path that its key starts with: `useQuery({ queryKey: [blogCalls.listArticles.path] })`.
 */
export function createQueryClient(http: Http, data: unknown): QueryClient {
  const query = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        queryFn: ({ queryKey, signal }) => http.getJson(pathOf(queryKey), { signal })
      },
      mutations: { retry: false }
    }
  })
  // Written by `dehydrate` of the same release on the server and inlined by the gateway.
  if (data !== null && data !== undefined) hydrate(query, data as DehydratedState)
  return query
}

function pathOf(queryKey: readonly unknown[]): string {
  const [path] = queryKey
  if (typeof path !== 'string' || !path.startsWith('/')) {
    throw new Error(
      `A query without a queryFn needs a key that starts with a path, not ${JSON.stringify(queryKey)}`
    )
  }
  return path
}
