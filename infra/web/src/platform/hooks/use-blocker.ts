import { useEffect, useRef, useState } from 'react'
import { usePlatform } from '../context/provider.tsx'
import type { PendingNavigation } from '../stores/navigation-guards.ts'

export interface Blocker {
  /** 'blocked' while a navigation waits for an answer. */
  state: 'unblocked' | 'blocked'
  /** Lets the blocked navigation proceed. */
  proceed: () => void
  /** Cancels the blocked navigation. */
  reset: () => void
}

/**
 * Blocks a navigation inside the site while `wantsToAsk` returns true (the back button too), until the visitor has answered. Leaving
 * the site altogether raises the browser's own question (`beforeunload`).
 */
export function useBlocker(wantsToAsk: (navigation: PendingNavigation) => boolean): Blocker {
  const { navigationGuards } = usePlatform()
  const newest = useRef(wantsToAsk)
  const [proceed, setProceed] = useState<(() => void) | null>(null)
  useEffect(() => {
    newest.current = wantsToAsk
  })
  useEffect(
    () =>
      navigationGuards.add({
        wantsToAsk: (navigation) => newest.current(navigation),
        block: (go) => setProceed(() => go)
      }),
    [navigationGuards]
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
