import type { Article } from '@site/contracts/articles/article'
import type { CardsPage, Reading } from '@site/contracts/articles/article-card'
import { cardOf } from '@site/contracts/articles/card-list'
import { relatedTo } from '@site/contracts/articles/related-articles'
import { type CardsWanted, cardsPageOf } from '@site/contracts/blog/cards-page'
import { usePlatform, useQuery, useQueryClient } from '@site/web/platform'
import { useMemo } from 'react'
import { type Blog, blogQuery, cardsQuery, findArticle, readingQuery } from './article-list.ts'
import { FIRST, isPart } from './load-pages.ts'
import { readBlog } from './read-blog.ts'

/** What a page shows while its data come, or when they could not be had. */
export interface LoadState {
  error: string | null
  isFetching: boolean
  retry: () => void
}

/**
 * What is known of the blog, what went wrong with the last tries, and how to try again. With `blog` and `error` both
 * there, it is what came with the page and could not be renewed.
 */
function useBlog(): LoadState & { blog: Blog | undefined } {
  const client = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(blogQuery(() => readBlog(client)))
  return { blog: data, error: error ? error.message : null, isFetching, retry: () => void refetch() }
}

/**
 * A page of the list, of a topic, or of what was found: null where there is none, undefined while that is not known. `isFinding`: other words were
 * looked for, and what is shown is from before.
 */
export function useCards(
  wanted: CardsWanted | null
): LoadState & { cards: CardsPage | null | undefined; isFinding: boolean } {
  const { http } = usePlatform()
  const { blog, ...state } = useBlog()
  const fromAllArticles = useMemo(
    () => (blog?.articles && wanted ? cardsPageOf(blog, blog.articles, wanted) : null),
    [blog, wanted]
  )
  const asksForPart = blog !== undefined && wanted !== null && isPart(blog, wanted)
  const isSearch = wanted?.q !== undefined
  const options = cardsQuery(http.getJson, blog?.etag ?? '', wanted ?? FIRST)
  const part = useQuery({
    ...options,
    enabled: asksForPart,
    // Of an older list, until the newer one's are there; or what stood there before a search.
    placeholderData: (before, query) =>
      isSearch
        ? (before ?? fromAllArticles ?? undefined)
        : query?.queryKey[2] === options.queryKey[2]
          ? before
          : undefined
  })
  if (asksForPart) {
    const isFinding = isSearch && part.isPlaceholderData
    return { ...either(state, stateOf(part)), cards: part.data, isFinding }
  }
  return { ...state, cards: blog || wanted === null ? fromAllArticles : undefined, isFinding: false }
}

/** One article and the cards to go on with; null where there is none, undefined while that is not known. */
export function useArticle(id = ''): LoadState & {
  article: Article | null | undefined
  related: Reading['related']
} {
  const { http, query: client } = usePlatform()
  const { blog, ...state } = useBlog()
  const isOfPart = blog !== undefined && !blog.articles
  const etag = blog?.etag ?? ''
  const part = useQuery({
    ...readingQuery(http.getJson, etag, id, client),
    enabled: isOfPart,
    placeholderData: (before, query) => (query?.queryKey[2] === id ? before : undefined)
  })
  const isMissing = isOfPart && part.data === null
  const first = useQuery({ ...cardsQuery(http.getJson, etag, FIRST), enabled: isMissing })
  const fromAllArticles = useMemo(() => blog?.articles && findInArticles(blog.articles, id), [blog, id])
  if (!isOfPart)
    return { ...state, article: fromAllArticles?.article, related: fromAllArticles?.related ?? [] }
  const newest = isMissing ? (first.data?.articles.slice(0, SHOWN_INSTEAD) ?? []) : []
  const { article = part.data as null | undefined, related = newest } = part.data ?? {}
  return { ...either(state, stateOf(part)), article, related }
}

/** Articles to go on with where the one asked for does not exist. */
const SHOWN_INSTEAD = 3

function findInArticles(articles: Article[], id: string) {
  const article = findArticle(articles, id) ?? null
  const others = article ? relatedTo(article, articles) : articles.slice(0, SHOWN_INSTEAD)
  return { article, related: others.map(cardOf) }
}

const stateOf = ({
  error,
  isFetching,
  refetch
}: {
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}): LoadState => ({ error: error ? error.message : null, isFetching, retry: () => void refetch() })

/** The state of the first that failed, if any did. */
function either(...states: [LoadState, ...LoadState[]]): LoadState {
  const { error, retry } = states.find((state) => state.error !== null) ?? states[0]
  return { error, retry, isFetching: states.some((state) => state.isFetching) }
}
