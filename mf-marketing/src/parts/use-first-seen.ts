import { type RefObject, useEffect, useState } from 'react'
import { useCalm } from './use-calm.ts'

/** How much of the element has to be in view. */
const PART = 0.4

/**
 * Is the element still to be seen for the first time? Only of one that the visitor has yet to scroll to: what is in view as the page wakes
 * stays as it is, and so does everything where less motion is preferred.
 */
export function useFirstSeen(element: RefObject<Element | null>): boolean {
  const isCalm = useCalm()
  const [isAwaited, setAwaited] = useState(false)
  useEffect(() => {
    if (isCalm || !element.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isAhead = entry !== undefined && !entry.isIntersecting
        setAwaited(isAhead)
        if (!isAhead) observer.disconnect()
      },
      { threshold: PART }
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isCalm])
  return isAwaited && !isCalm
}
