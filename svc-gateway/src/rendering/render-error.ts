/**
 * Why a page was not rendered.
 * - threw: a bundle threw, or its content is not what its manifest says
 * - timed-out: it did not answer in time; its worker was ended
 * - crashed: its worker went away (out of memory, process.exit)
 * - busy: no worker became free in time
 */
export type RenderErrorKind = 'threw' | 'timed-out' | 'crashed' | 'busy'

/** A render that failed. `deployable` is the likely culprit, null when that is not known. */
export class RenderError extends Error {
  readonly kind: RenderErrorKind
  readonly deployable: string | null
  /** The data could not be had, or were still awaited: no bundle is to blame. */
  readonly isDataError: boolean

  constructor(
    kind: RenderErrorKind,
    details: { deployable?: string | null; isDataError?: boolean; message?: string; stack?: string } = {}
  ) {
    super(details.message ?? `render ${kind}`)
    this.name = 'RenderError'
    this.kind = kind
    this.deployable = details.deployable ?? null
    this.isDataError = details.isDataError ?? false
    if (details.stack) this.stack = details.stack
  }
}

/** The pool rejects with nothing else; anything else is an error of ours and is thrown on. */
export function toRenderError(error: unknown): RenderError {
  if (error instanceof RenderError) return error
  throw error
}
