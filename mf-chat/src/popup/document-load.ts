/**
 * Calls back with the milliseconds since the document's load event: at once when it is past (scripts may start long
 * after it), or at the event itself. Returns what stops the waiting.
 */
export function onDocumentLoad(run: (elapsed: number) => void): () => void {
  if (document.readyState === 'complete') {
    run(sinceLoad(performance.getEntriesByType('navigation'), performance.now()))
    return () => undefined
  }
  const onLoad = () => run(0)
  window.addEventListener('load', onLoad, { once: true })
  return () => window.removeEventListener('load', onLoad)
}

/** Milliseconds from the load event to `now`, both counted from the start of the navigation. */
export function sinceLoad(entries: PerformanceEntryList, now: number): number {
  const [entry] = entries
  const loadedAt = entry && 'loadEventStart' in entry ? Number(entry.loadEventStart) : 0
  return loadedAt > 0 ? Math.max(0, now - loadedAt) : 0
}
