/**
 * A reason not to start that an operator can act on: it is printed as it stands, without a stack (see lifecycle.ts).
 * `errors` are the lines to print beneath the message.
 */
export class StartError extends Error {
  readonly errors: string[]

  constructor(message: string, options: { cause?: unknown; errors?: string[] } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'StartError'
    this.errors = options.errors ?? []
  }
}
