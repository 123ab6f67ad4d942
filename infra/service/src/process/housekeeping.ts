import type { Log } from '../observability/log.ts'

const HOUR_MS = 3_600_000

/**
 * Runs the tasks one after the other, at once and then every hour. A task that fails is logged and tried again the next time.
 * Several replicas may run a task at the same time. A task returns how much it did.
 *
 * @returns `stop` starts no further task and waits for the running ones
 */
export function startHousekeeping(options: {
  log: Log
  tasks: Record<string, () => Promise<number>>
  everyMs?: number
}): { stop(): Promise<void> } {
  const { log, tasks } = options

  const runTasks = async () => {
    for (const [name, task] of Object.entries(tasks)) {
      try {
        const count = await task()
        if (count > 0) log.info({ task: name, count }, 'Housekeeping done')
      } catch (error) {
        log.error({ err: error, task: name }, 'Housekeeping failed and will be tried again')
      }
    }
  }

  let running = runTasks()
  const timer = setInterval(() => {
    running = running.then(runTasks)
  }, options.everyMs ?? HOUR_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    }
  }
}
