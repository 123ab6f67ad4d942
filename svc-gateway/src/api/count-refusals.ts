import type { Log } from '@site/service/observability/log'
import { counterOf, type Metrics } from '@site/service/observability/metrics'
import type { ThrottleOptions } from './guess-throttle.ts'

/** Counts guesses of the admin code, and writes each down with the network it came from, a security event like no other line. */
export function countRefusals(log: Log, metrics: Metrics): NonNullable<ThrottleOptions['onRefused']> {
  const refused = counterOf(metrics, {
    name: 'guess_refused_total',
    help: 'Different wrong admin codes, and calls made to wait because there were too many.',
    labelNames: ['outcome']
  })
  return (outcome, network) => {
    refused.inc({ outcome })
    // Whoever is made to wait has been named by then.
    if (outcome === 'wrong') log.warn({ event: 'guess-refused', network }, 'A wrong admin code')
  }
}
