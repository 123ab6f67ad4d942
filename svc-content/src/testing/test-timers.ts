import type { Timers } from '../generation/timers.ts'

/** Timers that fire when a test says so. */
export interface TestTimers extends Timers {
  /** Runs everything that waits for midnight. */
  midnight(): void
  /** Runs everything that comes back every so often: looks for work, heartbeats of leases. */
  turn(): void
}

export function createTestTimers(): TestTimers {
  const atMidnight = new Set<() => void>()
  const every = new Set<() => void>()
  const add = (set: Set<() => void>, run: () => void) => {
    const entry = () => run()
    set.add(entry)
    return () => void set.delete(entry)
  }
  const runAll = (set: Set<() => void>) => {
    for (const run of [...set]) run()
  }
  return {
    atMidnight: (run) => add(atMidnight, run),
    every: (_ms, run) => add(every, run),
    midnight: () => runAll(atMidnight),
    turn: () => runAll(every)
  }
}
