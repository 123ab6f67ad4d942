import { z } from 'zod'
import { unprocessable } from './errors.ts'

// Messages that a schema does not write itself: ours say them in French, for this parse alone (no global setting).
const { localeError: frenchError } = z.locales.fr()

/**
 * Parses what a visitor or a caller sent. Throws a 422 problem with a French message for each faulty field, keyed by
 * its path ('' parts joined by a dot; 'body' for the whole); the problem's own message is that of the first field.
 */
export function validate<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { error: frenchError })
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues) {
    const field = issue.path.map(String).join('.') || 'body'
    fields[field] ??= issue.message
  }
  throw unprocessable(fields)
}
