import { z } from 'zod'
import { leadDeskSchema } from '../leads/desk.ts'

const textSchema = z.object({ title: z.string(), content: z.string(), imageUrl: z.string().nullable() })

/**
 * Two texts of which neither may replace the other unseen: `sent` is what was refused, as it was cleaned; `current` what stands, since
 * when and by whom (null: nobody was named). Of a published text it tells the revision and the entity tag that allows replacing it; of a
 * draft its number and version.
 */
export const conflictSchema = z.object({
  current: textSchema.extend({
    at: z.iso.datetime(),
    by: z.string().nullable(),
    revision: z.number().int().optional(),
    etag: z.string().optional(),
    draftId: z.number().int().optional(),
    version: z.number().int().optional()
  }),
  sent: textSchema.optional()
})
export type Conflict = z.infer<typeof conflictSchema>

/**
 * The body of every answer that is not a success. `message` is French and meant for a person; `code` is stable and
 * meant for a program; `fields` names each invalid field of a rejected body; `conflict` holds both texts when a newer one was not replaced;
 * `desk` is where a lead stands when somebody else was faster to change it.
 */
export const problemSchema = z.object({
  message: z.string(),
  code: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  conflict: conflictSchema.optional(),
  desk: leadDeskSchema.optional()
})
export type Problem = z.infer<typeof problemSchema>
