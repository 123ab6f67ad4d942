import { type RefObject, useLayoutEffect } from 'react'
import { isElsewhere } from './is-elsewhere.ts'

/** Escape closes the chat from the press on: its code may be on its way, and the focus where the press left it (CHAT-44). */
export function useEarlyEscape(isOpen: boolean, opener: RefObject<Element | null>, close: () => void): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      if (!isElsewhere(opener.current)) close()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen, opener, close])
}
