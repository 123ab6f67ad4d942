import { CommandLineError } from '@site/contracts/command-line'
import { StartError } from '@site/service/process/start-error'
import { errorCode, errorText } from './error-text.ts'

const DISK_FULL = 'The disk is full. Free some space and start again.'
export const diskFull = () => new StartError(DISK_FULL)

/** Does the output of a program say that the disk is full? 28 is ENOSPC. */
export const mentionsFullDisk = (text: string): boolean =>
  /ENOSPC|no space left|out of disk space|(errcode:|error number|error) 28\b|disk (is )?full/i.test(text)

const KNOWN: Record<string, string> = {
  ENOSPC: DISK_FULL,
  EDQUOT: 'The disk quota is used up. Free some space and start again.',
  EROFS: 'This folder is read-only: .data cannot be written.',
  EMFILE: 'Too many open files. Raise the limit (ulimit -n 4096) and start again.'
}

/** Describes anything that was thrown in one line for a person, never with a stack. */
export function describeError(error: unknown): string {
  if (error instanceof StartError || error instanceof CommandLineError) return error.message
  const code = errorCode(error)
  if (code !== undefined && KNOWN[code] !== undefined) return KNOWN[code]
  const text = errorText(error)
  if (mentionsFullDisk(text)) return DISK_FULL
  if (code === 'EACCES' || code === 'EPERM') return `Permission refused: ${text}`
  if (/@libsql\/|libsql.*(native|binding)|Cannot find module '@libsql/.test(text)) {
    return 'The embedded database has no ready-made build for this machine. Use --infra=local, docker or env.'
  }
  return text
}
