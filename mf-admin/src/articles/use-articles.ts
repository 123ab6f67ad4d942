import { articleListSchema } from '@site/contracts/articles/article'
import { blogCalls } from '@site/contracts/operations/calls/blog'
import { usePlatform, useQuery } from '@site/web/platform'

/** Key of the list, shared with the blog's own query: a change made here is seen there. */
export const ARTICLES_KEY = [blogCalls.listArticles.path] as const

/** The list as it is now: an administrator who comes to the page wants no older one. */
export function useArticles() {
  const { http } = usePlatform()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ARTICLES_KEY,
    queryFn: async () => articleListSchema.parse(await http.getJson(ARTICLES_KEY[0])),
    refetchOnMount: 'always'
  })
  return { articles: data, error: error ? error.message : null, isFetching, retry: () => void refetch() }
}
