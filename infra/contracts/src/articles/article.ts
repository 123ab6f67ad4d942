import { z } from 'zod'
import { pictureFactsSchema } from '../pictures/picture.ts'
import { articleOriginSchema, articleReviewSchema } from './article-origin.ts'
import { replaceTags } from './html-tags.ts'

/** Limits of an article, in characters (title, imageUrl) and in bytes of UTF-8 (content; API-15). */
export const ARTICLE_LIMITS = { title: 200, content: 1_048_576, imageUrl: 2000 } as const

/**
 * An article as GET /api/blog answers it (API-9). `createdAt` is an ISO 8601 instant in UTC. What follows `isPinned` is
 * additive: what is known of its picture when that is one of ours, who wrote it, when its text was last changed, who has read it over, and whether search engines are kept away.
 */
export const articleSchema = z.object({
  id: z.number().int().positive(),
  title: z.string(),
  content: z.string(),
  imageUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
  isPinned: z.boolean(),
  picture: pictureFactsSchema.optional(),
  origin: articleOriginSchema.optional(),
  editedAt: z.iso.datetime().optional(),
  review: articleReviewSchema.optional(),
  noindex: z.literal(true).optional()
})
export type Article = z.infer<typeof articleSchema>

/** The whole list, pinned first, then newest first. */
export const articleListSchema = z.array(articleSchema)

const hasSubstance = (html: string) =>
  /<(img|iframe|video|audio|picture|svg|hr|table)\b/i.test(html) ||
  replaceTags(html, '')
    .replace(/&nbsp;|&#160;|&#xa0;/gi, ' ')
    .trim() !== ''

/** Is this HTML more than empty markup? '<p></p>' is blank, an image alone is not (API-16). */
export const isBlankHtml = (html: string): boolean => !hasSubstance(html)

const byteLength = (text: string) => new TextEncoder().encode(text).length

/** A title is one line: what was pasted along, a line break or another control character, is a space. */
const titleSchema = z
  .string('Le titre est obligatoire.')
  .overwrite((title) => title.replace(/\p{Cc}+/gu, ' '))
  .trim()
  .max(ARTICLE_LIMITS.title, `Le titre ne peut pas dépasser ${ARTICLE_LIMITS.title} caractères.`)
const contentSchema = z
  .string('Le contenu est obligatoire.')
  .refine((html) => byteLength(html) <= ARTICLE_LIMITS.content, {
    error: 'Le contenu ne peut pas dépasser 1 Mo.',
    abort: true
  })

/** What is said of an address that `isImageAddress` refuses. */
export const IMAGE_ADDRESS_PROBLEM =
  'L’adresse de l’image doit être une adresse http(s) ou un chemin qui commence par /.'

/** The text of a draft, which may still lack a title or a content (DRAFT-2). */
export const draftTextSchema = z.object({
  title: titleSchema,
  content: contentSchema,
  imageUrl: z
    .string()
    .trim()
    .max(
      ARTICLE_LIMITS.imageUrl,
      `L’adresse de l’image ne peut pas dépasser ${ARTICLE_LIMITS.imageUrl} caractères.`
    )
    .refine(isImageAddress, IMAGE_ADDRESS_PROBLEM)
    .transform((url) => url || null)
    .nullish()
    .transform((url) => url ?? null)
})

/** What POST and PUT /api/blog accept, apart from the admin code (API-3, API-15, API-16). Messages are shown to a person. */
export const articleInputSchema = draftTextSchema.extend({
  title: titleSchema.min(1, 'Le titre est obligatoire.'),
  content: contentSchema.refine((html) => !isBlankHtml(html), 'Le contenu est obligatoire.')
})
export type ArticleInput = z.output<typeof articleInputSchema>

/** May this be the address of an article's picture? None is one too. */
export function isImageAddress(url: string): boolean {
  if (url === '') return true
  if (/^\/(?![/\\])/.test(url)) return true
  return /^https?:\/\//i.test(url) && URL.canParse(url)
}
