import type { z } from 'zod'
import type { Article } from '../../articles/article.ts'
import type { CardsPage, Reading } from '../../articles/article-card.ts'
import type { reviewInputSchema } from '../../articles/article-origin.ts'
import type { articleRequestSchema } from '../../articles/draft.ts'
import type { CardsWanted } from '../../blog/cards-page.ts'
import type { AdminRequest } from '../admin.ts'
import { call } from './call.ts'

type ArticleRequest = z.input<typeof articleRequestSchema> & AdminRequest
type Changed = { article: Article; message: string }

/** Calls of the blog and its administration. */
export const blogCalls = {
  listArticles: call('GET', '/api/blog').of<{
    query: { limit?: number; cursor?: string }
    answer: Article[]
  }>(),
  listCards: call('GET', '/api/blog/cards').of<{
    query: Partial<CardsWanted> & { ids?: string }
    answer: CardsPage
  }>(),
  readReading: call('GET', '/api/blog/:id/reading').of<{ answer: Reading }>(),
  readArticle: call('GET', '/api/blog/:id').of<{ answer: Article }>(),
  createArticle: call('POST', '/api/blog').of<{ body: ArticleRequest; answer: Article }>(),
  updateArticle: call('PUT', '/api/blog/:id').of<{ body: ArticleRequest; answer: Article }>(),
  deleteArticle: call('DELETE', '/api/blog/:id').of<{ body: AdminRequest; answer: { message: string } }>(),
  togglePin: call('PATCH', '/api/blog/:id/pin').of<{ body: AdminRequest; answer: Changed }>(),
  reviewArticle: call('PATCH', '/api/blog/:id/review').of<{
    body: z.input<typeof reviewInputSchema> & AdminRequest
    answer: Changed
  }>()
} as const
