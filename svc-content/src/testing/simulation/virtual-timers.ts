import { nextParisMidnight } from '../../runs/paris-time.ts'
import type { Timers } from '../../runs/timers.ts'

/** A clock, and timers, that go on when they are told. */
export interface VirtualTimers extends Timers {
  now(): Date
  /** Lets time jump to `to`. Like an interval after a stall, what was due several times in between runs once. */
  advance(to: Date): void
  /** Resolves once that much time has passed; rejects when the signal is aborted before. */
  wait(ms: number, signal?: AbortSignal): Promise<void>
}

interface Alarm {
  at: number
  ring(now: number): void
}

/** `hears`: does a hint at midnight come through? */
export function createVirtualTimers(start: Date, hears: () => boolean): VirtualTimers {
  let now = start.getTime()
  const alarms = new Set<Alarm>()
  const set = (alarm: Alarm) => {
    alarms.add(alarm)
    return () => void alarms.delete(alarm)
  }
  const again = (next: (now: number) => number, run: () => void) => {
    const alarm: Alarm = {
      at: next(now),
      ring(at) {
        alarm.at = next(at)
        run()
      }
    }
    return set(alarm)
  }
  return {
    now: () => new Date(now),
    every: (ms, run) => again((at) => at + ms, run),
    atMidnight: (run) =>
      again(
        (at) => nextParisMidnight(new Date(at)).getTime(),
        () => {
          if (hears()) run()
        }
      ),
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        const remove = set({
          at: now + ms,
          ring: () => {
            remove()
            resolve()
          }
        })
        const breakOff = () => {
          remove()
          reject(signal?.reason)
        }
        signal?.addEventListener('abort', breakOff, { once: true })
      }),
    advance(to) {
      now = to.getTime()
      for (const alarm of [...alarms]) if (alarm.at <= now && alarms.has(alarm)) alarm.ring(now)
    }
  }
}
