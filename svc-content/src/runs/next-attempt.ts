import { parisDate } from '@site/service/process/paris-time'
import { WriterError } from '../writers/draft/writer-error.ts'

const FIRST_MS = 60_000
const LONGEST_MS = 3_600_000

/**
 * When the day's article is tried again after its `attempts`th attempt failed at `at`: after 1, 2, 4… minutes, an hour at
 * most, and not before the time that the model's endpoint asked for. Null when the day would be over (RUN-11: the same day),
 * and for articles that an administrator ordered, who can order again.
 */
export function nextAttempt(
  run: { plannedDate: string | null; attempts: number },
  error: unknown,
  at: Date
): Date | null {
  if (run.plannedDate === null) return null
  const requestedMs = error instanceof WriterError ? (error.retryAfterMs ?? 0) : 0
  const wait = Math.max(requestedMs, Math.min(FIRST_MS * 2 ** (run.attempts - 1), LONGEST_MS))
  const next = new Date(at.getTime() + wait)
  return parisDate(next) === run.plannedDate ? next : null
}
