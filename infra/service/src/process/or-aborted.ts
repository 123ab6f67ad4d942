/**
 * Resolves or rejects as `work` does, or rejects with the signal's reason as soon as it is aborted. For work that does not react to
 * the signal, or not at once: it goes on, and nobody waits for it.
 */
export function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
