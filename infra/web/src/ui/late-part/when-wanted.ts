import { LATE_PART, PRESSED } from '@site/contracts/federation/late-part'

/** What a visitor does who may come to any part of the page next. A click may come alone, from assistive technology. */
const SIGNS = [
  'click',
  'scroll',
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'wheel'
] as const

/** At the latest after this, whatever the visitor does: somebody who is logged in finds another link there. Milliseconds. */
const LATEST = 5000

/**
 * Resolves once a visitor is about to come to the late parts of the page: at the first sign of one, or where a part is in sight. At once
 * where the visitor has come there before the scripts, by scrolling, by keyboard or with a press, and where the server has rendered no such part.
 */
export function whenWanted(page: Document): Promise<void> {
  const part = page.querySelector(`[${LATE_PART}]`)
  const isReached = window.scrollY > 0 || part?.contains(page.activeElement)
  if (!part || isReached || page.querySelector(`[${LATE_PART}=${PRESSED}]`)) return Promise.resolve()
  return new Promise((resolve) => {
    const done = new AbortController()
    const come = () => {
      done.abort()
      resolve()
    }
    for (const sign of SIGNS)
      window.addEventListener(sign, come, { capture: true, passive: true, signal: done.signal })
    // The part itself has no box (`display: contents`).
    const [first] = part.children
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) come()
    })
    if (first) observer.observe(first)
    const timer = setTimeout(come, LATEST)
    done.signal.addEventListener('abort', () => {
      observer.disconnect()
      clearTimeout(timer)
    })
  })
}
