import { READ_ONLY } from '@site/contracts/operations/read-only'
import { HttpError } from '@site/web/platform'

/** What there is to say where a page on a developer's machine only reads the site; null of any other error. */
export const readOnlyReason = (error: unknown): string | null =>
  error instanceof HttpError && error.problem?.code === READ_ONLY ? error.problem.message : null
