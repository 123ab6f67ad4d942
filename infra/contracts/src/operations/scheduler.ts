import { z } from 'zod'
import { articleSchema } from '../articles/article.ts'
import { REVIEWER_MAX_LENGTH } from '../articles/article-origin.ts'
import { readingSchema } from './draft-reading.ts'
import { NIGHT_STATES } from './night-states.ts'

/** Who asked for a generated article: the schedule, or an administrator by one button or the other. */
export const RUN_KINDS = ['daily', 'test', 'manual'] as const

/**
 * One attempt, or several of the same order, to have an article written. `plannedDate` is the day in Paris it is the
 * article of ('2026-11-21'), null for those an administrator asked for. `cause` is a French sentence: why the last
 * attempt failed; it stays after a later one succeeded. `nextAttemptAt` is null when nobody will try again by itself.
 */
export const articleRunSchema = z.object({
  id: z.number().int().positive(),
  kind: z.enum(RUN_KINDS),
  plannedDate: z.string().nullable(),
  state: z.enum(['running', 'succeeded', 'failed']),
  attempts: z.number().int().positive(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  cause: z.string().nullable(),
  nextAttemptAt: z.iso.datetime().nullable(),
  articleId: z.number().int().positive().nullable(),
  title: z.string().nullable()
})
export type ArticleRun = z.infer<typeof articleRunSchema>

/** A night of the planning of /admin/auto, by its day in Paris (RUN-23). `grade` and `reasons` are the gate's, and never public. */
export const nightSchema = z.object({
  date: z.string(),
  state: z.enum(NIGHT_STATES),
  runId: z.number().int().positive().nullable(),
  articleId: z.number().int().positive().nullable(),
  title: z.string().nullable(),
  grade: z.number().int().nullable(),
  reasons: z.array(z.string()),
  waitsUntil: z.iso.datetime().nullable(),
  mayBeDecided: z
    .boolean()
    .describe('Its article can be published or refused: it waits, or nobody decided in time.')
})
export type Night = z.infer<typeof nightSchema>

/** GET /api/admin/scheduler-status (API-7, RUN-12). Additive: `runs`, the ten latest, newest first; `nights`, a month of them, oldest first. */
export const schedulerStatusSchema = z.object({
  isRunning: z.boolean(),
  scheduledTime: z.string(),
  nextRun: z.iso.datetime(),
  runs: z.array(articleRunSchema).optional(),
  nights: z.array(nightSchema).optional()
})
export type SchedulerStatus = z.infer<typeof schedulerStatusSchema>

/** What POST /api/admin/generate-test-article answers, 201, once its article exists (API-8). */
export const testArticleAnswerSchema = z.object({ article: articleSchema, message: z.string() })
export type TestArticleAnswer = z.infer<typeof testArticleAnswerSchema>

/** A draft of a run, as the gate read it: GET /api/admin/runs/{id}/drafts, newest first (RUN-20). */
export const runDraftSchema = readingSchema.extend({
  attempt: z.number().int().positive(),
  at: z.iso.datetime(),
  title: z.string(),
  content: z.string()
})
export type RunDraft = z.infer<typeof runDraftSchema>

/** POST /api/admin/runs/{id}/approval, apart from the admin code: who has read the article, where they say so. */
export const approvalInputSchema = z.object({
  reviewer: z
    .string('Le nom est un texte.')
    .trim()
    .max(REVIEWER_MAX_LENGTH, `Le nom ne peut pas dépasser ${REVIEWER_MAX_LENGTH} caractères.`)
    .transform((name) => name || null)
    .nullish()
    .transform((name) => name ?? null)
})

/** A subject that the writer can treat. `date`: the night whose turn it would be, with the title if that is known. */
export const subjectSchema = z.object({
  id: z.string(),
  label: z.string(),
  date: z.string().nullable(),
  title: z.string().nullable()
})
export type Subject = z.infer<typeof subjectSchema>

/** GET /api/admin/next-subjects: in the order they come, and the one chosen for the coming night `date` (RUN-22). */
export const nextSubjectsSchema = z.object({
  date: z.string(),
  chosen: z.string().nullable(),
  subjects: z.array(subjectSchema)
})
export type NextSubjects = z.infer<typeof nextSubjectsSchema>

/** PUT /api/admin/next-subject, apart from the admin code. Null leaves the night to the order. */
export const subjectChoiceSchema = z.object({
  subject: z.string('Le sujet est un texte.').max(200, 'Le sujet est trop long.').nullable()
})
