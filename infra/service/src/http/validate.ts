import { z } from 'zod'
import { unprocessable } from './errors.ts'

// French messages where a schema gives none of its own, for this parse alone: the setting is not global.
const { localeError: frenchError } = z.locales.fr()

/**
 * Parses what a visitor or a caller sent. Throws an HttpError 422 with a French message for each field that is not valid, keyed by
 * its path (parts joined by a dot; 'body' for the body itself); the error's own message is that of the first field.
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
