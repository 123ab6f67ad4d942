import type { Navigation } from './navigation.ts'

/** How far down the visitor was on each page of this visit that they left, by the key of its place in the history. */
export interface LeftPlaces {
  /** Pixels from the top; undefined for a page that was not left yet. */
  topOf: (key: string) => number | undefined
  stop: () => void
}

/**
 * Notes how far down each page is left. While the visitor goes on inside the site the browser is told to leave the view alone: it
 * would move the page that is still shown. What it does on a reload stays its own.
 */
export function noteLeftPlaces(navigation: Navigation, view: Window): LeftPlaces {
  const tops = new Map<string, number>()
  let shown = navigation.place().location.key
  const leave = () => {
    view.history.scrollRestoration = 'manual'
    const { key } = navigation.place().location
    if (key === shown) return
    tops.set(shown, view.scrollY)
    shown = key
  }
  const giveBack = () => {
    view.history.scrollRestoration = 'auto'
  }
  const unsubscribe = navigation.subscribe(leave)
  view.addEventListener('pagehide', giveBack)
  return {
    topOf: (key) => tops.get(key),
    stop() {
      unsubscribe()
      view.removeEventListener('pagehide', giveBack)
    }
  }
}
