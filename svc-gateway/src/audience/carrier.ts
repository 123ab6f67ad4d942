import { randomUUID } from 'node:crypto'
import { buildEvent, type SiteEvent } from '@site/contracts/events/events'
import type { Bus } from '@site/service/events/bus'
import type { Log } from '@site/service/observability/log'
import { counterOf, type Metrics } from '@site/service/observability/metrics'
import type { Clock } from '@site/service/process/clock'
import type { DaySums } from './day-sums.ts'

export interface CarrierDeps {
  bus: Bus
  sums: DaySums
  clock: Clock
  log: Log
  metrics: Metrics
  /** How often sums are carried, in milliseconds. */
  everyMs: number
}

export interface Carrier {
  /** Carries what was counted. Resolves when the bus has it, or it is kept for the next time. Never rejects. */
  flush(): Promise<void>
  /** Carries the rest and stops; what the bus does not take by then is lost, and the log says how much. */
  stop(): Promise<void>
}

/** How often a gateway that stops tries to be rid of its last sums, while the bus is there. */
const LAST_TRIES = 5

/**
 * Brings the sums of this gateway to the bus, an event for all that was counted since the last one. An event whose outcome nobody
 * knows is sent again as it is, with its id, by which bus and consumer tell a repeat; what is counted meanwhile waits for the next
 * one. So a sum arrives once, however often it is sent (AUDIENCE-3, decision 140).
 */
export function startCarrier({ bus, sums, clock, log, metrics, everyMs }: CarrierDeps): Carrier {
  const failed = counterOf(metrics, {
    name: 'audience_carry_failures_total',
    help: 'Sums of visits that the bus did not take at once; they are sent again.'
  })
  let unsent: (SiteEvent & { type: 'site.visits-counted' }) | null = null
  let running = Promise.resolve()

  const next = () => {
    const counts = sums.take()
    if (counts.length === 0) return null
    return buildEvent({
      id: randomUUID(),
      source: 'svc-gateway',
      type: 'site.visits-counted',
      subject: 'audience',
      time: clock(),
      data: { counts }
    }) as NonNullable<typeof unsent>
  }
  const send = async () => {
    for (unsent ??= next(); unsent; unsent = next()) await bus.publish(unsent)
  }
  const flush = () => {
    running = running.then(send).catch((error: unknown) => {
      failed.inc()
      log.debug({ err: error }, 'Sums of visits wait for the bus')
    })
    return running
  }

  bus.onReconnect(() => void flush())
  const timer = setInterval(() => void flush(), everyMs)
  timer.unref()
  return {
    flush,
    async stop() {
      clearInterval(timer)
      await flush()
      for (let tries = 1; unsent && bus.isReady() && tries < LAST_TRIES; tries += 1) await flush()
      const lost = [...(unsent?.data.counts ?? []), ...sums.take()].filter(({ kind }) => kind === 'page')
      const steps = lost.reduce((total, { count }) => total + count, 0)
      if (steps > 0) log.warn({ steps }, 'The bus is away: the steps of visits counted last are lost')
    }
  }
}
