import { describe, expect, it } from 'vitest'
import { fisherGreater } from './fisher.ts'
import { judge, type Tallies, type Tally } from './judge.ts'
import { rankSum } from './rank-sum.ts'

const none = { ttfb: [], lcp: [], inp: [], cls: [] }
const tally = (visitors: number, more: Partial<Tally> = {}): Tally => ({
  ...{ visitors, errors: 0, 'load-failures': 0, fallbacks: 0, told: 0, vitals: none },
  ...more
})
const lcp = (...counts: number[]) => ({
  told: counts.reduce((sum, count) => sum + count, 0),
  vitals: { ...none, lcp: counts }
})

describe('the exact test of Fisher', () => {
  it.each([
    // Of a lady who tastes tea, three cups of four right: 17/70.
    [{ k: 3, n: 4 }, { k: 1, n: 4 }, 17 / 70],
    [{ k: 4, n: 4 }, { k: 0, n: 4 }, 1 / 70],
    [{ k: 0, n: 40 }, { k: 0, n: 760 }, 1],
    [{ k: 0, n: 40 }, { k: 9, n: 760 }, 1],
    // All three events fall on 40 of 800.
    [{ k: 3, n: 40 }, { k: 0, n: 760 }, (40 * 39 * 38) / (800 * 799 * 798)]
  ])('%o against %o', (one, other, chance) => {
    expect(fisherGreater(one, other)).toBeCloseTo(chance, 9)
  })
})

describe('the rank-sum test', () => {
  it('finds nothing in two that are alike, or where one is missing', () => {
    expect(rankSum([10, 20, 10], [100, 200, 100])).toEqual({ z: 0, superiority: 0.5 })
    expect(rankSum([], [1, 2])).toEqual({ z: 0, superiority: 0.5 })
    expect(rankSum([5], [5])).toEqual({ z: 0, superiority: 0.5 })
  })

  it('tells which is greater, and how surely', () => {
    // 1, 2, 3 against 4, 5, 6: U = 0 of 9, mean 4.5, deviation √(9·7/12).
    const { z, superiority } = rankSum([1, 1, 1, 0, 0, 0], [0, 0, 0, 1, 1, 1])
    expect([superiority, z]).toEqual([0, expect.closeTo(-4.5 / Math.sqrt(5.25), 9)])
  })
})

describe('FED-29 the verdict on a canary', () => {
  it.each<[string, Tallies, ReturnType<typeof judge>]>([
    ['nobody came', { canary: tally(0), live: tally(0) }, { is: 'waiting' }],
    [
      'one visitor in ten meets an error',
      { canary: tally(40, { errors: 4 }), live: tally(760) },
      { is: 'worse', measure: 'errors' }
    ],
    [
      'one network alone tells of errors',
      { canary: tally(20, { errors: 1 }), live: tally(40_000) },
      { is: 'waiting' }
    ],
    [
      'there are errors, and too few have come',
      { canary: tally(10, { errors: 10 }), live: tally(190) },
      { is: 'waiting' }
    ],
    [
      'nobody has the live version to compare with',
      { canary: tally(500, { errors: 100 }), live: tally(5) },
      { is: 'waiting' }
    ],
    [
      'all meet an error, and few have the live version, who meet none',
      { canary: tally(36, { errors: 36 }), live: tally(4) },
      { is: 'worse', measure: 'errors' }
    ],
    [
      'half of them meet an error, and hardly anybody has the live version',
      { canary: tally(180, { errors: 90 }), live: tally(6) },
      { is: 'waiting' }
    ],
    [
      'half of them meet an error, and some have the live version, who meet none',
      { canary: tally(180, { errors: 90 }), live: tally(16) },
      { is: 'worse', measure: 'errors' }
    ],
    [
      'both have the same errors',
      { canary: tally(500, { errors: 50, ...lcp(60) }), live: tally(9500, { errors: 950, ...lcp(600) }) },
      { is: 'as-good' }
    ],
    [
      'files do not load',
      { canary: tally(100, { 'load-failures': 6 }), live: tally(1900, { 'load-failures': 2 }) },
      { is: 'worse', measure: 'load-failures' }
    ],
    [
      'slots fall back',
      { canary: tally(50, { fallbacks: 5 }), live: tally(950) },
      { is: 'worse', measure: 'fallbacks' }
    ],
    [
      'pages come much later',
      { canary: tally(300, lcp(2, 10, 40, 20)), live: tally(5700, lcp(100, 600, 200, 30)) },
      { is: 'worse', measure: 'lcp' }
    ],
    [
      'pages come a little later',
      { canary: tally(300, lcp(8, 48, 42)), live: tally(5700, lcp(100, 500, 200)) },
      { is: 'waiting' }
    ],
    [
      'enough came, and nothing is worse',
      { canary: tally(300, lcp(10, 50, 20)), live: tally(5700, lcp(100, 500, 200)) },
      { is: 'as-good' }
    ],
    [
      'enough came, and no browser told anything',
      { canary: tally(900), live: tally(9000) },
      { is: 'waiting' }
    ],
    [
      'only browsers of the live version tell',
      { canary: tally(900), live: tally(9000, lcp(900)) },
      { is: 'waiting' }
    ]
  ])('%s', (_, tallies, verdict) => expect(judge(tallies)).toEqual(verdict))

  it('ends no version in sixty trials against itself, and each that throws for three more in a hundred', () => {
    const random = mulberry32(173)
    const trial = (prone: number): ReturnType<typeof judge>['is'] => {
      const arms = { canary: tally(0), live: tally(0) }
      const buckets = { canary: [0, 0, 0, 0], live: [0, 0, 0, 0] }
      for (let visitor = 1; visitor <= 20_000; visitor += 1) {
        const arm = random() < 0.05 ? 'canary' : 'live'
        arms[arm].visitors += 1
        if (random() < (arm === 'canary' ? prone : 0.01)) arms[arm].errors += 1
        if (random() < 0.6) {
          const bucket = Math.floor(random() * 4)
          buckets[arm][bucket] = (buckets[arm][bucket] ?? 0) + 1
        }
        if (visitor % 50 > 0) continue
        const verdict = judge({
          canary: { ...arms.canary, ...lcp(...buckets.canary) },
          live: { ...arms.live, ...lcp(...buckets.live) }
        })
        if (verdict.is === 'worse') return 'worse'
      }
      return 'as-good'
    }
    const outcomes = (prone: number, trials: number) => Array.from({ length: trials }, () => trial(prone))
    expect(outcomes(0.01, 60).filter((is) => is === 'worse')).toHaveLength(0)
    expect(outcomes(0.04, 10).every((is) => is === 'worse')).toBe(true)
  })
})

/** A generator of numbers from 0 to 1 that gives the same ones each time. */
function mulberry32(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
