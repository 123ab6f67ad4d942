import type { Knex } from 'knex'
import { toDate } from '../database/database.ts'
import { counterOf, gaugeOf, type Metrics } from '../observability/metrics.ts'
import type { Clock } from '../process/clock.ts'
import { countUnreceived, outboxBacklog } from './outbox.ts'

/** The metrics of a relay: how many events wait, since when, and how often a run failed. */
export function createRelayMetrics(metrics: Metrics | undefined) {
  if (!metrics) return { failure: () => undefined, repeated: () => undefined, measure: async () => undefined }
  const backlog = gaugeOf(metrics, { name: 'outbox_backlog', help: 'Events not published yet.' })
  const lag = gaugeOf(metrics, {
    name: 'outbox_lag_seconds',
    help: 'Age of the oldest event not published yet.'
  })
  const failures = counterOf(metrics, {
    name: 'relay_failures_total',
    help: 'Turns of the relay that failed.'
  })
  const repeats = counterOf(metrics, {
    name: 'outbox_repeated_total',
    help: 'Events published again because a consumer that must have them had no receipt of them.'
  })
  const unreceived = gaugeOf(metrics, {
    name: 'outbox_unreceived',
    help: 'Events published again for want of a receipt that still have none.'
  })
  return {
    failure: () => failures.inc(),
    repeated: (count: number) => repeats.inc(count),
    async measure(knex: Knex, clock: Clock) {
      const { count, oldest } = await outboxBacklog(knex)
      backlog.set(count)
      unreceived.set(await countUnreceived(knex))
      lag.set(oldest === null ? 0 : Math.max(0, (clock().getTime() - toDate(oldest).getTime()) / 1000))
    }
  }
}
