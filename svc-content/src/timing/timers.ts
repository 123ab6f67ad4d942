import { ZONE } from '@site/service/process/paris-time'
import { scheduleJob } from 'node-schedule'

/** The timers that start work that is due. A test or the simulation replaces them. Each function gives what cancels its timer. */
export interface Timers {
  /** Runs at every midnight in Paris. It is only a hint: the database decides whether there is work. */
  atMidnight(run: () => void): () => void
  /** Runs as each minute begins: a hint too. */
  eachMinute(run: () => void): () => void
  /** Runs every `ms` milliseconds. */
  every(ms: number, run: () => void): () => void
}

const onRule = (rule: string, run: () => void) => {
  const job = scheduleJob({ rule, tz: ZONE }, run)
  return () => void job.cancel()
}

/** node-schedule for times on the clock, since it is right on both changes of clocks, and intervals. Neither keeps the process alive. */
export const systemTimers: Timers = {
  atMidnight: (run) => onRule('0 0 * * *', run),
  eachMinute: (run) => onRule('* * * * *', run),
  every(ms, run) {
    const timer = setInterval(run, ms)
    timer.unref()
    return () => clearInterval(timer)
  }
}
