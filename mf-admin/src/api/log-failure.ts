import { HttpError } from '@site/web/platform'
import { messageOf } from './message-of.ts'

/** Did the server refuse what was sent, with a sentence for who sent it? 400 is a call that no page of ours should make. */
const isExpected = (error: unknown): boolean =>
  error instanceof HttpError && error.problem !== undefined && error.status > 400 && error.status < 500

/**
 * Logs as an error, with its cause, why something could not be done: the network, a server that failed, a defect of ours. A refusal that
 * the screen says already is none (ADMIN-34).
 *
 * @param what a whole sentence, without its full stop
 * @returns the server's own sentence for the screen; undefined where it gave none, or did not answer
 */
export function logFailure(what: string, error: unknown): string | undefined {
  if (!isExpected(error)) console.error(what, error)
  return messageOf(error)
}
