import { z } from 'zod'

/** Longest question, in characters: what the chat's box takes. */
export const QUESTION_LENGTH = 2000
/** Largest body, in bytes: a question that is too long is told so, not cut off. */
export const QUESTION_BYTES = 64 * 1024

/** What POST /api/assistant/questions takes (ASSISTANT-1). */
export const questionSchema = z.object({
  question: z
    .string('La question doit être un texte.')
    .trim()
    .min(1, 'Écrivez votre question.')
    .max(QUESTION_LENGTH, `La question ne peut pas dépasser ${QUESTION_LENGTH} caractères.`)
})
export type Question = z.input<typeof questionSchema>

/** Where a passage of the site stands. */
export const sitePlaceSchema = z.object({
  /** The page or article, and the heading there. */
  page: z.string(),
  heading: z.string(),
  path: z.string().startsWith('/'),
  /** The page opened at the passage: with its anchor, and with a text fragment for its sentences. */
  href: z.string().startsWith('/')
})
export type SitePlace = z.infer<typeof sitePlaceSchema>

/** A passage of the site that answers. */
export const sitePassageSchema = sitePlaceSchema.extend({
  /** As they stand there. */
  sentences: z.array(z.string()).min(1)
})
export type SitePassage = z.infer<typeof sitePassageSchema>

export const siteAnswerSchema = z.object({
  /** Those that answer, the surest first; none where the site does not say, or not surely. */
  passages: z.array(sitePassageSchema).max(3),
  /** Where nothing answers surely: what may be worth reading. Nothing of it is quoted. */
  near: z.array(sitePlaceSchema).max(2)
})
export type SiteAnswer = z.infer<typeof siteAnswerSchema>
