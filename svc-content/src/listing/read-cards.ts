import type { Article } from '@site/contracts/articles/article'
import type { CardsPage } from '@site/contracts/articles/article-card'
import { htmlToProse, htmlToText } from '@site/contracts/articles/article-text'
import { cardOf } from '@site/contracts/articles/card-list'
import { type CardsWanted, cardsAmong, cardsPageOf } from '@site/contracts/blog/cards-page'
import { topicsIn } from '@site/contracts/blog/topics'
import { foldText } from '@site/service/database/fold-text'
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

/** A page of the articles that hold all words, with the words marked, or those that they were taken for; none for a search without a word. */
async function findCards(
  blog: Blog,
  sought: string,
  page: number,
  search: SearchBlog
): Promise<CardsPage | null> {
  const { articles, etag } = blog
  const { articles: found, words, isMended } = await search(blog, searchWords(sought))
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
  return {
    ...cards,
    articles: marked,
    ...(isMended && { mended: words.map((word) => writtenIn(found, word)) })
  }
}

/** A folded word as one of the first that were found writes it: « hôtel », not « hotel ». */
function writtenIn(found: readonly Article[], word: string): string {
  for (const { title, content } of found.slice(0, 3)) {
    const written = `${title} ${htmlToText(content)}`.match(/\p{L}[\p{L}\p{M}]*/gu)
    const same = written?.find((one) => foldText(one) === word)
    if (same) return same.toLowerCase()
  }
  return word
}

/** Of sentences where it can be; where the words stand nowhere else, the row of a table or the caption that holds most of them. */
function passageOf(content: string, words: readonly string[]) {
  const inProse = findPassage(htmlToProse(content), words)
  if (inProse) return inProse
  const countIn = (text: string) => words.filter((word) => foldText(text).includes(word)).length
  const rows = rowsOf(content).map((text) => ({ text, count: countIn(text) }))
  const best = rows.reduce((most, row) => (row.count > most.count ? row : most), { text: '', count: 0 })
  return findPassage(best.text, words) ?? findPassage(htmlToText(content), words)
}

/** Rows of tables, their cells apart, and captions, each by itself. */
const rowsOf = (content: string): string[] =>
  content.split(/<\/(?:tr|caption|figcaption)\s*>/i).map((piece) => {
    const from = Math.max(
      ...['<tr', '<caption', '<figcaption'].map((tag) => piece.toLowerCase().lastIndexOf(tag))
    )
    const cells = piece.slice(Math.max(0, from)).split(/<\/t[dh]\s*>/i)
    return cells.map(htmlToText).filter(Boolean).join('\u00a0· ')
  })
