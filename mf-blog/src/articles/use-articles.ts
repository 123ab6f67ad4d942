import { usePlatform, useQuery } from '@site/web/platform'
import { articlesQuery } from './article-list.ts'

/**
 * The list of articles, what went wrong with the last tries, and how to try again. With `articles` and `error` both
 * there, the list is the one that came with the page and could not be renewed.
 */
export function useArticles() {
  const { http } = usePlatform()
  const { data, error, isFetching, refetch } = useQuery(articlesQuery(http.getJson))
  return {
    articles: data,
    error: error ? error.message : null,
    isFetching,
    retry: () => void refetch()
  }
}
