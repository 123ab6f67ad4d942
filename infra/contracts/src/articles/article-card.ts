import { z } from 'zod'
import { articleSchema } from './article.ts'
import { TOPICS } from './article-subject.ts'

/** An article as the list shows it: without its text. */
export const articleCardSchema = articleSchema
  .pick({ id: true, title: true, imageUrl: true, createdAt: true, isPinned: true, picture: true })
  .extend({ excerpt: z.string() })
export type ArticleCard = z.infer<typeof articleCardSchema>

/** What a page that holds a part of the blog knows of the complete blog: the entity tag of GET /api/blog, and its length. */
const wholeSchema = z.object({ etag: z.string(), total: z.number().int().nonnegative() })

/**
 * GET /api/blog/cards?page=&topic=: one page of the list or of one topic, in the list's order, counted from 1; `matching` articles are on its pages,
 * and `topics` are those that have any.
 */
export const cardsPageSchema = wholeSchema.extend({
  matching: z.number().int().nonnegative(),
  topics: z.array(z.enum(TOPICS)),
  page: z.number().int().positive(),
  pages: z.number().int().positive(),
  articles: z.array(articleCardSchema)
})
export type CardsPage = z.infer<typeof cardsPageSchema>

/** GET /api/blog/{id}/reading: what the page of an article shows. */
export const readingSchema = wholeSchema.extend({
  article: articleSchema,
  related: z.array(articleSchema.pick({ id: true, title: true, createdAt: true }))
})
export type Reading = z.infer<typeof readingSchema>
