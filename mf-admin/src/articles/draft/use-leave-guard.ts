import { useBlocker } from '@site/web/platform'
import { useEffect, useRef, useState } from 'react'
import { isLeaving } from '../../layout/leaving/is-leaving.ts'
import { DRAFT_PARAMETER } from './read-draft.ts'

/** How long a navigation waits for the server to have what is typed, in milliseconds, before somebody is asked. */
const PATIENCE = 1500

/** Another code opens the same text. */
const placeOf = ({ pathname, searchParams }: URL) => `${pathname} ${searchParams.get(DRAFT_PARAMETER)}`

interface LeaveGuardOptions {
  isDirty: boolean
  /** The navigation is the form's own, which stays. */
  isOwn: () => boolean
  /** Has the server keep what is typed; true when it does. Undefined where that is not all that would be lost. */
  save: (() => Promise<boolean>) | undefined
}

/**
 * Asks before work is left unsaved: a dialog for a navigation inside the site, the browser's own question for a reload or a closed tab.
 * A navigation first has the server keep what is typed: nobody is asked about what is safe a moment later.
 */
export function useLeaveGuard({ isDirty, isOwn, save }: LeaveGuardOptions) {
  const blocker = useBlocker(({ from, to }) => isDirty && !isOwn() && placeOf(from) !== placeOf(to))
  const isBlocked = blocker.state === 'blocked'
  const [isAsking, setAsking] = useState(false)
  const newest = useRef({ save, proceed: blocker.proceed })
  useEffect(() => {
    newest.current = { save, proceed: blocker.proceed }
  })
  useEffect(() => {
    if (!isBlocked) return
    let isOver = false
    const ask = () => {
      if (!isOver) setAsking(true)
    }
    const timer = setTimeout(ask, PATIENCE)
    const saving = newest.current.save?.() ?? Promise.resolve(false)
    void saving.then((isSaved) => {
      clearTimeout(timer)
      if (!isSaved) ask()
      else if (!isOver) newest.current.proceed()
    })
    return () => {
      isOver = true
      clearTimeout(timer)
      setAsking(false)
    }
  }, [isBlocked])
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => {
      if (isLeaving(event)) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return { isAsking: isBlocked && isAsking, stay: blocker.reset, leave: blocker.proceed }
}
export type LeaveGuard = ReturnType<typeof useLeaveGuard>
