import { faultCauses } from '../../runs/content/fault-causes.ts'

export type FaultCode = keyof typeof faultCauses

/**
 * Why no article came of an attempt. `cause` of the run is a French sentence for the administrator; `message` is for the
 * log and names neither the key nor anything the other side sent. `retryAfterMs`: what the other side asked to wait.
 */
export class WriterFault extends Error {
  readonly code: FaultCode
  readonly detail: string | undefined
  readonly retryAfterMs: number | undefined

  constructor(
    code: FaultCode,
    message: string,
    more: { detail?: string; retryAfterMs?: number; cause?: unknown } = {}
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause })
    this.name = 'WriterFault'
    this.code = code
    this.detail = more.detail
    this.retryAfterMs = more.retryAfterMs
  }
}

/** The sentence an administrator reads for what an attempt threw. */
export function causeOf(error: unknown): string {
  if (!(error instanceof WriterFault)) return faultCauses.internal
  const sentence = faultCauses[error.code]
  return error.detail === undefined ? sentence : `${sentence} ${error.detail}`
}
