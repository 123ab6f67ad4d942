import { HttpError } from '@site/web/platform'

/** Was it the code that was refused? Asking again with it would change nothing. */
export const isRefused = (error: unknown): boolean => error instanceof HttpError && error.status === 401

/** The server's own sentence about a call that it refused; undefined where it gave none, or did not answer. */
export const messageOf = (error: unknown): string | undefined =>
  error instanceof HttpError ? error.problem?.message : undefined

/** The server's sentences about single fields of what was sent; undefined where it gave none. */
export const fieldFaultsOf = (error: unknown): Record<string, string> | undefined =>
  error instanceof HttpError ? error.problem?.fields : undefined
