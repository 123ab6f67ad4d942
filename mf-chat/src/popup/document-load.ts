type Prerendering = Document & { prerendering?: boolean }

/**
 * Calls back with the milliseconds since the document's load event: at once when it is past (scripts may start long
 * after it), or at the event itself. A page that the browser prerenders is loaded, for its visitor, when it is first shown. Returns what
 * stops the waiting.
 */
export function onDocumentLoad(run: (elapsed: number) => void): () => void {
  if ((document as Prerendering).prerendering) {
    let stop: () => void = () => undefined
    const onShown = () => {
      stop = onDocumentLoad(run)
    }
    document.addEventListener('prerenderingchange', onShown, { once: true })
    return () => {
      document.removeEventListener('prerenderingchange', onShown)
      stop()
    }
  }
  if (document.readyState === 'complete') {
    run(sinceLoad(performance.getEntriesByType('navigation'), performance.now()))
    return () => undefined
  }
  const onLoad = () => run(0)
  window.addEventListener('load', onLoad, { once: true })
  return () => window.removeEventListener('load', onLoad)
}

/**
 * Milliseconds from the load event to `now`, both counted from the start of the navigation; of a page that was prerendered, from its being
 * shown.
 */
export function sinceLoad(entries: PerformanceEntryList, now: number): number {
  const [entry] = entries
  const timeOf = (moment: string) => Number((entry as unknown as Record<string, unknown>)?.[moment] ?? 0)
  const loadedAt = Math.max(timeOf('loadEventStart'), timeOf('activationStart'))
  return loadedAt > 0 ? Math.max(0, now - loadedAt) : 0
}
