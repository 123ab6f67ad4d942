import { stripVTControlCharacters } from 'node:util'

/** What was asked or the code to deploy is wrong. `errors` are lines for a developer; it is not a bug of the command. */
export class DeployError extends Error {
  override readonly name = 'DeployError'
  readonly errors: string[]

  constructor(errors: string[]) {
    super(errors.join('\n'))
    this.errors = errors
  }
}

/** A running site says why it does not do what it was asked for. */
export class RefusedError extends DeployError {}

const DISK_FULL = 'the disk is full: free some space and run the command again'

/** One line for what the disk or a build says of a disk that is full; null for any other text. */
export const diskFullIn = (text: string): string | null =>
  /ENOSPC|EDQUOT|no space left|os error 28\b/i.test(text) ? DISK_FULL : null

/** What was thrown as lines for a developer, of `deployable` where it is about one. An error that was not foreseen is shown with its stack. */
export function errorLines(error: unknown, deployable?: string): string[] {
  if (error instanceof DeployError) return error.errors
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  const isOfSystem = error instanceof Error && 'syscall' in error
  const text = diskFullIn(message) ?? (isOfSystem ? message : (stack ?? message))
  // Build tools colour what they throw, whether or not it is read at a terminal.
  const plain = stripVTControlCharacters(text)
  return [deployable ? `${deployable}: ${plain}` : plain]
}
