import { z } from 'zod'
import { wallTimeSchema } from '../site/wall-time.ts'

/**
 * A text that is to be published at a minute of Paris: that of the draft at `version`, whatever is typed into the draft later.
 * `at` is the time on the wall there, `publishAt` the instant in UTC: of an hour that comes twice, the first. `revision`: what it published.
 */
export const scheduleSchema = z.object({
  id: z.number().int().positive(),
  articleId: z.number().int().positive(),
  draftId: z.number().int().positive(),
  version: z.number().int().positive(),
  title: z.string(),
  at: z.string(),
  publishAt: z.iso.datetime(),
  state: z.enum(['pending', 'published', 'cancelled']),
  createdAt: z.iso.datetime(),
  by: z.string().nullable(),
  endedAt: z.iso.datetime().nullable(),
  revision: z.number().int().positive().nullable()
})
export type Schedule = z.infer<typeof scheduleSchema>

/** What POST /api/admin/drafts/{id}/schedule accepts; `overRevision` as in publishing. */
export const newScheduleSchema = z.object({
  version: z.number('La version est un nombre.').int().min(1),
  overRevision: z.number().int().min(0).optional(),
  at: wallTimeSchema
})

/** What PUT /api/admin/schedules/{id} accepts: another minute, and with `version` the draft's text as it stands now. */
export const scheduleInputSchema = z.object({
  at: wallTimeSchema,
  version: z.number().int().min(1).optional()
})

/** Which schedules GET /api/admin/schedules answers. */
export const scheduleQuerySchema = z.object({
  state: z
    .enum(['pending', 'ended'])
    .default('pending')
    .describe('Those to come, the next first; or the last hundred that were published or cancelled.')
})
