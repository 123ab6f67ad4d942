import { expect, it } from 'vitest'
import { COVER_DAYS, COVER_ROWS, coverOf } from './cover-bars.ts'

const ids = Array.from({ length: 500 }, (_, index) => index + 1)

it('draws the same cover for the same article', () => {
  for (const id of ids) expect(coverOf(id)).toEqual(coverOf(id))
})

it('draws covers that differ from one article to the next', () => {
  const distinct = new Set(ids.map((id) => JSON.stringify(coverOf(id))))
  expect(distinct.size).toBeGreaterThan(480)
})

it('keeps every bar within the week, and bars of a row apart', () => {
  for (const id of ids) {
    const { bars } = coverOf(id)
    for (let row = 0; row < COVER_ROWS; row += 1) {
      const onRow = bars.filter((bar) => bar.row === row)
      expect(onRow.length).toBeGreaterThan(0)
      const [first, second] = onRow
      for (const { start, length } of onRow) {
        expect(length).toBeGreaterThan(0)
        expect(start + length).toBeLessThanOrEqual(COVER_DAYS)
      }
      if (first && second) expect(second.start).toBeGreaterThan(first.start + first.length)
    }
  }
})

it('gives every cover one coral bar, and no bar the colour of its ground', () => {
  for (const id of ids) {
    const { bars, ground } = coverOf(id)
    expect(bars.filter(({ tone }) => tone === 'corail')).toHaveLength(1)
    expect(bars.some(({ tone }) => tone === ground)).toBe(false)
  }
})
