import { randomUUID } from 'node:crypto'
import { buildEvent } from '@site/contracts/events/events'
import type { Bus } from '@site/service/events/bus'
import type { Log } from '@site/service/observability/log'
import { gaugeOf, type Metrics } from '@site/service/observability/metrics'

/** After a try that failed, so many milliseconds pass before the next, twice as many each time up to the second. */
const RETRY = 1000
const LONGEST_RETRY = 60_000

/**
 * Asks for all named codes now and whenever the bus is back, again and again until the bus has taken it (ADMIN-15). While it has not, what
 * changed of the codes may be unknown here, which the log and a metric say.
 */
export function startAskingForCodes({ bus, log, metrics }: { bus: Bus; log: Log; metrics?: Metrics }): {
  stop(): void
} {
  const unasked =
    metrics &&
    gaugeOf(metrics, {
      name: 'admin_codes_unasked',
      help: '1 while this service could not ask for the named codes: what changed of them may be unknown here.'
    })
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const ask = async (pause: number) => {
    clearTimeout(timer)
    try {
      await bus.publish(buildRequest())
      unasked?.set(0)
    } catch (error) {
      unasked?.set(1)
      // Once it is back the bus says so.
      const again = bus.isReady() ? { againInMs: pause } : {}
      log.warn(
        { err: error, ...again },
        'The named codes could not be asked for: what changed of them may be unknown here'
      )
      if (isStopped || !bus.isReady()) return
      clearTimeout(timer)
      timer = setTimeout(ask, pause, Math.min(2 * pause, LONGEST_RETRY))
    }
  }
  const begin = () => void ask(RETRY)
  unasked?.set(1)
  bus.onReconnect(begin)
  if (bus.isReady()) begin()
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
    }
  }
}

const buildRequest = () =>
  buildEvent({
    id: randomUUID(),
    source: '/svc-content',
    type: 'site.admin-codes-requested',
    subject: 'codes',
    time: new Date(),
    data: {}
  })
