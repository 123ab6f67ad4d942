import { counterOf, type Metrics } from '@site/service/observability/metrics'

/** Counts what is made live, whoever asks for it. */
export const countReleases = (metrics: Metrics) =>
  counterOf(metrics, {
    name: 'releases_total',
    help: 'Changes of what is live that the release API and the administration have made.',
    labelNames: ['deployable', 'outcome']
  })
