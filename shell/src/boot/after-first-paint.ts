/**
 * Calls `run` when the first paint is on the screen, not only under way. At once where that has been; with the next frame where the
 * browser does not tell.
 */
export function afterFirstPaint(run: () => void): void {
  if (!window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
    requestAnimationFrame(() => run())
    return
  }
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    run()
  })
  observer.observe({ type: 'paint', buffered: true })
}
