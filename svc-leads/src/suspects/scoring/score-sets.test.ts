import { inForm } from '@site/service/testing/test-form'
import { expect, it } from 'vitest'
import { type MadeSubmission, makeSubmissions } from '../../testing/submissions/make-submissions.ts'
import { createRepeats } from './repeats.ts'
import { scoreSubmission } from './score-submission.ts'

/** Of each kind, in each of these years. The first was looked at while the weights were set. */
const COUNT = 2000
const SEEDS = inForm({ long: [20_261_124, 1, 2], short: [20_261_124, 1] })

type Judged = MadeSubmission & { isSuspect: boolean }

/** Judges a year of submissions in the order they came, as the service does. `change` is made to each first. */
function judgeAll(seed: number, change: (made: MadeSubmission) => MadeSubmission = (made) => made): Judged[] {
  let now = new Date(0)
  const repeats = createRepeats(() => now)
  return makeSubmissions(seed, COUNT)
    .map(change)
    .map((made) => {
      now = made.at
      const sameTextFrom = repeats.count(made.contact.message, made.contact.email)
      return {
        ...made,
        isSuspect: scoreSubmission(made.contact, { isOverLimit: false, sameTextFrom }).isSuspect
      }
    })
}

const withoutTrap = (made: MadeSubmission) => ({ ...made, contact: { ...made.contact, website: null } })

function rates(judged: Judged[]): { caught: number; realSetAside: number } {
  const share = (isSpam: boolean) => {
    const ofKind = judged.filter((one) => one.isSpam === isSpam)
    return ofKind.filter(({ isSuspect }) => isSuspect).length / ofKind.length
  }
  return { caught: share(true), realSetAside: share(false) }
}

it.each(SEEDS)(
  'SPAM-2 sets aside nine in ten of 2,000 spam and at most one in a thousand of 2,000 real messages (year %i)',
  (seed) => {
    const judged = judgeAll(seed)
    const { caught, realSetAside } = rates(judged)
    expect(caught).toBeGreaterThanOrEqual(0.9)
    expect(realSetAside).toBeLessThanOrEqual(0.001)
    // The texts that were not looked at while the weights were set.
    const heldOut = rates(judged.filter(({ isHeldOut }) => isHeldOut))
    expect(heldOut.caught).toBeGreaterThanOrEqual(0.9)
    expect(heldOut.realSetAside).toBeLessThanOrEqual(0.001)
  }
)

it.each(SEEDS)('SPAM-2 does so without the trap too (year %i)', (seed) => {
  const { caught, realSetAside } = rates(judgeAll(seed, withoutTrap))
  expect(caught).toBeGreaterThanOrEqual(0.9)
  expect(realSetAside).toBeLessThanOrEqual(0.001)
})

it('makes as many of each kind as it is asked for, a third of them held out, the same for the same seed', () => {
  const made = makeSubmissions(7, 300)
  expect(made.filter(({ isSpam }) => isSpam)).toHaveLength(300)
  expect(made.filter(({ isSpam }) => !isSpam)).toHaveLength(300)
  const heldOut = made.filter(({ isHeldOut }) => isHeldOut).length / made.length
  expect(heldOut).toBeGreaterThan(0.2)
  expect(heldOut).toBeLessThan(0.5)
  expect(makeSubmissions(7, 300)).toEqual(made)
  // Every slot of a template is filled.
  expect(made.filter(({ contact }) => /\{\w+\}/.test(contact.message))).toEqual([])
})
