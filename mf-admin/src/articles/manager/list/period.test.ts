import { describe, expect, it } from 'vitest'
import { isReversed, isWithin, recentMonths } from './period.ts'

describe('MANAGE-79 a period', () => {
  it('is a month by its name, the current one of Paris first', () => {
    const months = recentMonths(new Date('2026-02-28T23:30:00.000Z'))
    expect(months).toHaveLength(12)
    expect(months[0]).toEqual({ label: 'mars 2026', period: { from: '2026-03-01', to: '2026-03-31' } })
    expect(months[1]).toEqual({ label: 'février 2026', period: { from: '2026-02-01', to: '2026-02-28' } })
    expect(months[3]).toEqual({
      label: 'décembre 2025',
      period: { from: '2025-12-01', to: '2025-12-31' }
    })
  })

  it('holds its last day, in Paris, and may be open', () => {
    const march = { from: '2026-03-01', to: '2026-03-31' }
    expect(isWithin('2026-03-31T21:59:00.000Z', march)).toBe(true)
    expect(isWithin('2026-03-31T22:00:00.000Z', march)).toBe(false)
    expect(isWithin('2026-02-28T23:00:00.000Z', march)).toBe(true)
    expect(isWithin('2031-01-01T00:00:00.000Z', { from: '2026-03-01' })).toBe(true)
    expect(isWithin('2031-01-01T00:00:00.000Z', {})).toBe(true)
  })

  it('does not end before it begins', () => {
    expect(isReversed({ from: '2026-03-02', to: '2026-03-01' })).toBe(true)
    expect(isReversed({ from: '2026-03-01', to: '2026-03-01' })).toBe(false)
    expect(isReversed({ to: '2026-03-01' })).toBe(false)
  })
})
