import { expect, it } from 'vitest'
import { createPageVitals } from './page-vitals.ts'

const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput
})

it('HEALTH-3 has nothing to tell of what the browser never told', () => {
  expect(createPageVitals({ tellsShifts: false }).read()).toEqual({})
  expect(createPageVitals({ ttfb: 81.6, tellsShifts: false }).read()).toEqual({ ttfb: 82 })
})

it('HEALTH-3 takes the last paint for the largest', () => {
  const vitals = createPageVitals({ tellsShifts: false })
  vitals.addPaint(300)
  vitals.addPaint(812.4)
  expect(vitals.read()).toEqual({ lcp: 812 })
})

it('HEALTH-3 has a score of 0 where nothing moved, in a browser that tells of it', () => {
  expect(createPageVitals({ tellsShifts: true }).read()).toEqual({ cls: 0 })
})

it('HEALTH-3 adds shifts up within a window of five seconds without a gap of one, and tells the worst window', () => {
  const vitals = createPageVitals({ tellsShifts: true })
  for (const [at, value] of [
    [100, 0.1],
    [900, 0.05],
    [3000, 0.02],
    [3900, 0.02]
  ] as const)
    vitals.addShift(shift(at, value))
  expect(vitals.read().cls).toBe(0.15)
  for (let at = 10_000; at < 17_000; at += 500) vitals.addShift(shift(at, 0.02))
  expect(vitals.read().cls).toBe(0.2)
})

it('HEALTH-3 leaves out what moved because somebody pressed', () => {
  const vitals = createPageVitals({ tellsShifts: true })
  vitals.addShift(shift(100, 0.4, true))
  expect(vitals.read()).toEqual({ cls: 0 })
})

it('HEALTH-3 takes the slowest interaction, all events of one press being one', () => {
  const vitals = createPageVitals({ tellsShifts: false })
  vitals.addInteraction({ startTime: 1, duration: 900, interactionId: 0 })
  vitals.addInteraction({ startTime: 1, duration: 80, interactionId: 7 })
  vitals.addInteraction({ startTime: 1, duration: 120, interactionId: 7 })
  vitals.addInteraction({ startTime: 9, duration: 56, interactionId: 14 })
  expect(vitals.read()).toEqual({ inp: 120 })
})

it('HEALTH-3 leaves out the slowest of each fifty interactions', () => {
  const vitals = createPageVitals({ tellsShifts: false })
  for (let id = 1; id <= 50; id += 1)
    vitals.addInteraction({ startTime: id, duration: 40 + id, interactionId: id })
  expect(vitals.read().inp).toBe(89)
})
