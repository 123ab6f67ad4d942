import type { Article } from '@site/contracts/article'
import { usePlatform, useQuery, useQueryClient } from '@site/web/platform'
import { useState } from 'react'
import { articleQuery, articlesQuery, findArticle, REST_KEY, type Rest } from './article-list.ts'
import { readArticles, readMore } from './read-articles.ts'

/**
 * The list of articles, what went wrong with the last tries, and how to try again. With `articles` and `error` both
 * there, the list is the one that came with the page and could not be renewed. `more`: there are others, not read yet.
 */
export function useArticles() {
  const client = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(articlesQuery(() => readArticles(client)))
  const { data: rest } = useQuery<Rest | null>({ queryKey: REST_KEY, enabled: false })
  const [isReadingMore, setReadingMore] = useState(false)
  const [moreError, setMoreError] = useState<string | null>(null)

  const total = rest?.total ?? null
  const hasMore = data !== undefined && rest?.cursor != null && (total === null || data.length < total)
  const loadMore = async () => {
    setReadingMore(true)
    setMoreError(null)
    try {
      await readMore(client)
    } catch (fault) {
      setMoreError(fault instanceof Error ? fault.message : String(fault))
    }
    setReadingMore(false)
  }
  return {
    articles: data,
    error: error ? error.message : moreError,
    isFetching,
    retry: () => void (moreError === null ? refetch() : loadMore()),
    more: hasMore ? { total, isReading: isReadingMore, load: () => void loadMore() } : null
  }
}

/** One article with the states of the list; null where there is none, undefined while that is not known. */
export function useArticle(id: string | undefined) {
  const { http } = usePlatform()
  const { articles, error, isFetching, retry } = useArticles()
  const { data: rest } = useQuery<Rest | null>({ queryKey: REST_KEY, enabled: false })
  const found = articles && findArticle(articles, id)
  const isElsewhere = articles !== undefined && !found && Boolean(rest)
  const single = useQuery({ ...articleQuery(http.getJson, id ?? ''), enabled: isElsewhere })
  if (!isElsewhere)
    return { article: articles ? (found ?? null) : undefined, articles, error, isFetching, retry }
  return {
    article: single.data as Article | null | undefined,
    articles,
    error: error ?? (single.error ? single.error.message : null),
    isFetching: isFetching || single.isFetching,
    retry: () => void (error === null ? single.refetch() : retry())
  }
}
