import { describe, expect, it } from 'vitest'
import { nextParisMidnight, parisDate, parisMidnight } from './paris-time.ts'

const next = (instant: string) => nextParisMidnight(new Date(instant)).toISOString()

describe('midnight in Paris', () => {
  it.each([
    ['2026-11-21T10:00:00.000Z', '2026-11-21T23:00:00.000Z'],
    ['2026-11-21T22:59:59.999Z', '2026-11-21T23:00:00.000Z'],
    ['2026-11-21T23:00:00.000Z', '2026-11-22T23:00:00.000Z'],
    ['2026-07-14T10:00:00.000Z', '2026-07-14T22:00:00.000Z'],
    ['2026-12-31T23:30:00.000Z', '2027-01-01T23:00:00.000Z']
  ])('after %s is %s', (instant, midnight) => {
    expect(next(instant)).toBe(midnight)
  })

  it('is 23 hours after the one before when clocks go forward, 25 when they go back', () => {
    expect(next('2027-03-27T22:00:00.000Z')).toBe('2027-03-27T23:00:00.000Z')
    expect(next('2027-03-27T23:00:00.000Z')).toBe('2027-03-28T22:00:00.000Z')
    expect(next('2026-10-24T21:00:00.000Z')).toBe('2026-10-24T22:00:00.000Z')
    expect(next('2026-10-24T22:00:00.000Z')).toBe('2026-10-25T23:00:00.000Z')
  })

  it('begins each of ten years of days, once', () => {
    let midnight = parisMidnight('2025-01-01')
    for (let day = 0; day < 3652; day += 1) {
      const date = new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10)
      expect(parisDate(midnight)).toBe(date)
      expect(parisDate(new Date(midnight.getTime() - 1))).not.toBe(date)
      expect(parisMidnight(date)).toEqual(midnight)
      midnight = nextParisMidnight(midnight)
    }
  })
})
