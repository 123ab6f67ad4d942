import { expect, it } from 'vitest'
import { type Box, findFreePlace } from './find-free-place.ts'

const size = { width: 400, height: 64 }
const area: Box = { left: 16, top: 16, right: 1424, bottom: 800 }
const box = (left: number, top: number, width: number, height: number): Box => ({
  ...{ left, top, right: left + width, bottom: top + height }
})
const place = (...taken: Box[]) => findFreePlace(size, area, taken)

it('TOAST-11 stands at the lower right where nothing is in the way', () => {
  expect(place()).toEqual({ left: 1024, top: 736 })
  expect(place(box(100, 700, 300, 80))).toEqual({ left: 1024, top: 736 })
})

it('TOAST-11 goes up past what it would cover, and aside where all of that side is taken', () => {
  expect(place(box(1100, 740, 120, 40))).toEqual({ left: 1024, top: 672 })
  expect(place(box(1300, 0, 40, 900))).toEqual({ left: 520, top: 736 })
})

it('TOAST-11 covers as little as there is where no place is free, also where it is wider than the window', () => {
  const rows = Array.from({ length: 40 }, (_, row) => box(0, row * 20, 1440, 10))
  const crowded = [...rows, ...rows.slice(20)]
  expect(findFreePlace(size, area, crowded).top).toBeLessThan(400)
  expect(findFreePlace(size, { left: 16, top: 16, right: 300, bottom: 100 }, [])).toEqual({
    left: 16,
    top: 36
  })
})

it('TOAST-14 rather covers many controls than what weighs more than they do', () => {
  const bar = { ...box(0, 700, 1440, 200), weight: 1000 }
  const rows = Array.from({ length: 35 }, (_, row) => box(0, row * 20, 1440, 10))
  expect(findFreePlace(size, area, [...rows, bar]).top + size.height).toBeLessThanOrEqual(700)
})
