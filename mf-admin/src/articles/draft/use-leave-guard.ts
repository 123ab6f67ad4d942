import { useBlocker } from '@site/web/platform'
import { type RefObject, useEffect } from 'react'

/**
 * Asks before work is left unsaved: a dialog for a navigation inside the site, the browser's own question for a reload
 * or a closed tab. `isSaved` is read at the moment of leaving, so that the form's own way on is never asked about.
 */
export function useLeaveGuard(isDirty: boolean, isSaved: RefObject<boolean>) {
  const blocker = useBlocker(({ from, to }) => isDirty && !isSaved.current && from.pathname !== to.pathname)
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSaved.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty, isSaved])
  return {
    isAsking: blocker.state === 'blocked',
    stay: blocker.reset,
    leave: blocker.proceed
  }
}
export type LeaveGuard = ReturnType<typeof useLeaveGuard>
