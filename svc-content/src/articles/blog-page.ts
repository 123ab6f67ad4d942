import type { Article } from '@site/contracts/articles/article'
import type { blogOperations } from '@site/contracts/operations/table/blog'
import { decodeCursor, encodeCursor } from '@site/service/http/cursor'
import type { z } from 'zod'

/** A page of `limit` articles, after the place `cursor` (API-2). */
export type BlogPageQuery = z.output<NonNullable<typeof blogOperations.listArticles.query>>

/** What the blog is sorted by, all descending. */
const placeOf = ({ isPinned, createdAt, id }: Article): number[] => [
  Number(isPinned),
  Date.parse(createdAt),
  id
]

const isBehind = (article: Article, place: number[]): boolean => {
  const own = placeOf(article)
  const first = own.findIndex((value, index) => value !== place[index])
  return first !== -1 && (own[first] ?? 0) < (place[first] ?? 0)
}

/**
 * One page of `articles`, which are in the blog's order. A cursor is a place, not an article: the page after an article
 * that was deleted since still begins where it was.
 *
 * @throws HttpError 400 for a cursor that is not one of ours
 */
export function pageOf(
  articles: Article[],
  { limit = articles.length, cursor }: BlogPageQuery
): { articles: Article[]; nextCursor: string | undefined } {
  const place = cursor === undefined ? undefined : decodeCursor(cursor, 3)
  const rest = place === undefined ? articles : articles.filter((article) => isBehind(article, place))
  const page = rest.slice(0, limit)
  const last = page.at(-1)
  return {
    articles: page,
    nextCursor: last && rest.length > page.length ? encodeCursor(placeOf(last)) : undefined
  }
}
