/**
 * Why a page was not rendered.
 * - threw: a bundle threw, or its content is not what its manifest says
 * - timed-out: it did not answer in time; its worker was ended
 * - crashed: its worker went away (out of memory, process.exit)
 * - busy: no worker became free in time
 */
export type RenderFaultKind = 'threw' | 'timed-out' | 'crashed' | 'busy'

/** A render that failed. `unit` is the likely culprit, null when it cannot be told. */
export class RenderError extends Error {
  readonly kind: RenderFaultKind
  readonly unit: string | null
  /** The data could not be had, or were still awaited: no bundle is to blame. */
  readonly isDataFault: boolean

  constructor(
    kind: RenderFaultKind,
    details: { unit?: string | null; isDataFault?: boolean; message?: string; stack?: string } = {}
  ) {
    super(details.message ?? `render ${kind}`)
    this.name = 'RenderError'
    this.kind = kind
    this.unit = details.unit ?? null
    this.isDataFault = details.isDataFault ?? false
    if (details.stack) this.stack = details.stack
  }
}

/** The pool rejects with nothing else; anything else is a fault of ours and is thrown on. */
export function toRenderError(error: unknown): RenderError {
  if (error instanceof RenderError) return error
  throw error
}
