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
  /** Failures in a row that open it. */
  threshold: number
  /** How long no call is let through: the first time, and at most, as it doubles with each probe that fails. Milliseconds. */
  pauseMs: number
  maxPauseMs: number
  /** Milliseconds that never go back. */
  now: () => number
}

/**
 * A circuit breaker for a service that does not answer, and for those who wait for it: after some failures in a row calls are refused at once,
 * but for one in each pause. The first answer closes it.
 */
export function createBreaker({ threshold, pauseMs, maxPauseMs, now }: BreakerOptions): Breaker {
  let failures = 0
  let pause = pauseMs
  let refusedUntil = 0

  return {
    admits() {
      if (failures < threshold) return true
      if (now() < refusedUntil) return false
      // Whoever comes while the probe is under way is refused: the next pause begins with it.
      refusedUntil = now() + pause
      return true
    },
    succeeded() {
      failures = 0
      pause = pauseMs
    },
    failed() {
      failures += 1
      if (failures < threshold) return
      if (failures > threshold) pause = Math.min(pause * 2, maxPauseMs)
      refusedUntil = now() + pause
    },
    waitMs: () => (failures < threshold ? 0 : Math.max(0, refusedUntil - now()))
  }
}
