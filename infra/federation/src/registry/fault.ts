/** A fault of what was asked or of the code to deploy, told to a developer in one line each; not a bug of the command. */
export class DeployFault extends Error {
  override readonly name = 'DeployFault'
  readonly faults: string[]

  constructor(faults: string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

const DISK_FULL = 'the disk is full: make room and run the command again'

/** One line for what the disk or a build says of a disk that is full; null for any other text. */
export const diskFullIn = (text: string): string | null =>
  /ENOSPC|EDQUOT|no space left|os error 28\b/i.test(text) ? DISK_FULL : null

/** What was thrown as lines for a developer, of `unit` where it is about one. What nobody foresaw is told with its stack. */
export function faultLines(error: unknown, unit?: string): string[] {
  if (error instanceof DeployFault) return error.faults
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  const isOfSystem = error instanceof Error && 'syscall' in error
  const text = diskFullIn(message) ?? (isOfSystem ? message : (stack ?? message))
  return [unit ? `${unit}: ${text}` : text]
}
