import { useEffect, useRef, useState } from 'react'
import { usePlatform } from '../context/provider.tsx'
import type { Departure } from '../stores/departures.ts'

export interface Blocker {
  /** 'blocked' while a navigation waits for an answer. */
  state: 'unblocked' | 'blocked'
  /** Lets the navigation that waits go on. */
  proceed: () => void
  /** Gives it up. */
  reset: () => void
}

/**
 * Holds a navigation inside the site while `wantsToAsk` says so (the back button too), until the visitor has answered. Leaving
 * the site altogether is the browser's to ask about (`beforeunload`).
 */
export function useBlocker(wantsToAsk: (departure: Departure) => boolean): Blocker {
  const { departures } = usePlatform()
  const newest = useRef(wantsToAsk)
  const [proceed, setProceed] = useState<(() => void) | null>(null)
  useEffect(() => {
    newest.current = wantsToAsk
  })
  useEffect(
    () =>
      departures.guard({
        wantsToAsk: (departure) => newest.current(departure),
        hold: (go) => setProceed(() => go)
      }),
    [departures]
  )
  return {
    state: proceed ? 'blocked' : 'unblocked',
    proceed: () => {
      setProceed(null)
      proceed?.()
    },
    reset: () => setProceed(null)
  }
}
