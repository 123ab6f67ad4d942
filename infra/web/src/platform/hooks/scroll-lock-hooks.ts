import { useEffect } from 'react'
import { usePlatform } from '../context/provider.tsx'

/**
 * Locks the page's scrolling while `locked`. The lock is released on unmount and on a change of page. For a lock that applies only on
 * small screens, pass a condition that changes with the width: resizing then releases it too (NAV-22).
 */
export function useScrollLock(locked: boolean): void {
  const { scrollLock } = usePlatform()
  useEffect(() => (locked ? scrollLock.acquire() : undefined), [locked, scrollLock])
}
