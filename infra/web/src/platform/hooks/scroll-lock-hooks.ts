import { useEffect } from 'react'
import { usePlatform } from '../context/provider.tsx'

/**
 * Holds the page's scrolling while `locked`. Let go on unmount and on a change of page; for a lock that holds only on
 * small screens, pass a condition that changes with the width, and resizing lets go too (NAV-22).
 */
export function useScrollLock(locked: boolean): void {
  const { scrollLock } = usePlatform()
  useEffect(() => (locked ? scrollLock.acquire() : undefined), [locked, scrollLock])
}
