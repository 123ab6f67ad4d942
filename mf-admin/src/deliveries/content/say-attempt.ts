import type { DeliveryAttempt } from '@site/contracts/deliveries/deliveries'
import { attemptCopy, REASONS } from './deliveries.ts'

const inSeconds = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** '184 ms', or '10,0 s' from a second on. */
export const sayDuration = (milliseconds: number): string =>
  milliseconds < 1_000
    ? attemptCopy.milliseconds(milliseconds)
    : attemptCopy.seconds(inSeconds.format(milliseconds / 1_000))

/** What came of an attempt: 'arrivé', or why not. */
export function sayOutcome({ outcome, reason }: Pick<DeliveryAttempt, 'outcome' | 'reason'>): string {
  if (outcome !== 'failed') return attemptCopy[outcome]
  return REASONS[reason ?? 'other'] ?? REASONS.other
}
