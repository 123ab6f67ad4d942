import { afterFirstPaint } from './after-first-paint.ts'

const LATE = '[data-late]'

/**
 * Lays out the bands below the first screen (`data-late`, theme's base.css) one at a time after the first paint, a frame each, so that
 * no long task stands in the way of the visitor. An address with a hash leads into them, and so does the browser when it brings a
 * visitor back to where the page was left: there it is all at once.
 */
export function layOutLate(page: Document): void {
  if (page.location.hash || isReturn()) {
    layOutAll(page)
    return
  }
  const next = () => {
    const band = page.querySelector(LATE)
    if (!band) layOutAll(page)
    else {
      band.removeAttribute('data-late')
      afterFrame(next)
    }
  }
  afterFirstPaint(next)
}

/** Nothing is late any more, nor will be what is rendered from now on: positions are exact. */
export function layOutAll(page: Document): void {
  page.documentElement.dataset.laidOut = ''
}

function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'reload' || visit?.type === 'back_forward'
}

const afterFrame = (step: () => void) => requestAnimationFrame(() => setTimeout(step))
