/**
 * When a text is sent to the server, in milliseconds: after a `pause` in the typing, and `longest` after the first change that was not
 * sent even when the typing goes on. A failure is tried again after `firstRetry`, then twice as long each time up to `longestRetry`. What
 * has no answer within `answer` is taken for lost.
 */
export const SAVE_TIMES = {
  pause: 1500,
  longest: 10_000,
  firstRetry: 4000,
  longestRetry: 30_000,
  answer: 60_000
} as const

interface SaveTimerOptions {
  /** Is there anything that may be sent? */
  isWaiting: () => boolean
  /** Sends it. */
  send: () => Promise<unknown>
}

/** Says when what is typed is sent: one call at a time, after a pause, later after a failure, and not while it is held. */
export function createSaveTimer({ isWaiting, send }: SaveTimerOptions) {
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Since when there is something that was not sent. */
  let changedAt: number | null = null
  let failures = 0
  let retryAt = 0
  let holds = 0
  let isStopped = false

  const isDue = () => holds === 0 && isWaiting()
  const plan = () => {
    clearTimeout(timer)
    if (isStopped || running || !isDue()) return
    const now = Date.now()
    changedAt ??= now
    const due = Math.max(Math.min(now + SAVE_TIMES.pause, changedAt + SAVE_TIMES.longest), retryAt)
    timer = setTimeout(run, Math.max(0, due - now))
  }
  const occupy = (work: () => Promise<unknown>): Promise<void> => {
    clearTimeout(timer)
    running = work()
      .then(() => undefined)
      .finally(() => {
        running = null
        plan()
      })
    return running
  }
  const run = (): Promise<void> => {
    clearTimeout(timer)
    if (running || !isDue()) return running ?? Promise.resolve()
    return occupy(() => {
      changedAt = null
      return send()
    })
  }

  return {
    /** Something has changed: sends it when its time has come. */
    plan,
    /** Sends what waits at once, also when a failure has just been met. */
    run,
    /** Does something else that nothing is sent beside. */
    occupy,
    isDue,
    /** Nothing is under way, and nothing holds it. */
    isFree: () => holds === 0 && running === null,
    /** Resolves once what is under way has ended. */
    ended: async () => running,
    /** What is typed is what the server has: the time of the next change counts from then on. */
    rest(): void {
      changedAt = null
    },
    /** A call has failed: the next one waits, each time longer. */
    delay(): void {
      retryAt = Date.now() + Math.min(SAVE_TIMES.longestRetry, SAVE_TIMES.firstRetry * 2 ** failures)
      failures += 1
    },
    /** Failures count no more. */
    forgive(): void {
      failures = 0
      retryAt = 0
    },
    /** Sends nothing more until it is released as often as it was held. Resolves once what is under way has ended. */
    async hold(): Promise<void> {
      holds += 1
      clearTimeout(timer)
      await running
    },
    release(): void {
      holds = Math.max(0, holds - 1)
      plan()
    },
    start(): void {
      isStopped = false
      plan()
    },
    stop(): void {
      isStopped = true
      clearTimeout(timer)
    }
  }
}
