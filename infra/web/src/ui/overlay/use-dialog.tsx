import { useModal, useScrollLock } from '@site/web/platform'
import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef
} from 'react'

interface DialogBinding {
  ref: RefObject<HTMLDialogElement | null>
  /** Spread on the <dialog>: Escape, the platform's close, and a click on the backdrop. */
  handlers: {
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => void
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void
    onClick: (event: MouseEvent<HTMLDialogElement>) => void
  }
}

/**
 * Binds a native <dialog> to a state: modal while open (focus kept inside by the browser), page scroll locked, one
 * entry on the modal stack, focus returned to where it was, or to the page's content. A click on the backdrop counts only when it also began there,
 * so that selecting text out of the box closes nothing. Focus goes to the element marked `data-autofocus`, if any.
 */
export function useDialog(isOpen: boolean, onClose: () => void): DialogBinding {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)
  useModal(isOpen)
  useScrollLock(isOpen)
  useEarlyEscape(ref, isOpen, onClose)

  useEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return
    const opener = document.activeElement
    if (!dialog.open) dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      if (dialog.open) dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
      // The control that opened the dialog no longer exists (a button that became a link): focus moves to the page's content.
      else document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    }
  }, [isOpen])

  return {
    ref,
    handlers: {
      onCancel(event) {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      },
      onClose(event) {
        // Browsers close a dialog by themselves on a second Escape; the state follows.
        if (event.target === event.currentTarget && isOpen) onClose()
      },
      onPointerDown(event) {
        pressedBackdrop.current = event.target === event.currentTarget
      },
      onClick(event) {
        if (event.target === event.currentTarget && pressedBackdrop.current) onClose()
      }
    }
  }
}

/**
 * What a dialog shows is drawn before the dialog is open and has the focus: Escape pressed between the two would reach nobody, or what lies
 * below.
 */
function useEarlyEscape(
  ref: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  onClose: () => void
): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || ref.current?.open) return
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [ref, isOpen, onClose])
}
