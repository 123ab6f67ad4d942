import { z } from 'zod'

/**
 * Who wrote an article: a person, a program that puts the editors' texts together, or a language model, by the name its
 * endpoint knows it by. A later change by a person does not make it another's.
 */
export const articleOriginSchema = z.object({
  writer: z.enum(['person', 'program', 'model']),
  model: z.string().optional()
})
export type ArticleOrigin = z.infer<typeof articleOriginSchema>

/** A person has read the article over: when, and who where they said so. */
export const articleReviewSchema = z.object({
  at: z.iso.datetime(),
  by: z.string().optional()
})
export type ArticleReview = z.infer<typeof articleReviewSchema>

export const REVIEWER_MAX_LENGTH = 80

/** What PATCH /api/blog/{id}/review accepts, apart from the admin code. `reviewed: false` takes a review back. */
export const reviewInputSchema = z.object({
  reviewed: z.boolean('« reviewed » est vrai ou faux.').default(true),
  reviewer: z
    .string('Le nom est un texte.')
    .trim()
    .max(REVIEWER_MAX_LENGTH, `Le nom ne peut pas dépasser ${REVIEWER_MAX_LENGTH} caractères.`)
    .transform((name) => name || null)
    .nullish()
    .transform((name) => name ?? null)
})
export type ReviewInput = z.output<typeof reviewInputSchema>
