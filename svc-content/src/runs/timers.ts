import { scheduleJob } from 'node-schedule'
import { ZONE } from './paris-time.ts'

/** The timers that start the generator's work. A test or the simulation replaces them. Each function gives what cancels its timer. */
export interface Timers {
  /** Runs at every midnight in Paris. It is only a hint: the database decides whether there is work. */
  atMidnight(run: () => void): () => void
  /** Runs every `ms` milliseconds. */
  every(ms: number, run: () => void): () => void
}

/** node-schedule for midnight, since it is right on both changes of clocks, and intervals. Neither keeps the process alive. */
export const systemTimers: Timers = {
  atMidnight(run) {
    const job = scheduleJob({ rule: '0 0 * * *', tz: ZONE }, run)
    return () => void job.cancel()
  },
  every(ms, run) {
    const timer = setInterval(run, ms)
    timer.unref()
    return () => clearInterval(timer)
  }
}
