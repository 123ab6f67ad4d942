import { useBlocker } from '@site/web/platform'
import { useEffect } from 'react'
import { isLeaving } from '../../layout/leaving/is-leaving.ts'
import { DRAFT_PARAMETER } from './read-draft.ts'

/** Another code opens the same text. */
const placeOf = ({ pathname, searchParams }: URL) => `${pathname} ${searchParams.get(DRAFT_PARAMETER)}`

/**
 * Asks before work is left unsaved: a dialog for a navigation inside the site, the browser's own question for a reload
 * or a closed tab. `isOwn`: the navigation is the form's own, which stays.
 */
export function useLeaveGuard(isDirty: boolean, isOwn: () => boolean) {
  const blocker = useBlocker(({ from, to }) => isDirty && !isOwn() && placeOf(from) !== placeOf(to))
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => {
      if (isLeaving(event)) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return {
    isAsking: blocker.state === 'blocked',
    stay: blocker.reset,
    leave: blocker.proceed
  }
}
export type LeaveGuard = ReturnType<typeof useLeaveGuard>
