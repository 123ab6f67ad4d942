export interface Breaker {
  /** May a call be made now? While open, one call in each pause is let through to see whether the service is back. */
  admits: () => boolean
  /** The service answered, whatever it said. */
  succeeded: () => void
  /** It could not be reached, or took too long. */
  failed: () => void
  /** Milliseconds until the next call may be let through; 0 while closed. */
  waitMs: () => number
}

export interface BreakerOptions {
  /** Faults in a row that open it. */
  threshold: number
  /** How long nobody is let through: the first time, and at most, as it doubles with each probe that fails. Milliseconds. */
  pauseMs: number
  maxPauseMs: number
  /** Milliseconds that never go back. */
  now: () => number
}

/**
 * Spares a service that does not answer, and those who wait for it: after some faults in a row calls are refused at once,
 * but for one in each pause. The first answer closes it.
 */
export function createBreaker({ threshold, pauseMs, maxPauseMs, now }: BreakerOptions): Breaker {
  let faults = 0
  let pause = pauseMs
  let refusedUntil = 0

  return {
    admits() {
      if (faults < threshold) return true
      if (now() < refusedUntil) return false
      // Whoever comes while the probe is under way is refused: the next pause begins with it.
      refusedUntil = now() + pause
      return true
    },
    succeeded() {
      faults = 0
      pause = pauseMs
    },
    failed() {
      faults += 1
      if (faults < threshold) return
      if (faults > threshold) pause = Math.min(pause * 2, maxPauseMs)
      refusedUntil = now() + pause
    },
    waitMs: () => (faults < threshold ? 0 : Math.max(0, refusedUntil - now()))
  }
}
