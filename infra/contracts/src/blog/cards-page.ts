import type { Article } from '../articles/article.ts'
import type { CardsPage } from '../articles/article-card.ts'
import type { Topic } from '../articles/article-subject.ts'
import { cardsOnPage, countPages } from '../articles/card-list.ts'
import { topicOf, topicsIn } from './topics.ts'

/** Which cards a page of the blog shows: of the whole list or of one topic, on a page that is counted from 1. */
export interface CardsWanted {
  page: number
  topic?: Topic | undefined
}

/**
 * What a page of the blog shows of all `articles`, which are in the list's order; null past its last page. Service and browser both ask here.
 *
 * @param whole the list's entity tag and length
 */
export function cardsPageOf(
  whole: Pick<CardsPage, 'etag' | 'total'>,
  articles: readonly Article[],
  { page, topic }: CardsWanted
): CardsPage | null {
  const listed = topic ? articles.filter((article) => topicOf(article) === topic) : articles
  const pages = countPages(listed.length)
  if (page > pages) return null
  return {
    etag: whole.etag,
    total: whole.total,
    matching: listed.length,
    page,
    pages,
    topics: topicsIn(articles),
    articles: cardsOnPage(listed, page)
  }
}
