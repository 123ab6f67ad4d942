import { type Percentiles, percentiles } from './percentiles.ts'

export interface Load {
  /** Units of work per second. */
  rate: number
  latency: Percentiles
}

/** Lets each of `workers` do one unit of work after another for `seconds`. Rejects with the first error. */
export async function runLoad(
  workers: number,
  seconds: number,
  work: (worker: number) => Promise<void>
): Promise<Load> {
  const durations: number[] = []
  const startedAt = performance.now()
  const end = startedAt + seconds * 1000
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (performance.now() < end) {
        const before = performance.now()
        await work(worker)
        durations.push(performance.now() - before)
      }
    })
  )
  const took = (performance.now() - startedAt) / 1000
  return { rate: durations.length / took, latency: percentiles(durations) }
}
