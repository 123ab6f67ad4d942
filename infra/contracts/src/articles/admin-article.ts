import { z } from 'zod'
import { articleSchema } from './article.ts'
import { foundSchema } from './article-card.ts'
import { articleStateSchema } from './article-state.ts'

/** Articles on one page of the administration's list. */
export const ADMIN_ARTICLES_PER_PAGE = 30

/**
 * An article in the list of the administration: in whatever state, without its text. `title`, `excerpt` and `imageUrl` are those that are or were published,
 * else those of the draft. `draft`: what is being written, `schedule`: when its text is to be published. `changedAt`: when anything about it was last
 * changed, its draft included. `found`, where words were looked for: `title` and a `passage` of the text with the words that stand in them, null where none does.
 */
export const adminArticleSchema = articleSchema
  .pick({
    id: true,
    title: true,
    imageUrl: true,
    createdAt: true,
    isPinned: true,
    picture: true,
    origin: true,
    editedAt: true,
    review: true,
    noindex: true
  })
  .extend({
    state: articleStateSchema,
    excerpt: z.string(),
    revision: z.number().int().nonnegative(),
    draft: z
      .object({
        id: z.number().int().positive(),
        version: z.number().int().positive(),
        savedAt: z.iso.datetime(),
        savedBy: z.string().nullable()
      })
      .nullable(),
    schedule: z
      .object({ id: z.number().int().positive(), at: z.string(), publishAt: z.iso.datetime() })
      .nullable(),
    changedAt: z.iso.datetime().optional(),
    found: foundSchema.optional()
  })
export type AdminArticle = z.infer<typeof adminArticleSchema>

/**
 * An article in whatever state, with the text that is or was published; '' when none ever was. `publishedAt` and `publishedBy`: when its
 * latest revision was published and by whom, null when never or by nobody who was named. `etag`: with it as `If-Match` this text may be replaced.
 */
export const adminArticleTextSchema = adminArticleSchema.extend({
  content: z.string(),
  publishedAt: z.iso.datetime().nullable(),
  publishedBy: z.string().nullable(),
  etag: z.string()
})
export type AdminArticleText = z.infer<typeof adminArticleTextSchema>

const count = z.number().int().nonnegative()

/**
 * GET /api/admin/articles: pinned first, then newest. Pages are counted from 1. `total`: the articles that match; `states`: how many there
 * are in each state, whatever was asked for.
 */
export const adminArticlesSchema = z.object({
  total: count,
  page: z.number().int().positive(),
  pages: z.number().int().positive(),
  states: z.object({ draft: count, scheduled: count, published: count, withdrawn: count }),
  articles: z.array(adminArticleSchema)
})
export type AdminArticles = z.infer<typeof adminArticlesSchema>

const yesOrNo = z.enum(['yes', 'no']).optional()
const day = z.iso
  .date()
  .refine((date) => date >= '1900' && date < '2200', 'Cette date est hors du calendrier du blog.')
  .optional()

/** By what the list is put in order, and which way. `relevance`: what has the words in its title comes first. */
export const ARTICLE_SORTS = [
  'date-desc',
  'date-asc',
  'title-asc',
  'title-desc',
  'changed-desc',
  'changed-asc',
  'relevance'
] as const
export type ArticleSort = (typeof ARTICLE_SORTS)[number]

/** Which articles the list holds. Every condition that is given must hold. */
export const adminArticlesQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1).describe('Counted from 1.'),
  search: z
    .string()
    .max(200)
    .optional()
    .describe('Words that title or text contain, all of them, without regard to case and accents.'),
  within: z.enum(['title']).optional().describe('Look for the words in titles alone.'),
  state: articleStateSchema.optional().describe('One state.'),
  automatic: yesOrNo.describe('Written by a program or a model, or by a person.'),
  pinned: yesOrNo.describe('Pinned or not.'),
  reviewed: yesOrNo.describe('Read over by a person or not.'),
  drafted: z.enum(['yes']).optional().describe('Something is being written of it, on line or not.'),
  planned: z
    .enum(['yes'])
    .optional()
    .describe('A text of it is to be published at a set time, its first one or a newer one.'),
  from: day.describe(
    'The first day, in Paris, of its date: of publication, or of its draft where it never was.'
  ),
  to: day.describe('The last day of its date.'),
  sort: z
    .enum(ARTICLE_SORTS)
    .optional()
    .describe('Order of the list, in which pins do not count; by default pinned first, then newest.')
})
export type AdminArticlesQuery = Partial<z.input<typeof adminArticlesQuerySchema>>
/** What the list is asked for, as it is read. */
export type ArticlesQuery = z.output<typeof adminArticlesQuerySchema>
