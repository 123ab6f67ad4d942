import { CANARY_LIFE, type CanaryEvidence } from '@site/contracts/federation/canary'
import type { Canary } from '@site/contracts/federation/registry'
import type { ArmCounts } from './count-arms.ts'
import { judge } from './judging/judge.ts'

/** A canary, and what this gateway knows of it. */
export interface Watched {
  canary: Canary
  counts: ArmCounts
  /** Visitors it had when it got its present share. */
  before: number
  /** Why it failed to render a page that the live version rendered; null while it has not. */
  serverError: string | null
}

export type Decision =
  | { action: 'abort'; reason: CanaryEvidence['reason']; serverError: string | null }
  | { action: 'step' }

/** For how long a share is looked at before the next one, in milliseconds, and how many visitors must have come in that time. */
const STEP = 10 * 60_000
const STEP_VISITORS = 200

/**
 * What is to happen to a canary now; null for nothing. One that fails on the server, be it late for the third time (decision 217), is ended at once: the live version has rendered that very page in that
 * very moment, which no number of visitors says better. No more visitors get it on missing data, and it becomes the live version by a person alone.
 */
export function decide({ canary, counts, before, serverError }: Watched, now: Date): Decision | null {
  if (serverError !== null) return { action: 'abort', reason: 'server-errors', serverError }
  const tallies = counts.tally()
  const verdict = judge(tallies)
  if (verdict.is === 'worse') return { action: 'abort', reason: verdict.measure, serverError }
  if (now.getTime() - Date.parse(canary.startedAt) > CANARY_LIFE)
    return { action: 'abort', reason: 'expired', serverError }
  const isDue =
    now.getTime() - Date.parse(canary.steppedAt) >= STEP &&
    tallies.canary.visitors - before >= STEP_VISITORS &&
    !canary.isHeld &&
    canary.next.length > 0
  return verdict.is === 'as-good' && isDue ? { action: 'step' } : null
}
