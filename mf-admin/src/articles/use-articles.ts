import { articleListSchema } from '@site/contracts/articles/article'
import { blogCalls } from '@site/contracts/operations/calls/blog'
import { draftCalls } from '@site/contracts/operations/calls/drafts'
import { type Platform, queryOptions, usePlatform, useQuery, type useQueryClient } from '@site/web/platform'

/** Key of the list, shared with the blog's own query: a change made here is seen there. */
export const ARTICLES_KEY = [blogCalls.listArticles.path] as const

/** What every key of the administration's list begins with. */
export const MANAGED_KEY = [draftCalls.listAdminArticles.path] as const

/** The published articles, with their texts. */
export const articlesQuery = (http: Platform['http']) =>
  queryOptions({
    queryKey: ARTICLES_KEY,
    queryFn: async () => articleListSchema.parse(await http.getJson(ARTICLES_KEY[0]))
  })

/** The list as it is now: an administrator who comes to the page wants no older one. */
export function useArticles() {
  const { http } = usePlatform()
  const { data, error, refetch, isFetching } = useQuery({ ...articlesQuery(http), refetchOnMount: 'always' })
  return { articles: data, error: error ? error.message : null, isFetching, retry: () => void refetch() }
}

/** Has every list of articles that is shown read itself anew, and the others once they are. */
export async function refreshArticles(client: ReturnType<typeof useQueryClient>): Promise<void> {
  // The managed one reads the public one, which must be known to be older by then.
  await Promise.all([ARTICLES_KEY, MANAGED_KEY].map((queryKey) => client.invalidateQueries({ queryKey })))
}
