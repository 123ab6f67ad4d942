import { useEffect, useRef } from 'react'
import { type ChatState, isTyping } from './chat-reducer.ts'

/**
 * Keeps place in the panel. A new view starts at its top and takes focus, unless the visitor is writing in the
 * free-text box: the option that had focus is gone with the old view. New messages scroll into sight.
 */
export function useViewFocus(state: ChatState) {
  const view = useRef<HTMLElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const shown = useRef(state.view)
  const count = state.messages.length
  const hasDots = isTyping(state)
  const seen = useRef({ count, hasDots })

  useEffect(() => {
    if (shown.current === state.view) return
    shown.current = state.view
    scroller.current?.scrollTo({ top: 0 })
    if (!state.isOpen || document.activeElement instanceof HTMLTextAreaElement) return
    const heading = view.current?.querySelector<HTMLElement>('[data-view-heading]')
    ;(heading ?? view.current)?.focus({ preventScroll: true })
  }, [state.view, state.isOpen])

  useEffect(() => {
    // A message, or dots; not dots that give way to a new view.
    const isNews = count > seen.current.count || (hasDots && !seen.current.hasDots)
    seen.current = { count, hasDots }
    if (isNews) scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
  }, [count, hasDots])

  return { view, scroller }
}
