import { afterFirstPaint } from './after-first-paint.ts'

/** How long a page that never finishes loading may keep its scripts waiting. Milliseconds. */
const TIMEOUT = 4000
const INPUTS = ['pointerdown', 'touchstart', 'keydown', 'click'] as const

/**
 * Calls `start` once: when the page has loaded, has been painted and the browser is idle, or at the visitor's first
 * touch, click or key, whichever comes first (PAGE-5).
 */
export function whenReady(start: () => void): void {
  const done = new AbortController()
  const run = () => {
    if (done.signal.aborted) return
    done.abort()
    start()
  }
  for (const input of INPUTS) {
    window.addEventListener(input, run, { capture: true, passive: true, signal: done.signal })
  }
  const whenIdle = () => afterFirstPaint(() => idle(run))
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true, signal: done.signal })
  setTimeout(run, TIMEOUT)
}

function idle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 1500 })
  else setTimeout(run, 200)
}
