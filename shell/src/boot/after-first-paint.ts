/**
 * Calls `run` once the first paint is on the screen, at once if that has already happened. Calls it with the next frame where the
 * browser does not report paints.
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
