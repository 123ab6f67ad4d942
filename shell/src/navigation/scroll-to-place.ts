import { layOutAll } from '../boot/lay-out-late.ts'

/** How long a page may take to be as long as it was. Milliseconds. */
const PATIENCE = 3000

/**
 * Brings the page to this many pixels from its top: at once, and again as it grows, where what stood there comes later. A
 * visitor who scrolls meanwhile is left alone. Returns what calls it off.
 */
export function scrollToPlace(top: number): () => void {
  const off = new AbortController()
  const callOff = () => off.abort()
  for (const input of ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const) {
    window.addEventListener(input, callOff, { passive: true, signal: off.signal })
  }
  const arrive = () => {
    window.scrollTo({ top, behavior: 'instant' })
    if (Math.abs(window.scrollY - top) < 1) callOff()
  }
  const observer = new ResizeObserver(arrive)
  const end = setTimeout(callOff, PATIENCE)
  off.signal.addEventListener('abort', () => {
    clearTimeout(end)
    observer.disconnect()
  })
  layOutAll(document)
  observer.observe(document.body)
  arrive()
  return callOff
}
