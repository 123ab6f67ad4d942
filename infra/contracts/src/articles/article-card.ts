import { z } from 'zod'
import { articleSchema } from './article.ts'
import { TOPICS } from './article-subject.ts'

/** A part of a text, and whether it is one of the words that were looked for. The parts make up the text. */
const foundPartSchema = z.object({ text: z.string(), isFound: z.boolean() })
export type FoundPart = z.infer<typeof foundPartSchema>

/** Where words were found: the title, and a passage of the text, with the words that stand in them; null where none does. */
export const foundSchema = z.object({
  title: z.array(foundPartSchema).nullable(),
  passage: z.array(foundPartSchema).nullable()
})

/** An article as the list shows it: without its text. `found`, where words were looked for. */
export const articleCardSchema = articleSchema
  .pick({ id: true, title: true, imageUrl: true, createdAt: true, isPinned: true, picture: true })
  .extend({ excerpt: z.string(), found: foundSchema.optional() })
export type ArticleCard = z.infer<typeof articleCardSchema>

/** What a page that holds a part of the blog knows of the complete blog: the entity tag of GET /api/blog, and its length. */
const wholeSchema = z.object({ etag: z.string(), total: z.number().int().nonnegative() })

/**
 * GET /api/blog/cards?page=&topic=&q=: one page of the list, of one topic, or of what was found, counted from 1; `matching` articles are on its pages,
 * and `topics` are those that have any. `mended`: the words that were looked for, as they were taken where no article holds them as they were typed.
 */
export const cardsPageSchema = wholeSchema.extend({
  matching: z.number().int().nonnegative(),
  topics: z.array(z.enum(TOPICS)),
  page: z.number().int().positive(),
  pages: z.number().int().positive(),
  articles: z.array(articleCardSchema),
  mended: z.array(z.string()).optional()
})
export type CardsPage = z.infer<typeof cardsPageSchema>

/** GET /api/blog/{id}/reading: what the page of an article shows. */
export const readingSchema = wholeSchema.extend({
  article: articleSchema,
  related: z.array(articleCardSchema)
})
export type Reading = z.infer<typeof readingSchema>
