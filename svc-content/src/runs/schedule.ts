import type { Generator } from './generator.ts'
import type { Timers } from './timers.ts'

/** How often a replica looks for work: retries that are due, runs whose owner died, a midnight whose timer did not fire. */
const POLL_INTERVAL_MS = 30_000

/**
 * Lets the generator do what is due: at once (to catch up on a run that was missed while everything was down), at every
 * midnight in Paris, and every half minute.
 */
export function startSchedule({ generator, timers }: { generator: Generator; timers: Timers }): {
  stop(): Promise<void>
} {
  const runDue = () => void generator.runDue()
  const stops = [timers.atMidnight(runDue), timers.every(POLL_INTERVAL_MS, runDue)]
  runDue()
  return {
    async stop() {
      for (const stop of stops) stop()
    }
  }
}
