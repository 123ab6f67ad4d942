import { networkOf } from '@site/service/http/client-address'
import { tooManyRequests } from '@site/service/http/errors'
import { createThrottle } from '@site/service/http/throttle'
import type { Log } from '@site/service/observability/log'
import { counterOf, type Metrics } from '@site/service/observability/metrics'
import type { Clock } from '@site/service/process/clock'

export interface FloodLimits {
  /** Submissions allowed from one client in a minute. An IPv6 /56 may send four times as many. */
  perMinute: number
  /** Submissions allowed from one network (an IPv6 /56 is one) in a day. Further ones are set aside. */
  perDay: number
  /** Submissions allowed from all networks in an hour. Further ones are set aside. */
  perHourInAll: number
}

export interface FloodGate {
  /**
   * Counts a submission. True when it exceeds the limit of its network or of all networks, and so is to be set aside.
   *
   * @throws HttpError 429 beyond the limit of a minute, and beyond twice the limit of a day
   */
  count(address: string): Promise<boolean>
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** These addresses are a proxy that is not configured as trusted, and so stand for all clients, or they are a test. */
const LOOPBACK = /^(127\.|::1$)/

/**
 * Limits the submissions, since each lead sends the team an e-mail and a webhook call. A flood must not lose what a real
 * person wrote in the middle of it, so further submissions are kept as suspect, and nobody is notified of them until they are
 * released (CONTACT-13).
 */
export function createFloodGate(deps: {
  limits: FloodLimits
  clock: Clock
  log: Log
  metrics: Metrics
}): FloodGate {
  const { perMinute, perDay, perHourInAll } = deps.limits
  const client = createThrottle({ points: perMinute, seconds: 60 })
  const household = createThrottle({ points: 4 * perMinute, seconds: 60 })
  const now = () => deps.clock().getTime()
  const hour = createWindow(HOUR_MS, now)
  const day = createWindow(DAY_MS, now)
  const setAsideTotal = counterOf(deps.metrics, {
    name: 'leads_set_aside_total',
    help: 'Submissions kept as suspect because too many came: of one network in a day, or of all in an hour.',
    labelNames: ['limit']
  })
  const setAside = (limit: 'network' | 'all') => {
    setAsideTotal.inc({ limit })
    // One line an hour is enough to make an operator look.
    if (hour.add('logged') === 1)
      deps.log.warn(
        { limit },
        'More submissions than usual: they are set aside (npm run site -- leads suspects)'
      )
    return true
  }

  return {
    async count(address) {
      await client.take(networkOf(address))
      await household.take(networkOf(address, 56))
      if (hour.add('all') > perHourInAll) return setAside('all')
      if (LOOPBACK.test(address)) return false
      const ofNetwork = day.add(networkOf(address, 56))
      if (ofNetwork > 2 * perDay) throw tooManyRequests(day.secondsLeft())
      return ofNetwork > perDay && setAside('network')
    }
  }
}

/** Counts by key in a time window. A window begins with the first count after the last one ended. */
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
