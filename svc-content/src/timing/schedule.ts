import type { Timers } from './timers.ts'

/** How often a replica looks for work: retries that are due, runs whose owner died, a time whose timer did not fire. */
const POLL_INTERVAL_MS = 30_000

/** Work that becomes due. Any replica may run it at any time, since the database decides. */
export interface DueTask {
  /** Does what is due. Logs errors and never rejects. */
  runDue(): Promise<void>
  /** Resolves when nothing of it is under way any more. */
  stop(): Promise<void>
}

/**
 * Lets tasks do what is due: at once (to catch up on what was missed while everything was down), when their timer fires, and every half
 * minute.
 *
 * @param tasks each with what sets the timer that fits it
 */
export function startSchedule({
  timers,
  tasks
}: {
  timers: Timers
  tasks: { task: Pick<DueTask, 'runDue'>; hint: Exclude<keyof Timers, 'every'> }[]
}): { stop(): Promise<void> } {
  const stops = tasks.flatMap(({ task, hint }) => {
    const runDue = () => void task.runDue()
    const set = [timers[hint](runDue), timers.every(POLL_INTERVAL_MS, runDue)]
    runDue()
    return set
  })
  return {
    async stop() {
      for (const stop of stops) stop()
    }
  }
}
