import { describe, expect, it } from 'vitest'
import { formatDate, formatDateTime, formatHour, formatTime } from './format-date.tsx'

describe('formatDate', () => {
  it('BRAND-3 writes the French long format', () => {
    expect(formatDate('2025-04-10T10:00:00.000Z')).toBe('10 avril 2025')
    expect(formatDate(new Date('2025-05-01T12:00:00.000Z'))).toBe('1er mai 2025')
  })

  it('reads the day in Paris, wherever it runs', () => {
    expect(formatDate('2025-07-13T22:30:00.000Z')).toBe('14 juillet 2025')
  })

  it('refuses what is no date', () => {
    expect(() => formatDate('hier')).toThrow(RangeError)
  })
})

describe('formatTime', () => {
  it('is the one form of times, with no zero before the hour', () => {
    expect(['09:04', '00:14', '10:30', '23:59'].map(formatTime)).toEqual([
      '9\u00a0h\u00a004',
      '0\u00a0h\u00a014',
      '10\u00a0h\u00a030',
      '23\u00a0h\u00a059'
    ])
    expect(formatHour('2026-11-22T23:14:00.000Z')).toBe('0\u00a0h\u00a014')
    expect(formatTime('minuit')).toBe('minuit')
  })
})

describe('formatDateTime', () => {
  it('adds the hour, across the change to winter time', () => {
    expect(formatDateTime('2025-10-26T00:30:00.000Z')).toBe('26 octobre 2025 à 2\u00a0h\u00a030')
    expect(formatDateTime('2025-10-26T12:05:00.000Z')).toBe('26 octobre 2025 à 13\u00a0h\u00a005')
  })
})
