import { z } from 'zod'
import { faqEntrySchema } from './faq.ts'

/** Longest wording of a question that is kept, and longest key of a group, in characters. */
export const WORDING_LENGTH = 200
export const KEY_LENGTH = 120
/** Different questions that one event carries. */
export const QUESTIONS_AT_ONCE = 50
/** Groups that a day may begin, and wordings of a group that a day may add; the rest of a known group is counted under the wordings it has. */
export const GROUPS_OF_A_DAY = 200
export const WORDINGS_OF_A_DAY = 5

/**
 * A question that found nothing, cleaned of what may be of a person, so often on one day (ASSISTANT-9). `key`: what it is about, the same for
 * all wordings of one question.
 */
export const unansweredSchema = z.object({
  /** The day in Paris: '2026-11-21'. */
  day: z.iso.date(),
  key: z.string().min(1).max(KEY_LENGTH),
  wording: z.string().min(1).max(WORDING_LENGTH),
  count: z.number().int().positive()
})
export type Unanswered = z.infer<typeof unansweredSchema>

/** Questions that are about the same, of the last 90 days, with a few of their wordings, the most asked first. */
export const questionGroupSchema = z.object({
  id: z.number().int().positive(),
  count: z.number().int().positive(),
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  wordings: z.array(z.string()).min(1)
})
export type QuestionGroup = z.infer<typeof questionGroupSchema>

/** A question that was given to the writer as a subject, and waits to be written about. */
export const wishSchema = z.object({
  id: z.number().int().positive(),
  text: z.string(),
  at: z.iso.datetime(),
  by: z.string().nullable()
})
export type Wish = z.infer<typeof wishSchema>

/**
 * GET /api/admin/questions: the groups that wait for somebody, the most asked first, 100 at most of `total`; the entries of the page of
 * questions; the subjects that wait for the writer. `takesWishes`: does the writer of the nights write about them?
 */
export const askedQuestionsSchema = z.object({
  total: z.number().int().nonnegative(),
  groups: z.array(questionGroupSchema),
  entries: z.array(faqEntrySchema),
  wishes: z.array(wishSchema),
  takesWishes: z.boolean()
})
export type AskedQuestions = z.infer<typeof askedQuestionsSchema>

/** What giving a question to the writer is answered. */
export const wishAnswerSchema = z.object({ wish: wishSchema, takesWishes: z.boolean(), message: z.string() })
export type WishAnswer = z.infer<typeof wishAnswerSchema>
