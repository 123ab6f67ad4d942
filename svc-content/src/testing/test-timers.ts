import type { Timers } from '../timing/timers.ts'

/** Timers that fire when a test fires them. */
export interface TestTimers extends Timers {
  /** Fires all timers of midnight. */
  runMidnight(): void
  /** Fires all timers of the minute. */
  runMinute(): void
  /** Fires the intervals of at most `withinMs`, by default all: those that look for work and those that renew leases. */
  runIntervals(withinMs?: number): void
}

export function createTestTimers(): TestTimers {
  const atMidnight = new Set<() => void>()
  const eachMinute = new Set<() => void>()
  const every = new Set<{ ms: number; run: () => void }>()
  const add = <Entry>(set: Set<Entry>, entry: Entry) => {
    set.add(entry)
    return () => void set.delete(entry)
  }
  return {
    atMidnight: (run) => add(atMidnight, () => run()),
    eachMinute: (run) => add(eachMinute, () => run()),
    every: (ms, run) => add(every, { ms, run }),
    runMidnight() {
      for (const run of [...atMidnight]) run()
    },
    runMinute() {
      for (const run of [...eachMinute]) run()
    },
    runIntervals(withinMs = Number.POSITIVE_INFINITY) {
      for (const { ms, run } of [...every]) if (ms <= withinMs) run()
    }
  }
}
