import { z } from 'zod'
import { articleOriginSchema } from './article-origin.ts'

/** A text that was published, as lists show it. `by` is null when nobody was named. `scheduleId`: the schedule that published it. */
export const revisionSummarySchema = z.object({
  articleId: z.number().int().positive(),
  number: z.number().int().positive(),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  title: z.string(),
  imageUrl: z.string().nullable(),
  origin: articleOriginSchema,
  scheduleId: z.number().int().positive().optional()
})
export type RevisionSummary = z.infer<typeof revisionSummarySchema>

/** A text that was published. */
export const revisionSchema = revisionSummarySchema.extend({ content: z.string() })
export type Revision = z.infer<typeof revisionSchema>
