import type { Generator } from './generator.ts'
import type { Timers } from './timers.ts'

/** How often a replica looks for work: retries that have come due, runs whose owner died, a midnight it slept through. */
const LOOK_MS = 30_000

/**
 * Lets the generator look for work: now (a run missed while everything was down is caught up the same day), at every
 * midnight of Paris, and every half minute.
 */
export function startSchedule({ generator, timers }: { generator: Generator; timers: Timers }): {
  stop(): Promise<void>
} {
  const look = () => void generator.runDue()
  const stops = [timers.atMidnight(look), timers.every(LOOK_MS, look)]
  look()
  return {
    async stop() {
      for (const stop of stops) stop()
    }
  }
}
