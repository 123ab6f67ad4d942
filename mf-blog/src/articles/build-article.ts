import type { Article } from '@site/contracts/articles/article'
import { cardOf } from '@site/contracts/articles/card-list'
import { cardsPageOf } from '@site/contracts/blog/cards-page'
import { isTopic } from '@site/contracts/blog/topics'
import { blogCalls } from '@site/contracts/operations/calls/blog'
import { addressOf } from '@site/contracts/operations/calls/call'
import { HttpError } from '@site/web/platform'
import { BLOG_KEY, type Blog } from './article-list.ts'

/** An article for tests. */
export function buildArticle(values: Partial<Article> = {}): Article {
  return {
    id: 3,
    title: 'Former ses équipes à l’IA',
    content: '<h2>Commencer petit</h2><p>Une équipe, un cas, une <strong>semaine</strong>.</p>',
    imageUrl: null,
    createdAt: '2026-05-01T08:00:00.000Z',
    isPinned: false,
    ...values
  }
}

/** The list as the browser has it after its request: put it at `BLOG_KEY` of a query client. */
export const completeBlog = (articles: Article[]): Blog => ({
  etag: '"liste"',
  total: articles.length,
  articles
})

export { BLOG_KEY }

/** What pages read on the server, of these articles, as svc-content answers it. */
export const answerFrom =
  (articles: Article[], etag = '"liste"') =>
  async (path: string): Promise<unknown> => {
    if (path === blogCalls.listArticles.path) return articles
    const total = articles.length
    const [name, query] = path.split('?')
    if (name === blogCalls.listCards.path) {
      const asked = new URLSearchParams(query)
      const topic = asked.get('topic') ?? undefined
      const page = Number(asked.get('page'))
      const cards = cardsPageOf({ etag, total }, articles, { page, ...(isTopic(topic) && { topic }) })
      if (!cards) throw new HttpError(404, 'Page non trouvée')
      return cards
    }
    const article = articles.find(({ id }) => path === addressOf(blogCalls.readReading, { id }))
    if (!article) throw new HttpError(404, 'Article non trouvé')
    const related = articles.filter((other) => other !== article).slice(0, 3)
    return { etag, total, article, related: related.map(cardOf) }
  }
