import { networkOf } from '@site/service/http/client-address'
import { tooManyRequests } from '@site/service/http/errors'
import { createThrottle } from '@site/service/http/throttle'
import type { Log } from '@site/service/observability/log'
import { counterOf, type Metrics } from '@site/service/observability/metrics'
import type { Clock } from '@site/service/process/clock'

export interface FloodLimits {
  /** Submissions of one client in a minute; of an IPv6 /56 four times as many. */
  perMinute: number
  /** Of one network in a day, an IPv6 /56 being one, and of all in an hour: what is beyond is set aside. */
  perDay: number
  perHourInAll: number
}

export interface FloodGate {
  /**
   * Counts a submission. True: it is one too many of its network's day or of everybody's hour, and is set aside.
   *
   * @throws HttpError 429 beyond the minute's, and beyond twice the day's
   */
  count(address: string): Promise<boolean>
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Whoever comes from there is a proxy nobody named, and so everybody, or a test. */
const LOOPBACK = /^(127\.|::1$)/

/**
 * Bounds what forms may bring: each lead is an e-mail to the team and a call. A flood is no reason to lose what a person wrote in
 * the middle of it, so it is kept as a suspect submission, of which nobody hears until it is released (CONTACT-13).
 */
export function createFloodGate(deps: {
  limits: FloodLimits
  clock: Clock
  log: Log
  metrics: Metrics
}): FloodGate {
  const { perMinute, perDay, perHourInAll } = deps.limits
  const client = createThrottle({ points: perMinute, seconds: 60 })
  const house = createThrottle({ points: 4 * perMinute, seconds: 60 })
  const now = () => deps.clock().getTime()
  const hour = createWindow(HOUR_MS, now)
  const day = createWindow(DAY_MS, now)
  const setAside = counterOf(deps.metrics, {
    name: 'leads_set_aside_total',
    help: 'Submissions kept as suspect because too many came: of one network in a day, or of all in an hour.',
    labelNames: ['limit']
  })
  const putAside = (limit: 'network' | 'all') => {
    setAside.inc({ limit })
    // Once for each hour: the first is enough to look.
    if (hour.add('said') === 1)
      deps.log.warn(
        { limit },
        'More submissions than usual: they are set aside (npm run site -- leads suspects)'
      )
    return true
  }

  return {
    async count(address) {
      await client.take(networkOf(address))
      await house.take(networkOf(address, 56))
      if (hour.add('all') > perHourInAll) return putAside('all')
      if (LOOPBACK.test(address)) return false
      const ofNetwork = day.add(networkOf(address, 56))
      if (ofNetwork > 2 * perDay) throw tooManyRequests(day.secondsLeft())
      return ofNetwork > perDay && putAside('network')
    }
  }
}

/** Counts by key in windows that begin with the first count after the last one ended. */
function createWindow(lengthMs: number, now: () => number) {
  const counts = new Map<string, number>()
  let end = 0
  return {
    add(key: string): number {
      if (now() >= end) {
        counts.clear()
        end = now() + lengthMs
      }
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count
    },
    secondsLeft: () => (end - now()) / 1000
  }
}
