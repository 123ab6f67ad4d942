import type { Log } from '../observability/log.ts'

const HOUR_MS = 3_600_000

/**
 * Runs each task now and then every hour, one after the other. A task that fails is logged and tried again the next
 * time. Tasks must bear running on several replicas at once.
 *
 * @returns stops the clock and waits for the task in hand
 */
export function startHousekeeping(options: {
  log: Log
  tasks: Record<string, () => Promise<number>>
  everyMs?: number
}): { stop(): Promise<void> } {
  const { log, tasks } = options

  const round = async () => {
    for (const [name, task] of Object.entries(tasks)) {
      try {
        const count = await task()
        if (count > 0) log.info({ task: name, count }, 'Housekeeping done')
      } catch (error) {
        log.error({ err: error, task: name }, 'Housekeeping failed and will be tried again')
      }
    }
  }

  let inHand = round()
  const timer = setInterval(() => {
    inHand = inHand.then(round)
  }, options.everyMs ?? HOUR_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await inHand
    }
  }
}
