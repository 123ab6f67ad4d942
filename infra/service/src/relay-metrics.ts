import type { Knex } from 'knex'
import type { Clock } from './clock.ts'
import { toDate } from './database.ts'
import { counterOf, gaugeOf, type Metrics } from './metrics.ts'
import { outboxBacklog } from './outbox.ts'

/** What a relay shows of itself: how many events wait, since when, and how often a turn failed. */
export function createRelayMetrics(metrics: Metrics | undefined) {
  if (!metrics) return { failure: () => undefined, measure: async () => undefined }
  const backlog = gaugeOf(metrics, { name: 'outbox_backlog', help: 'Events not published yet.' })
  const lag = gaugeOf(metrics, {
    name: 'outbox_lag_seconds',
    help: 'Age of the oldest event not published yet.'
  })
  const failures = counterOf(metrics, {
    name: 'relay_failures_total',
    help: 'Turns of the relay that failed.'
  })
  return {
    failure: () => failures.inc(),
    async measure(knex: Knex, clock: Clock) {
      const { count, oldest } = await outboxBacklog(knex)
      backlog.set(count)
      lag.set(oldest === null ? 0 : Math.max(0, (clock().getTime() - toDate(oldest).getTime()) / 1000))
    }
  }
}
