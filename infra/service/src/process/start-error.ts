/**
 * An error that prevents a start and that an operator can correct: its message is printed without a stack (lifecycle.ts).
 * `errors` are lines to print below the message.
 */
export class StartError extends Error {
  readonly errors: string[]

  constructor(message: string, options: { cause?: unknown; errors?: string[] } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'StartError'
    this.errors = options.errors ?? []
  }
}
