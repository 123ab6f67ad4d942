import type { Article } from './article.ts'
import type { ArticleCard } from './article-card.ts'
import { excerpt } from './article-text.ts'

/*
 * What the service and the pages agree on about the list of cards, without a schema: the browser does not need zod for it.
 */

/** Cards on one page of the list. */
export const CARDS_PER_PAGE = 24

/** An article as the list shows it. */
export const cardOf = ({
  id,
  title,
  content,
  imageUrl,
  createdAt,
  isPinned,
  picture
}: Article): ArticleCard => ({
  id,
  title,
  imageUrl,
  createdAt,
  isPinned,
  ...(picture && { picture }),
  excerpt: excerpt(content)
})

/** How many pages a list of so many articles has: one at least. */
export const countPages = (total: number): number => Math.max(1, Math.ceil(total / CARDS_PER_PAGE))

/** The cards of a page, counted from 1. */
export const cardsOnPage = (articles: readonly Article[], page: number): ArticleCard[] =>
  articles.slice((page - 1) * CARDS_PER_PAGE, page * CARDS_PER_PAGE).map(cardOf)
