import type { CardsPage } from '@site/contracts/articles/article-card'
import { htmlToProse, htmlToText } from '@site/contracts/articles/article-text'
import { cardOf } from '@site/contracts/articles/card-list'
import { type CardsWanted, cardsAmong, cardsPageOf } from '@site/contracts/blog/cards-page'
import { topicsIn } from '@site/contracts/blog/topics'
import { notFound } from '@site/service/http/errors'
import type { Blog } from '../articles/blog.ts'
import { findPassage, markWords } from './find-passage.ts'
import type { SearchBlog } from './search-blog.ts'
import { searchWords } from './search-words.ts'

/**
 * One page of the list, of a topic, of the articles whose numbers are given ('4,7'), or of what was found, without the articles' texts.
 *
 * @throws HttpError 404 past the last page
 */
export async function readCards(
  blog: Blog,
  wanted: CardsWanted & { ids?: string | undefined },
  search: SearchBlog
): Promise<CardsPage> {
  const { articles, etag } = blog
  if (wanted.ids) return cardsOf(blog, new Set(wanted.ids.split(',')))
  const page = wanted.q
    ? await findCards(blog, wanted.q, wanted.page, search)
    : cardsPageOf({ etag, total: articles.length }, articles, wanted)
  if (!page) throw notFound('Page non trouvée', 'page-not-found')
  return page
}

/** The cards of these articles as one page, but for those that there are not. */
function cardsOf({ articles, etag }: Blog, ids: ReadonlySet<string>): CardsPage {
  const found = articles.filter(({ id }) => ids.has(String(id)))
  return {
    ...{ etag, total: articles.length, topics: topicsIn(articles) },
    ...{ matching: found.length, page: 1, pages: 1, articles: found.map(cardOf) }
  }
}

/** A page of the articles that hold all words, with the words marked; none for a search without a word. */
async function findCards(
  blog: Blog,
  sought: string,
  page: number,
  search: SearchBlog
): Promise<CardsPage | null> {
  const { articles, etag } = blog
  const words = searchWords(sought)
  const found = await search(blog, words)
  const cards = cardsAmong(found, page, { etag, total: articles.length, topics: topicsIn(articles) })
  if (!cards) return null
  const contents = new Map(found.map(({ id, content }) => [id, content]))
  const marked = cards.articles.map((card) => ({
    ...card,
    found: {
      title: markWords(card.title, words),
      passage: passageOf(contents.get(card.id) ?? '', words)
    }
  }))
  return { ...cards, articles: marked }
}

/** Of sentences where it can be; of a table or a caption where the words stand nowhere else. */
const passageOf = (content: string, words: readonly string[]) =>
  findPassage(htmlToProse(content), words) ?? findPassage(htmlToText(content), words)
