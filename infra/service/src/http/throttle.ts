import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyRequests } from './errors.ts'

export interface Throttle {
  /** Takes one point of `key` (a client address, say). Throws 429 with Retry-After when none is left. */
  take(key: string): Promise<void>
  /** Gives a point back, when the call turned out not to count. */
  giveBack(key: string): Promise<void>
}

/**
 * Allows `points` calls per `seconds` for each key, counted in the memory of this process. Take the point before the expensive or
 * secret check, or parallel attempts get past the limit.
 */
export function createThrottle({ points, seconds }: { points: number; seconds: number }): Throttle {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  return {
    async take(key) {
      try {
        await limiter.consume(key)
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw tooManyRequests(refusal.msBeforeNext / 1000)
        throw refusal
      }
    },
    async giveBack(key) {
      await limiter.reward(key)
    }
  }
}
