import { randomUUID } from 'node:crypto'
import { buildEvent, type SiteEvent, type SiteEventType } from '@site/contracts/events/events'
import type { Bus } from '@site/service/events/bus'
import type { Log } from '@site/service/observability/log'
import { counterOf, type Metrics } from '@site/service/observability/metrics'
import type { Clock } from '@site/service/process/clock'

/** What is counted in memory, and told to others from time to time. */
export interface Cargo<Data> {
  /** Of metrics and logs, and the subject of the events: 'audience'. */
  name: string
  type: SiteEventType
  /** All that was counted since the last time, or as much of it as an event may hold; null where there is nothing. */
  take(): Data | null
  /** How many things that happened stand in it. */
  countIn(data: Data): number
}

export interface CarrierDeps<Data> {
  bus: Bus
  cargo: Cargo<Data>
  clock: Clock
  log: Log
  metrics: Metrics
  /** How often counts are carried, in milliseconds. */
  everyMs: number
}

export interface Carrier {
  /** Carries what was counted. Resolves when the bus has it, or it is kept for the next time. Never rejects. */
  flush(): Promise<void>
  /** Carries the rest and stops; what the bus does not take by then is lost, and the log says how much. */
  stop(): Promise<void>
}

/** How often a gateway that stops tries to be rid of its last counts, while the bus is there. */
const LAST_TRIES = 5

/**
 * Brings what this gateway counts to the bus, an event for all that was counted since the last one. An event whose outcome nobody
 * knows is sent again as it is, with its id, by which bus and consumer tell a repeat; what is counted meanwhile waits for the next
 * one. So a count arrives once, however often it is sent (AUDIENCE-3, decision 140).
 */
export function startCarrier<Data>({ bus, cargo, clock, log, metrics, everyMs }: CarrierDeps<Data>): Carrier {
  const { name } = cargo
  const failed = counterOf(metrics, {
    name: 'carry_failures_total',
    help: 'Counts that the bus did not take at once, by what is counted; they are sent again.',
    labelNames: ['cargo']
  })
  let unsent: { data: Data; event: SiteEvent } | null = null
  let running = Promise.resolve()

  const next = () => {
    const data = cargo.take()
    if (data === null) return null
    const { type } = cargo
    const event = { id: randomUUID(), source: 'svc-gateway', type, subject: name, time: clock(), data }
    // Its data are checked there, against the schema of the type.
    return { data, event: buildEvent(event as unknown as Parameters<typeof buildEvent>[0]) }
  }
  const send = async () => {
    for (unsent ??= next(); unsent; unsent = next()) await bus.publish(unsent.event)
  }
  const flush = () => {
    running = running.then(send).catch((error: unknown) => {
      failed.inc({ cargo: name })
      log.debug({ err: error, cargo: name }, 'Counts wait for the bus')
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
      let lost = unsent ? cargo.countIn(unsent.data) : 0
      for (let data = cargo.take(); data !== null; data = cargo.take()) lost += cargo.countIn(data)
      if (lost > 0) log.warn({ cargo: name, lost }, 'The bus is away: what was counted last is lost')
    }
  }
}
