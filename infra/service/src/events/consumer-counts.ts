import { counterOf, type Metrics } from '../observability/metrics.ts'

type Result = 'handled' | 'repeated' | 'failed' | 'dead'

/** The counters of one consumer. `failures` runs `work`, counts a rejection and passes it on. */
export function createCounts(metrics: Metrics | undefined, consumer: string) {
  const events = metrics
    ? counterOf(metrics, {
        name: 'consumer_events_total',
        help: 'Deliveries by what came of them: handled, repeated (no effect), failed (comes again), dead.',
        labelNames: ['consumer', 'result']
      })
    : undefined
  const letters = metrics
    ? counterOf(metrics, { name: 'dead_letters_total', help: 'Events set aside.', labelNames: ['consumer'] })
    : undefined
  const event = (result: Result) => {
    events?.inc({ consumer, result })
    if (result === 'dead') letters?.inc({ consumer })
  }
  const failures = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      event('failed')
      throw error
    }
  }
  return { event, failures }
}
