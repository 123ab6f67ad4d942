import { useEffect, useLayoutEffect, useRef } from 'react'
import { isElsewhere } from '../focus/is-elsewhere.ts'
import { type ChatState, isTyping } from './state/chat-reducer.ts'

/** What stays in sight of the line before, in pixels. */
const CONTEXT = 64

/**
 * Keeps place in the panel. A new view comes into sight from its top, below the choice that led to it, and takes focus, unless the visitor is
 * writing in the free-text box or has gone elsewhere since the choice (CHAT-43): the option that had focus is gone with the old view. New
 * messages scroll into sight.
 */
export function useViewFocus(state: ChatState) {
  const view = useRef<HTMLElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const shown = useRef(state.turn)
  const focused = useRef<Element>(null)
  /** What had the focus when the topic that comes was chosen; undefined where none comes. */
  const pressed = useRef<Element | null>(undefined)
  // A topic that was left is no news: its line takes the view's place.
  const count = state.messages.filter(({ seen }) => seen === undefined).length
  const hasDots = isTyping(state)
  const known = useRef({ count, hasDots })

  useLayoutEffect(() => {
    if (state.upcoming) pressed.current = document.activeElement
  }, [state.upcoming])

  useEffect(() => {
    const { current } = pressed
    if (!state.upcoming) pressed.current = undefined
    if (shown.current === state.turn) return
    shown.current = state.turn
    if (view.current) scroller.current?.scrollTo({ top: view.current.offsetTop - CONTEXT })
    if (!state.isOpen || document.activeElement instanceof HTMLTextAreaElement) return
    if (current !== undefined && isElsewhere(current)) return
    const heading = view.current?.querySelector<HTMLElement>('[data-view-heading]')
    ;(heading ?? view.current)?.focus({ preventScroll: true })
  }, [state.turn, state.isOpen, state.upcoming])

  useEffect(() => {
    // A message, or dots; not dots that give way to a new view.
    const isNews = count > known.current.count || (hasDots && !known.current.hasDots)
    known.current = { count, hasDots }
    const lines = scroller.current?.querySelectorAll<HTMLElement>('[data-message]')
    const last = lines?.[lines.length - 1]
    if (isNews && last) scroller.current?.scrollTo({ top: last.offsetTop - CONTEXT })
  }, [count, hasDots])

  // The view moves among the messages, and an element that moves within the DOM loses the focus; no event says so.
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element && view.current?.contains(target) ? target : null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place
  useLayoutEffect(() => {
    const { current } = focused
    if (document.activeElement === document.body && current instanceof HTMLElement && current.isConnected)
      current.focus({ preventScroll: true })
  }, [state.viewAt])

  return { view, scroller }
}
