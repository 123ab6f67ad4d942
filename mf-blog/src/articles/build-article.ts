import type { Article } from '@site/contracts/article'

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
