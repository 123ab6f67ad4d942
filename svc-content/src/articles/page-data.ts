import type { Article } from '@site/contracts/articles/article'
import type { Reading } from '@site/contracts/articles/article-card'
import { cardOf } from '@site/contracts/articles/card-list'
import { type Comparable, relatedTo, wordsToCompare } from '@site/contracts/articles/related-articles'
import type { Blog } from './blog.ts'

/** What the page of an article shows: the article, and the cards of related ones. */
export function readingOf({ articles, etag }: Blog, article: Article): Reading {
  const related = relatedTo(article, articles, cachedWordsOf).map(cardOf)
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
