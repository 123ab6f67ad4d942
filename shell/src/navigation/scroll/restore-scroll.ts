import { finishLayout } from '../../boot/deferred-layout.ts'

/** How long a page may take to grow to its former length. Milliseconds. */
const TIMEOUT = 3000

/**
 * Scrolls to this many pixels from the top: at once, and again as the page grows, because parts of it may load later. A
 * visitor who scrolls meanwhile is not disturbed. Returns the function that cancels it.
 */
export function restoreScroll(top: number): () => void {
  const off = new AbortController()
  const cancel = () => off.abort()
  for (const input of ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const) {
    window.addEventListener(input, cancel, { passive: true, signal: off.signal })
  }
  const arrive = () => {
    window.scrollTo({ top, behavior: 'instant' })
    if (Math.abs(window.scrollY - top) < 1) cancel()
  }
  const observer = new ResizeObserver(arrive)
  const end = setTimeout(cancel, TIMEOUT)
  off.signal.addEventListener('abort', () => {
    clearTimeout(end)
    observer.disconnect()
  })
  finishLayout(document)
  observer.observe(document.body)
  arrive()
  return cancel
}
