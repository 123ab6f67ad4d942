import type { Article } from '@site/contracts/articles/article'
import type { ArticleCard, CardsPage } from '@site/contracts/articles/article-card'
import { htmlToText } from '@site/contracts/articles/article-text'
import { cardOf } from '@site/contracts/articles/card-list'
import { fold } from '@site/contracts/articles/related-articles'

/**
 * The cards to show: those of the page, or those where every word sought stands in the title or the text, whatever its case
 * and accents. All articles are searched where they are at hand, else the cards of the page.
 */
export function searchCards(
  { articles: cards }: CardsPage,
  articles: Article[] | null,
  sought: string
): ArticleCard[] {
  const words = fold(sought).split(/\s+/).filter(Boolean)
  if (words.length === 0) return cards
  const isFound = (text: string) => words.every((word) => fold(text).includes(word))
  return articles
    ? articles.filter(({ title, content }) => isFound(`${title} ${htmlToText(content)}`)).map(cardOf)
    : cards.filter(({ title, excerpt }) => isFound(`${title} ${excerpt}`))
}
