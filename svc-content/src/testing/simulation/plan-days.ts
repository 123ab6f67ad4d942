import { KILL_POINTS } from './protocol.ts'
import {
  deaf,
  deathsAt,
  downAllDay,
  downUntilLate,
  downUntilMorning,
  failing,
  manual,
  ownerDozes,
  ownerFrozen,
  ownerKilled,
  ownerStops,
  quiet,
  type Scenario,
  slow
} from './scenarios.ts'
import type { SimulatedDay } from './simulate.ts'

/** Numbers from 0 to 1, below 1, the same for the same seed (mulberry32). */
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

const times = (count: number, ...scenarios: Scenario[]): Scenario[] =>
  Array.from({ length: count }, () => scenarios).flat()

/**
 * A hundred days in two parts, one over each change of clocks: each step of claiming and publishing kills its owner at
 * least twice, and everything else that may befall it does, in an order drawn by `random`.
 */
export function planHundredDays(random: () => number): SimulatedDay[] {
  const dates = [...datesFrom('2026-10-01', 50), ...datesFrom('2027-03-01', 50)]
  const fixed: Record<string, Scenario> = {
    '2026-10-25': deathsAt('after article'),
    '2027-03-28': deathsAt('before commit', 'while writing'),
    '2026-11-10': downAllDay
  }
  const deck = [
    ...KILL_POINTS.filter((point) => point !== 'after take-over').flatMap((point) =>
      times(2, deathsAt(point))
    ),
    ...times(
      2,
      deathsAt('while writing', 'after take-over'),
      deathsAt('after lock', 'after event', 'after take-over')
    ),
    ...times(
      2,
      deathsAt('after claim', 'before success', 'after take-over'),
      deathsAt('after event', 'after commit')
    ),
    ...times(5, ownerKilled, ownerStops, ownerFrozen, ownerDozes, failing, deaf, manual, downUntilMorning),
    ...times(3, downUntilLate, slow)
  ]
  const free = dates.length - Object.keys(fixed).length
  const drawn = shuffle([...deck, ...times(free - deck.length, quiet)], random)
  return dates.map((date) => ({ date, scenario: fixed[date] ?? drawn.shift() ?? quiet }))
}

/** A dozen days over the change of clocks in autumn, of each kind one. */
export function planDozenDays(): SimulatedDay[] {
  const scenarios = [
    quiet,
    deathsAt('while writing', 'after take-over'),
    ownerFrozen,
    deathsAt('after article'),
    downAllDay,
    failing,
    deathsAt('after success', 'before commit'),
    ownerStops,
    deathsAt('after commit'),
    downUntilLate,
    ownerDozes,
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
