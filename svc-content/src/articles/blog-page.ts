import type { Article } from '@site/contracts/articles/article'
import type { blogOperations } from '@site/contracts/operations/table/blog'
import { decodeCursor, encodeCursor } from '@site/service/http/cursor'
import type { z } from 'zod'

/** Asks for a page of `limit` articles, after the position `cursor` (API-2). */
export type BlogPageQuery = z.output<NonNullable<typeof blogOperations.listArticles.query>>

/** The values that the blog is sorted by, all descending. */
const positionOf = ({ isPinned, createdAt, id }: Article): number[] => [
  Number(isPinned),
  Date.parse(createdAt),
  id
]

const isAfter = (article: Article, position: number[]): boolean => {
  const own = positionOf(article)
  const first = own.findIndex((value, index) => value !== position[index])
  return first !== -1 && (own[first] ?? 0) < (position[first] ?? 0)
}

/**
 * One page of `articles`, which are in the blog's order. A cursor is a position, not an article: the page after an article
 * that was deleted since still begins where it was.
 *
 * @throws HttpError 400 for a cursor that is not one of ours
 */
export function pageOf(
  articles: Article[],
  { limit = articles.length, cursor }: BlogPageQuery
): { articles: Article[]; nextCursor: string | undefined } {
  const position = cursor === undefined ? undefined : decodeCursor(cursor, 3)
  const rest = position === undefined ? articles : articles.filter((article) => isAfter(article, position))
  const page = rest.slice(0, limit)
  const last = page.at(-1)
  return {
    articles: page,
    nextCursor: last && rest.length > page.length ? encodeCursor(positionOf(last)) : undefined
  }
}
