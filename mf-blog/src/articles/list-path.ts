import type { Topic } from '@site/contracts/articles/article-subject'
import { topicPath } from '@site/contracts/blog/topics'

/** The address of a page of the list, or of one topic of it. */
export function listPath(topic: Topic | undefined, page: number): string {
  const first = topic ? topicPath(topic) : '/blog'
  return page === 1 ? first : `${first}/page/${page}`
}
