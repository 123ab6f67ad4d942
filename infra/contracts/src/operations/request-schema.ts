import type { z } from 'zod'
import { adminRequestSchema } from './admin.ts'

/** A body with the admin code, of which a handler is given the rest. */
export const request = <Schema extends z.ZodObject>(input: Schema, example: object) => ({
  schema: input.extend(adminRequestSchema.shape),
  input,
  io: 'input' as const,
  example: { adminCode: 'le-code-administrateur', ...example }
})
