import type { Article } from '../articles/article.ts'
import type { CardsPage } from '../articles/article-card.ts'
import type { Topic } from '../articles/article-subject.ts'
import { cardsOnPage, countPages } from '../articles/card-list.ts'
import { topicOf, topicsIn } from './topics.ts'

/** Characters of a search that count. */
export const SEARCH_LENGTH = 200

/** Which cards a page of the blog shows: of the whole list, of one topic, or of all where words were found, on a page that is counted from 1. */
export interface CardsWanted {
  page: number
  topic?: Topic | undefined
  /** What is looked for, SEARCH_LENGTH characters at most; the service alone knows what is found. */
  q?: string | undefined
}

/** The list's entity tag and length. */
type Whole = Pick<CardsPage, 'etag' | 'total'>

/**
 * What a page of the blog shows of all `articles`, which are in the list's order; null past its last page. Service and browser both ask here, but for
 * what words are found in.
 */
export function cardsPageOf(
  whole: Whole,
  articles: readonly Article[],
  { page, topic }: Omit<CardsWanted, 'q'>
): CardsPage | null {
  const listed = topic ? articles.filter((article) => topicOf(article) === topic) : articles
  return cardsAmong(listed, page, { ...whole, topics: topicsIn(articles) })
}

/** A page of these articles, whatever they were chosen by; null past its last one. */
export function cardsAmong(
  listed: readonly Article[],
  page: number,
  whole: Whole & Pick<CardsPage, 'topics'>
): CardsPage | null {
  const pages = countPages(listed.length)
  if (page > pages) return null
  const { etag, total, topics } = whole
  return { etag, total, matching: listed.length, page, pages, topics, articles: cardsOnPage(listed, page) }
}
