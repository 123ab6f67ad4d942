import { useModal, useScrollLock } from '@site/web/platform'
import { type RefObject, useEffect, useRef } from 'react'
import { isElsewhere } from '../focus/is-elsewhere.ts'
import { followOpener } from '../focus/use-opener.ts'

/**
 * Binds the panel's native <dialog> to the chat: beside the page on a computer, modal with the page's scroll locked on
 * a phone (CHAT-8, CHAT-9). Focus goes to the element marked `data-autofocus`; closing gives it back (the platform's dialog
 * does). Crossing 768 px changes the kind of dialog and leaves focus where it was inside. A visitor who has gone from `opener` to another part
 * of the page before the panel beside it came stays there (CHAT-43).
 */
export function usePanel(
  isOpen: boolean,
  isMobile: boolean,
  opener: RefObject<Element | null>
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const focusedInside = useRef<HTMLElement>(null)
  useModal(isOpen && isMobile)
  useScrollLock(isOpen && isMobile)

  useEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) {
      focusedInside.current = null
      return
    }
    followOpener(opener)
    const isLeft = !isMobile && !focusedInside.current && isElsewhere(opener.current)
    if (isMobile) dialog.showModal()
    // `show()` would take the focus.
    else if (isLeft) dialog.open = true
    else dialog.show()
    const target = focusedInside.current ?? dialog.querySelector<HTMLElement>('[data-autofocus]')
    if (!isLeft) target?.focus()
    return () => {
      focusedInside.current = focusWithin(dialog)
      dialog.close()
      // The platform gives back the focus that `show()` took; there is none to give back where it took none.
      if (isLeft && focusedInside.current && opener.current instanceof HTMLElement)
        opener.current.focus({ preventScroll: true })
    }
  }, [isOpen, isMobile, opener])

  return ref
}

function focusWithin(dialog: HTMLDialogElement): HTMLElement | null {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && dialog.contains(activeElement) ? activeElement : null
}
