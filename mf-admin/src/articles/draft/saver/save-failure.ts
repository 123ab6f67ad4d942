import type { Conflict, Problem } from '@site/contracts/operations/problem'
import { HttpError } from '@site/web/platform'
import type { FailureReason } from '../../content/drafts.ts'

/** Why the server does not have a text. `message` is the server's own sentence. */
export interface SaveFailure {
  reason: FailureReason
  message?: string | undefined
}

/** Two texts of which neither may replace the other unseen: the server's, and what is typed here. */
export type TextConflict = Conflict['current'] & { code: string }

/** What a refusal with both texts says. */
export const conflictOf = ({ conflict, code = '' }: Problem): TextConflict | null =>
  conflict ? { ...conflict.current, code } : null

/** The server's problem, where it gave one. */
export const problemIn = (error: unknown): Problem | undefined =>
  error instanceof HttpError ? error.problem : undefined

const REASONS: Record<number, SaveFailure['reason']> = {
  401: 'code',
  403: 'scope',
  404: 'gone',
  408: 'offline',
  413: 'large',
  422: 'invalid',
  429: 'throttled',
  502: 'offline',
  503: 'offline',
  504: 'offline',
  507: 'full'
}

/** Why a call failed. Anything but an answer is a network that is away. */
export function failureOf(error: unknown): SaveFailure {
  if (!(error instanceof HttpError)) return { reason: 'offline' }
  return { reason: REASONS[error.status] ?? 'failed', message: error.problem?.message }
}

/**
 * What a failed call says of the text that it sent: 'refused' for good; 'unseen', as nobody looked at it; 'unknown', as it may have been
 * taken all the same.
 */
export function fateOf(error: unknown): 'refused' | 'unseen' | 'unknown' {
  if (!(error instanceof HttpError) || error.status === 408 || error.status >= 500) return 'unknown'
  return [401, 403, 429].includes(error.status) ? 'unseen' : 'refused'
}
