import { describe, expect, it } from 'vitest'
import { sayDue } from '../content/say-due.ts'
import { instantOf, proposeTimes } from './callback-times.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('SHEET-4 the time to call back', () => {
  it('is a time on the clocks of Paris, on both sides of their change', () => {
    expect(instantOf('2026-11-27T09:00')?.toISOString()).toBe('2026-11-27T08:00:00.000Z')
    expect(instantOf('2026-07-14T09:00')?.toISOString()).toBe('2026-07-14T07:00:00.000Z')
    // The hour that comes twice is meant as it comes first; the one that is skipped is none.
    expect(instantOf('2026-10-25T02:30')?.toISOString()).toBe('2026-10-25T00:30:00.000Z')
    expect(instantOf('2027-03-28T02:30')).toBeUndefined()
    for (const wrong of ['', 'T', '2026-11-27T', '2026-02-30T09:00']) expect(instantOf(wrong)).toBeUndefined()
  })

  it.each([
    [
      'a Tuesday',
      '2026-11-24T13:10:00Z',
      ['2026-11-24T15:10', '2026-11-25T09:00', '2026-11-26T09:00', '2026-11-30T09:00']
    ],
    ['a Friday', '2026-11-27T13:10:00Z', ['2026-11-27T15:10', '2026-11-30T09:00']],
    ['a Sunday', '2026-11-29T13:10:00Z', ['2026-11-29T15:10', '2026-11-30T09:00']]
  ])('is proposed on days of office, on %s', (_day, now, times) => {
    expect(proposeTimes(new Date(now)).map(({ at }) => at)).toEqual(times)
  })

  it('is said by the day', () => {
    const now = new Date('2026-11-24T22:30:00Z')
    const say = (at: string) => plain(sayDue(new Date(at), now))
    expect(say('2026-11-24T22:45:00Z')).toBe('aujourd’hui à 23 h 45')
    // Already tomorrow in Paris.
    expect(say('2026-11-24T23:15:00Z')).toBe('demain à 0 h 15')
    expect(say('2026-11-23T08:00:00Z')).toBe('hier à 9 h 00')
    expect(say('2026-12-01T08:00:00Z')).toBe('le 1er décembre 2026 à 9 h 00')
  })
})
