/**
 * Shares a read among those who ask for it at the same time. Whoever asks gets one that begins after that, never one that is under way: what
 * it gives is no older than the question.
 */
export function shareReads<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<unknown> = Promise.resolve()
  let next: Promise<Result> | undefined
  const begin = () => {
    next = undefined
    const reading = read()
    underWay = reading.catch(() => undefined)
    return reading
  }
  return () => {
    next ??= underWay.then(begin)
    return next
  }
}
