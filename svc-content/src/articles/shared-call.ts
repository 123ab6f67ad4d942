/**
 * Lets simultaneous callers share one call. Callers that come while a call is running share the NEXT one, since the running
 * one may have read before a write that these callers already know of. At most one call runs at a time.
 */
export function createSharedCall<T>(call: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  let next: Promise<T> | undefined

  const start = () => {
    next = undefined
    const started = call().finally(() => {
      if (running === started) running = undefined
    })
    running = started
    return started
  }

  return () => {
    if (running === undefined) return next ?? start()
    next ??= running.then(start, start)
    return next
  }
}
