import { afterFirstPaint } from './after-first-paint.ts'

const DEFERRED = '[data-late]'

/**
 * Lays out the sections below the first screen (`data-late`, theme's base.css) one at a time after the first paint, one per frame, so that
 * no long task delays the visitor's input. All of them are laid out at once for an address with a hash, which may lead into them, and
 * when the browser restores the scroll position of a reload or of the back button.
 */
export function startDeferredLayout(page: Document): void {
  if (page.location.hash || isReturn()) {
    finishLayout(page)
    return
  }
  afterFirstPaint(() => layOutNext(page))
}

/** Does the same for a page that a link within the site has just put in place: to lay out all of home at once takes longer than to render it. */
export function deferLayout(page: Document): void {
  delete page.documentElement.dataset.laidOut
  afterFrame(() => layOutNext(page))
}

function layOutNext(page: Document): void {
  const section = page.querySelector(DEFERRED)
  if (!section) {
    finishLayout(page)
    return
  }
  section.removeAttribute('data-late')
  afterFrame(() => layOutNext(page))
}

/** Ends the deferral for the sections of the page and for those rendered from now on: positions are then exact. */
export function finishLayout(page: Document): void {
  page.documentElement.dataset.laidOut = ''
}

function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'reload' || visit?.type === 'back_forward'
}

const afterFrame = (step: () => void) => requestAnimationFrame(() => setTimeout(step))
