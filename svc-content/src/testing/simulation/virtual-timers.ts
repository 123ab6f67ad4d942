import { nextParisMidnight } from '@site/service/process/paris-time'
import type { Timers } from '../../timing/timers.ts'

/** A clock and timers that advance only when told to. */
export interface VirtualTimers extends Timers {
  now(): Date
  /** Sets the time to `to`. As with an interval after a stall, what was due several times in between runs once. */
  advance(to: Date): void
  /** Resolves once that much time has passed; rejects when the signal is aborted before. */
  wait(ms: number, signal?: AbortSignal): Promise<void>
}

const MINUTE_MS = 60_000

interface Timer {
  at: number
  fire(now: number): void
}

/** @param firesAtMidnight whether the timer at midnight is to fire, asked each time it is due */
export function createVirtualTimers(start: Date, firesAtMidnight: () => boolean): VirtualTimers {
  let now = start.getTime()
  const timers = new Set<Timer>()
  const set = (timer: Timer) => {
    timers.add(timer)
    return () => void timers.delete(timer)
  }
  const repeat = (next: (now: number) => number, run: () => void) => {
    const timer: Timer = {
      at: next(now),
      fire(at) {
        timer.at = next(at)
        run()
      }
    }
    return set(timer)
  }
  return {
    now: () => new Date(now),
    every: (ms, run) => repeat((at) => at + ms, run),
    eachMinute: (run) => repeat((at) => at + MINUTE_MS - (at % MINUTE_MS), run),
    atMidnight: (run) =>
      repeat(
        (at) => nextParisMidnight(new Date(at)).getTime(),
        () => {
          if (firesAtMidnight()) run()
        }
      ),
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        const remove = set({
          at: now + ms,
          fire: () => {
            remove()
            resolve()
          }
        })
        const abort = () => {
          remove()
          reject(signal?.reason)
        }
        signal?.addEventListener('abort', abort, { once: true })
      }),
    advance(to) {
      now = to.getTime()
      for (const timer of [...timers]) if (timer.at <= now && timers.has(timer)) timer.fire(now)
    }
  }
}
