import { type Arm, CANARY_ENOUGH, type Measure } from '@site/contracts/federation/canary'
import { fisherGreater } from './fisher.ts'
import { rankSum } from './rank-sum.ts'

export const VITALS = ['ttfb', 'lcp', 'inp', 'cls'] as const
export type Vital = (typeof VITALS)[number]

/** What is known of one version: networks, and for each vital how many told a value in which bucket, the best first. */
export interface Tally extends Arm {
  vitals: Record<Vital, number[]>
}

export interface Tallies {
  canary: Tally
  live: Tally
}

/** 'worse' by a measure; 'as-good' as far as there is enough to say so; 'waiting' for more. */
export type Verdict = { is: 'worse'; measure: Measure } | { is: 'as-good' } | { is: 'waiting' }

/**
 * How probable by chance a difference may be on which a version is ended. It is looked at again and again: sixty trials of the same version against
 * itself, 20,000 visitors each, must end none (judge.test.ts).
 */
const CHANCE = 0.0001
const DEVIATIONS = 3.72
/** A page that feels slower to so few is no reason, however sure it is. */
const SLOWER = 0.6
/** Networks of a canary below which nothing is ended, and on which something must have gone wrong: never on the word of one alone. How few have the live version the chance itself counts. */
const LEAST = 20
const LEAST_WITH = 3
const LEAST_TOLD = 30
/** Of `CANARY_ENOUGH` networks so many must have told how pages felt, as who is silent may be broken. */
const ENOUGH_TOLD = 50
/** What is as likely as this to be chance is no reason to end a version, but one to wait. */
const DOUBT = 0.05
const DOUBT_DEVIATIONS = 1.65

const RATES = ['errors', 'load-failures', 'fallbacks'] as const

/** Compares two versions that visitors of the same time have been given by chance. */
export function judge(tallies: Tallies): Verdict {
  const { canary, live } = tallies
  if (canary.visitors < LEAST) return { is: 'waiting' }
  const isWorse = (measure: (typeof RATES)[number]) =>
    canary[measure] >= LEAST_WITH && chanceOf(tallies, measure) < CHANCE
  const measure = RATES.find(isWorse) ?? VITALS.find((vital) => isSlower(tallies, vital))
  if (measure) return { is: 'worse', measure }
  const isEnough =
    canary.visitors >= CANARY_ENOUGH &&
    Math.min(canary.told, live.told) >= ENOUGH_TOLD &&
    live.visitors >= CANARY_ENOUGH
  const isDoubtful =
    RATES.some((rate) => canary[rate] > 0 && chanceOf(tallies, rate) < DOUBT) ||
    VITALS.some((vital) => rankSum(canary.vitals[vital], live.vitals[vital]).z > DOUBT_DEVIATIONS)
  return { is: isEnough && !isDoubtful ? 'as-good' : 'waiting' }
}

const chanceOf = ({ canary, live }: Tallies, measure: (typeof RATES)[number]) =>
  fisherGreater({ k: canary[measure], n: canary.visitors }, { k: live[measure], n: live.visitors })

function isSlower({ canary, live }: Tallies, vital: Vital): boolean {
  if (Math.min(canary.told, live.told) < LEAST_TOLD) return false
  const { z, superiority } = rankSum(canary.vitals[vital], live.vitals[vital])
  return z > DEVIATIONS && superiority > SLOWER
}
