import { failureCauses } from '../../runs/content/failure-causes.ts'

export type WriterErrorCode = keyof typeof failureCauses

/**
 * Why an attempt gave no article. The administrator reads the French sentence of `code` (see causeOf); `message` is for the
 * log and holds neither the key nor anything the endpoint sent. `retryAfterMs` is how long the endpoint asks to wait.
 */
export class WriterError extends Error {
  readonly code: WriterErrorCode
  readonly detail: string | undefined
  readonly retryAfterMs: number | undefined

  constructor(
    code: WriterErrorCode,
    message: string,
    more: { detail?: string; retryAfterMs?: number; cause?: unknown } = {}
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause })
    this.name = 'WriterError'
    this.code = code
    this.detail = more.detail
    this.retryAfterMs = more.retryAfterMs
  }
}

/** The sentence that an administrator reads about the error of an attempt. */
export function causeOf(error: unknown): string {
  if (!(error instanceof WriterError)) return failureCauses.internal
  const sentence = failureCauses[error.code]
  return error.detail === undefined ? sentence : `${sentence} ${error.detail}`
}
