import { scheduleJob } from 'node-schedule'
import { ZONE } from './paris-time.ts'

/** What wakes the generator. A test, or the simulation, brings its own. Each answers what stops it. */
export interface Timers {
  /** At every midnight of Paris. Only a hint: whether there is work, the database decides. */
  atMidnight(run: () => void): () => void
  /** Every `ms` milliseconds. */
  every(ms: number, run: () => void): () => void
}

/** node-schedule for midnight (right over both DST changes), intervals for the rest. None keeps the process alive. */
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
