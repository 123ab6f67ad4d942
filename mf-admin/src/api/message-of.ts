import { HttpError } from '@site/web/platform'

/** The server's own sentence about a call that it refused; undefined where it gave none, or did not answer. */
export const messageOf = (error: unknown): string | undefined =>
  error instanceof HttpError ? error.problem?.message : undefined
