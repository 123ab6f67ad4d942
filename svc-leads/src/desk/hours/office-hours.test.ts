import { describe, expect, it } from 'vitest'
import { createRandom } from '../../testing/random-leads.ts'
import { easterSunday, FRENCH_HOLIDAYS } from './holidays.ts'
import { createOfficeHours } from './office-hours.ts'

const HOUR = 3_600_000
const WEEK = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', holidays: FRENCH_HOLIDAYS.split(',') }
const office = createOfficeHours(WEEK)
const at = (iso: string) => new Date(iso)

describe('office hours', () => {
  it.each([
    // Tuesday 24 November 2026: Paris is an hour before UTC.
    ['within a day', '2026-11-24T09:00:00Z', 2, '2026-11-24T11:00:00.000Z'],
    ['from before the office opens', '2026-11-24T03:00:00Z', 1, '2026-11-24T09:00:00.000Z'],
    ['over a night', '2026-11-24T16:30:00Z', 1, '2026-11-25T08:30:00.000Z'],
    ['over a weekend', '2026-11-27T16:30:00Z', 1, '2026-11-30T08:30:00.000Z'],
    ['up to the closing time', '2026-11-24T16:00:00Z', 1, '2026-11-24T17:00:00.000Z'],
    ['over Christmas, a Friday', '2026-12-24T16:30:00Z', 1, '2026-12-28T08:30:00.000Z'],
    ['over Easter Monday 2027', '2027-03-26T16:30:00Z', 1, '2027-03-30T07:30:00.000Z'],
    ['over the weekend on which summer begins', '2026-03-27T16:30:00Z', 1, '2026-03-30T07:30:00.000Z'],
    ['over the weekend on which winter begins', '2026-10-23T15:30:00Z', 1, '2026-10-26T08:30:00.000Z']
  ])('DESK-8 count %s', (_, from, hours, end) => {
    expect(office.after(at(from), hours * HOUR).toISOString()).toBe(end)
    expect(office.between(at(from), at(end))).toBe(hours * HOUR)
  })

  it('DESK-8 are as long as the hours that pass where the office is open while clocks change', () => {
    const always = createOfficeHours({
      days: [1, 2, 3, 4, 5, 6, 7],
      from: '00:00',
      to: '24:00',
      holidays: []
    })
    const [springs, falls] = [at('2027-03-27T23:00:00Z'), at('2026-10-24T22:00:00Z')]
    expect(always.between(springs, at('2027-03-28T22:00:00Z'))).toBe(23 * HOUR)
    expect(always.between(falls, at('2026-10-25T23:00:00Z'))).toBe(25 * HOUR)
    expect(always.after(falls, 30 * HOUR).getTime() - falls.getTime()).toBe(30 * HOUR)
  })

  it('DESK-8 agree, counted forwards and backwards, at any instant of two years', () => {
    const random = createRandom(14)
    for (let round = 0; round < 2000; round += 1) {
      const now = new Date(Date.UTC(2026, 0, 5) + random(730 * 24 * HOUR))
      const since = new Date(now.getTime() - random(240 * HOUR))
      const within = random(12 * HOUR) + 60_000
      const isLate = office.after(since, within) <= now
      expect(office.between(since, now) >= within).toBe(isLate)
      expect(since <= office.before(now, within)).toBe(isLate)
    }
  })

  it('refuses to look for ever for hours that never come', () => {
    const closed = createOfficeHours({ ...WEEK, days: [] })
    expect(() => closed.after(at('2026-11-24T09:00:00Z'), 1)).toThrow('hardly ever open')
    expect(() => closed.before(at('2026-11-24T09:00:00Z'), 1)).toThrow('hardly ever open')
  })

  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25']
  ])('knows Easter of %i', (year, date) => expect(easterSunday(year)).toBe(date))
})
