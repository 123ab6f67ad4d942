import { z } from 'zod'

/**
 * The body of every answer that is not a success. `message` is French and meant for a person; `code` is stable and
 * meant for a program; `fields` names each invalid field of a rejected body.
 */
export const problemSchema = z.object({
  message: z.string(),
  code: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional()
})
export type Problem = z.infer<typeof problemSchema>
