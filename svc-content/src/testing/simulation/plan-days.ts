import { KILL_POINTS } from './protocol.ts'
import {
  downAllDay,
  downUntilLate,
  downUntilMorning,
  failing,
  killedAt,
  manual,
  ownerFrozen,
  ownerKilled,
  ownerStops,
  ownerWakesEarly,
  quiet,
  type Scenario,
  slow,
  withoutMidnightTimer
} from './scenarios.ts'
import type { SimulatedDay } from './simulate.ts'

/** A generator of numbers from 0 to 1, 1 excluded, which gives the same numbers for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** `count` dates from `first` on. */
export const datesFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, day) =>
    new Date(Date.parse(`${first}T00:00:00Z`) + day * 86_400_000).toISOString().slice(0, 10)
  )

const repeated = (count: number, ...scenarios: Scenario[]): Scenario[] =>
  Array.from({ length: count }, () => scenarios).flat()

/**
 * A hundred days in two parts, one over each change of clocks: the owner of the run is killed at each step
 * of claiming and publishing at least twice, and every other scenario occurs too, in an order drawn by `random`.
 */
export function planHundredDays(random: () => number): SimulatedDay[] {
  const dates = [...datesFrom('2026-10-01', 50), ...datesFrom('2027-03-01', 50)]
  const fixed: Record<string, Scenario> = {
    '2026-10-25': killedAt('after article'),
    '2027-03-28': killedAt('before commit', 'while writing'),
    '2026-11-10': downAllDay
  }
  const pool = [
    ...KILL_POINTS.filter((point) => point !== 'after take-over').flatMap((point) =>
      repeated(2, killedAt(point))
    ),
    ...repeated(
      2,
      killedAt('while writing', 'after take-over'),
      killedAt('after lock', 'after event', 'after take-over')
    ),
    ...repeated(
      2,
      killedAt('after claim', 'before success', 'after take-over'),
      killedAt('after event', 'after commit')
    ),
    ...repeated(
      5,
      ownerKilled,
      ownerStops,
      ownerFrozen,
      ownerWakesEarly,
      failing,
      withoutMidnightTimer,
      manual,
      downUntilMorning
    ),
    ...repeated(3, downUntilLate, slow)
  ]
  const free = dates.length - Object.keys(fixed).length
  const drawn = shuffle([...pool, ...repeated(free - pool.length, quiet)], random)
  return dates.map((date) => ({ date, scenario: fixed[date] ?? drawn.shift() ?? quiet }))
}

/** A dozen days over the change of clocks in autumn, with one scenario of each kind. */
export function planDozenDays(): SimulatedDay[] {
  const scenarios = [
    quiet,
    killedAt('while writing', 'after take-over'),
    ownerFrozen,
    killedAt('after article'),
    downAllDay,
    failing,
    killedAt('after success', 'before commit'),
    ownerStops,
    killedAt('after commit'),
    downUntilLate,
    ownerWakesEarly,
    manual
  ]
  return datesFrom('2026-10-19', scenarios.length).map((date, day) => ({
    date,
    scenario: scenarios[day] ?? quiet
  }))
}

function shuffle<T>(items: T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item)
}
