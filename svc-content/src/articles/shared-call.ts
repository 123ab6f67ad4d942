/**
 * Lets callers who come together share one call. Who comes while a call is under way shares the NEXT one, since the
 * one under way may have read before what the caller already knows was written. At most one call runs at a time.
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
