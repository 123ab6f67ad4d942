import { expect, it } from 'vitest'
import { formatMoment } from './format-moment.ts'

it('names the day and the hour in Paris, and the year where it is another', () => {
  const now = new Date('2026-11-23T20:00:00.000Z')
  const plain = (value: string) => formatMoment(value, now).replace(/\s/g, ' ')
  expect(plain('2026-11-23T10:04:00.000Z')).toBe('lundi 23 novembre à 11 h 04')
  expect(plain('2025-05-01T22:30:00.000Z')).toBe('vendredi 2 mai 2025 à 0 h 30')
})
