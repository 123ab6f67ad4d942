import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Each service has a registry of its own, as several services may run in one process. */
export type Metrics = Registry

type Definition<Label extends string> = { name: string; help: string; labelNames?: readonly Label[] }

/** A registry with the HTTP histogram, labelled `service`. */
export function createMetrics(service: string): Metrics {
  const registry = new Registry()
  registry.setDefaultLabels({ service })
  httpDuration(registry)
  return registry
}

/**
 * What the registry holds, in Prometheus' text format, with what the process tells of itself. That is measured from the first time it is asked
 * for: to watch the event loop wakes the process a hundred times a second and nothing ends it, which is for nobody where nobody asks.
 */
export function readMetrics(metrics: Metrics): Promise<string> {
  measureProcess(metrics)
  return metrics.metrics()
}

/** Adds what the process tells of itself, unless it is there: memory, processor, event loop, garbage collection. */
export function measureProcess(metrics: Metrics): void {
  if (metrics.getSingleMetric('process_cpu_seconds_total')) return
  collectDefaultMetrics({ register: metrics })
}

/** Duration of each answered request, in seconds, by method, route pattern and status. */
export const httpDuration = (metrics: Metrics) =>
  histogramOf(metrics, {
    name: 'http_request_duration_seconds',
    help: 'Duration of answered requests.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
  })

/** The counter of that name in the registry, created at the first call. */
export function counterOf<Label extends string>(
  metrics: Metrics,
  definition: Definition<Label>
): Counter<Label> {
  const known = metrics.getSingleMetric(definition.name)
  if (known instanceof Counter) return known as Counter<Label>
  return new Counter({ ...definition, registers: [metrics] })
}

/** The gauge of that name in the registry, created at the first call. */
export function gaugeOf<Label extends string>(metrics: Metrics, definition: Definition<Label>): Gauge<Label> {
  const known = metrics.getSingleMetric(definition.name)
  if (known instanceof Gauge) return known as Gauge<Label>
  return new Gauge({ ...definition, registers: [metrics] })
}

/** The histogram of that name in the registry, created at the first call. */
export function histogramOf<Label extends string>(
  metrics: Metrics,
  definition: Definition<Label> & { buckets: number[] }
): Histogram<Label> {
  const known = metrics.getSingleMetric(definition.name)
  if (known instanceof Histogram) return known as Histogram<Label>
  return new Histogram({ ...definition, registers: [metrics] })
}
