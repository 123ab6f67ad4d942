/** The median and the worst of some durations, in milliseconds. */
export interface Percentiles {
  p50: number
  p95: number
  p99: number
  max: number
}

export function percentiles(values: number[]): Percentiles {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: sorted.at(-1) ?? Number.NaN }
}

/** The median of several rounds, on which a round with other load on the machine has no influence. */
export const median = (values: number[]): number => percentiles(values).p50
