import type { Timers } from '../runs/timers.ts'

/** Timers that fire when a test says so. */
export interface TestTimers extends Timers {
  /** Runs everything that waits for midnight. */
  midnight(): void
  /** Runs what comes back at least every `withinMs` (all of it by default): looks for work, heartbeats of leases. */
  turn(withinMs?: number): void
}

export function createTestTimers(): TestTimers {
  const atMidnight = new Set<() => void>()
  const every = new Set<{ ms: number; run: () => void }>()
  const add = <Entry>(set: Set<Entry>, entry: Entry) => {
    set.add(entry)
    return () => void set.delete(entry)
  }
  return {
    atMidnight: (run) => add(atMidnight, () => run()),
    every: (ms, run) => add(every, { ms, run }),
    midnight() {
      for (const run of [...atMidnight]) run()
    },
    turn(withinMs = Number.POSITIVE_INFINITY) {
      for (const { ms, run } of [...every]) if (ms <= withinMs) run()
    }
  }
}
