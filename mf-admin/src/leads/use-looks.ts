import { useEffect } from 'react'
import { useDesk } from '../layout/desk-store.ts'
import { keepLook } from '../layout/last-look.ts'
import type { LeadView } from './use-lead-view.ts'
import { SEEN_AFTER } from './use-unseen.ts'

/** Tells the frame how many leads wait to be looked at, and notes how far this administrator has looked once none does. */
export function useLooks({ unseen, newest }: Pick<LeadView, 'unseen' | 'newest'>): void {
  const { store } = useDesk()
  const count = unseen.size
  useEffect(() => {
    store.setState({ unseen: count })
    return () => store.setState({ unseen: null })
  }, [store, count])
  useEffect(() => {
    if (newest === null || count > 0) return
    const timer = setTimeout(() => keepLook(newest), SEEN_AFTER)
    return () => clearTimeout(timer)
  }, [newest, count])
}
