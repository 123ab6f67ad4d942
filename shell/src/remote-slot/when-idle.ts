/** Calls back at the next idle moment. Returns the function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 300)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run, { timeout: 3000 })
  return () => window.cancelIdleCallback(handle)
}
