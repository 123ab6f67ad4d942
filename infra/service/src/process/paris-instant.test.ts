import { describe, expect, it } from 'vitest'
import { parisInstant } from './paris-time.ts'

describe('a minute of Paris', () => {
  it.each([
    ['in winter', '2026-12-24T08:00', '2026-12-24T07:00:00.000Z'],
    ['in summer', '2026-07-14T08:00', '2026-07-14T06:00:00.000Z'],
    ['before the change in spring', '2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
    ['after the change in spring', '2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
    ['before the change in autumn', '2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
    ['that comes twice, at its first coming', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['after the change in autumn', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
    ['at midnight', '2026-01-01T00:00', '2025-12-31T23:00:00.000Z']
  ])('%s', (_, wallTime, instant) => {
    expect(parisInstant(wallTime)?.toISOString()).toBe(instant)
  })

  it.each(['2027-03-28T02:00', '2027-03-28T02:59', '2027-02-29T08:00', '2026-13-01T08:00', 'demain'])(
    '%s does not come',
    (wallTime) => expect(parisInstant(wallTime)).toBeUndefined()
  )
})
