import type { Article } from '@site/contracts/articles/article'
import type { CardsPage, Reading } from '@site/contracts/articles/article-card'
import { cardOf, cardsOnPage, countPages } from '@site/contracts/articles/card-list'
import { type Comparable, relatedTo, wordsToCompare } from '@site/contracts/articles/related-articles'
import { notFound } from '@site/service/http/errors'
import type { Blog } from './blog.ts'

/**
 * One page of the list, without the articles' texts.
 *
 * @throws HttpError 404 past the last page
 */
export function cardsPageOf({ articles, etag }: Blog, page: number): CardsPage {
  const total = articles.length
  const pages = countPages(total)
  if (page > pages) throw notFound('Page non trouvée', 'page-not-found')
  return { etag, total, page, pages, articles: cardsOnPage(articles, page) }
}

/** The cards of these articles as one page, '4,7', but for those that there are not. */
export function cardsOfArticles({ articles, etag }: Blog, ids: string): CardsPage {
  const asked = new Set(ids.split(','))
  const found = articles.filter(({ id }) => asked.has(String(id)))
  return { etag, total: articles.length, page: 1, pages: 1, articles: found.map(cardOf) }
}

/** What the page of an article shows: the article, and the titles of related ones. */
export function readingOf({ articles, etag }: Blog, article: Article): Reading {
  const related = relatedTo(article, articles, cachedWordsOf).map(({ id, title, createdAt }) => ({
    id,
    title,
    createdAt
  }))
  return { etag, total: articles.length, article, related }
}

/** The words of each article, found once for each revision, since a page compares its article with all others. */
const words = new WeakMap<Comparable, ReadonlySet<string>>()

function cachedWordsOf(article: Comparable): ReadonlySet<string> {
  const known = words.get(article)
  if (known) return known
  const found = wordsToCompare(article)
  words.set(article, found)
  return found
}
