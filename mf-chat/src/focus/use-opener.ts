import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { ChatStore } from '../chat/state/chat-store.ts'

/** What had the focus when the chat was asked for: its code may come much later (CHAT-43). */
export function useOpener({ store }: ChatStore, isOpen: boolean): RefObject<Element | null> {
  const opener = useRef<Element>(null)
  useLayoutEffect(
    () =>
      store.subscribe((state, before) => {
        if (state.isOpen && !before.isOpen) opener.current = document.activeElement
      }),
    [store]
  )
  useEffect(() => {
    if (isOpen) followOpener(opener)
  }, [isOpen])
  return opener
}

/** A button of a dialog is gone with its dialog, which has given the focus back by now: whoever pressed it is there. */
export function followOpener(opener: RefObject<Element | null>): void {
  if (opener.current?.isConnected === false) opener.current = document.activeElement
}
