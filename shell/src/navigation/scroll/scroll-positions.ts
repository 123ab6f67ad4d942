import type { Navigation } from '../navigation.ts'

/** How far down each page of this visit was scrolled when it was left, by the key of its entry in the history. */
export interface ScrollPositions {
  /** Pixels from the top; undefined for a page that was not left yet. */
  topOf: (key: string) => number | undefined
  stop: () => void
}

/**
 * Records how far down each page is scrolled when it is left. During navigations inside the site the browser must not restore the scroll
 * position itself: it would move the page that is still shown. On a reload it restores it as usual.
 */
export function recordScrollPositions(navigation: Navigation, view: Window): ScrollPositions {
  const tops = new Map<string, number>()
  let shown = navigation.current().location.key
  const recordLeaving = () => {
    view.history.scrollRestoration = 'manual'
    const { key } = navigation.current().location
    if (key === shown) return
    tops.set(shown, view.scrollY)
    shown = key
  }
  const restoreDefault = () => {
    view.history.scrollRestoration = 'auto'
  }
  const unsubscribe = navigation.subscribe(recordLeaving)
  view.addEventListener('pagehide', restoreDefault)
  return {
    topOf: (key) => tops.get(key),
    stop() {
      unsubscribe()
      view.removeEventListener('pagehide', restoreDefault)
    }
  }
}
