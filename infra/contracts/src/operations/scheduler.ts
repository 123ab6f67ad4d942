import { z } from 'zod'
import { articleSchema } from '../articles/article.ts'
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
  title: z.string().nullable(),
  waitsUntil: z.iso
    .datetime()
    .nullable()
    .optional()
    .describe('It is written, and waits until then for somebody to decide.')
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
  silence: z
    .enum(['publish', 'hold'])
    .nullable()
    .optional()
    .describe('What becomes of it at waitsUntil, if nobody decides.'),
  mayBeDecided: z
    .boolean()
    .describe('Its article can be published or refused: it waits, or nobody decided in time.')
})
export type Night = z.infer<typeof nightSchema>

/** From so many articles on, two months of nights, it is told that the writer's texts run out (RUN-31). */
export const FEW_ARTICLES_LEFT = 60

/** What a writer with a bank of texts can still write. `lastNight` is the day in Paris of the last night that has an article, null where none has. */
export const articleStockSchema = z.object({
  left: z.number().int().nonnegative(),
  lastNight: z.string().nullable()
})
export type ArticleStock = z.infer<typeof articleStockSchema>

/**
 * GET /api/admin/scheduler-status (API-7, RUN-12). Additive: `runs`, the ten latest, newest first; `nights`, a month of them, oldest first;
 * `stock`, null where nothing limits how much is written.
 */
export const schedulerStatusSchema = z.object({
  isRunning: z.boolean(),
  scheduledTime: z.string(),
  nextRun: z.iso.datetime(),
  runs: z.array(articleRunSchema).optional(),
  nights: z.array(nightSchema).optional(),
  stock: articleStockSchema.nullable().optional()
})
export type SchedulerStatus = z.infer<typeof schedulerStatusSchema>

/** What POST /api/admin/generate-test-article answers, 201, once its article exists (API-8). */
export const testArticleAnswerSchema = z.object({ article: articleSchema, message: z.string() })
export type TestArticleAnswer = z.infer<typeof testArticleAnswerSchema>
