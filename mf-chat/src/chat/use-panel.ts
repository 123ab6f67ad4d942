import { useModal, useScrollLock } from '@site/web/platform'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Binds the panel's native <dialog> to the chat: beside the page on a computer, modal with the page's scroll locked on
 * a phone (CHAT-8, CHAT-9). Focus goes to the element marked `data-autofocus`; closing gives it back (the platform's dialog
 * does). Crossing 768 px changes the kind of dialog and leaves focus where it was inside.
 */
export function usePanel(isOpen: boolean, isMobile: boolean): RefObject<HTMLDialogElement | null> {
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
    if (isMobile) dialog.showModal()
    else dialog.show()
    const target = focusedInside.current ?? dialog.querySelector<HTMLElement>('[data-autofocus]')
    target?.focus()
    return () => {
      const { activeElement } = document
      focusedInside.current =
        activeElement instanceof HTMLElement && dialog.contains(activeElement) ? activeElement : null
      dialog.close()
    }
  }, [isOpen, isMobile])

  return ref
}
