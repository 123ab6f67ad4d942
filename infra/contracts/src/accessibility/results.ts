import type { Criterion, Theme } from './themes/audit-types.ts'

/** The law's three words for it: every criterion that applies is met, at least half of them are, or fewer. */
export type AccessibilityState = 'totalement conforme' | 'partiellement conforme' | 'non conforme'

/** What the statement says of the audit. */
export interface AccessibilityResults {
  state: AccessibilityState
  /** Share of the criteria that apply which are met, in whole per cent, rounded down: 100 is said of all of them only. */
  rate: number
  met: number
  failed: number
  inapplicable: number
  /** What is not met, and why. */
  gaps: readonly { number: string; asks: string; reason: string }[]
}

/** Sums up the audit. `themes`: with at least one criterion that applies. */
export function summarise(themes: readonly Theme[]): AccessibilityResults {
  const criteria = themes.flatMap((theme): readonly Criterion[] => theme.criteria)
  const count = (verdict: Criterion['verdict']) => criteria.filter((one) => one.verdict === verdict).length
  const met = count('C')
  const failed = count('NC')
  return {
    state: stateOf(met, failed),
    rate: Math.floor((100 * met) / (met + failed)),
    met,
    failed,
    inapplicable: count('NA'),
    gaps: criteria.flatMap((one) =>
      one.verdict === 'NC' ? [{ number: one.number, asks: one.asks, reason: one.reason }] : []
    )
  }
}

function stateOf(met: number, failed: number): AccessibilityState {
  if (failed === 0) return 'totalement conforme'
  return met >= failed ? 'partiellement conforme' : 'non conforme'
}
