import type { Topic } from '@site/contracts/articles/article-subject'
import { topicPath } from '@site/contracts/blog/topics'

/** The address of a page of the list, of one topic of it, or of what was found for a search. */
export function listPath(topic: Topic | undefined, page: number, q?: string): string {
  if (q) return `/blog?${new URLSearchParams({ q, ...(page > 1 && { page: String(page) }) })}`
  const first = topic ? topicPath(topic) : '/blog'
  return page === 1 ? first : `${first}/page/${page}`
}
