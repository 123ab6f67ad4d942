import { useCallback, useEffect, useState } from 'react'

/** How long a new lead must have been in sight to count as seen. Milliseconds. */
export const SEEN_AFTER = 4000

/**
 * The leads that came since the screen was opened and that nobody has looked at: `isInSight` says whether the newest rows
 * are on the screen now. A page that is not shown (another tab, a minimised window) shows nothing. Kept in memory alone.
 */
export function useUnseen(isInSight: boolean) {
  const [unseen, setUnseen] = useState<ReadonlySet<number>>(new Set())
  const isShown = usePageShown()
  const add = useCallback((id: number) => setUnseen((before) => new Set(before).add(id)), [])
  const remove = useCallback((id: number) => {
    setUnseen((before) => new Set([...before].filter((other) => other !== id)))
  }, [])

  useEffect(() => {
    if (!isShown || !isInSight || unseen.size === 0) return
    const timer = setTimeout(() => setUnseen(new Set()), SEEN_AFTER)
    return () => clearTimeout(timer)
  }, [isShown, isInSight, unseen])

  return { unseen, add, remove }
}

function usePageShown(): boolean {
  const [isShown, setShown] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const follow = () => setShown(document.visibilityState === 'visible')
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
  return isShown
}
