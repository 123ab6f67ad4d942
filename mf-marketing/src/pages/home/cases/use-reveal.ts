import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react'

/**
 * What a case's overlay opens and closes by: a mouse over the picture, keyboard focus on its button, a tap on either or Enter.
 * Escape closes it (WCAG 1.4.13). Touch is left out of hover and focus: its tap arrives as a click.
 */
export function useReveal() {
  const [isOpen, setOpen] = useState(false)
  const onClick = ({ nativeEvent }: MouseEvent) => {
    if (!isFromMouse(nativeEvent)) setOpen(!isOpen)
  }
  return {
    isOpen,
    area: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setOpen(true),
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && setOpen(false),
      onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    },
    picture: { onClick },
    button: {
      'aria-expanded': isOpen,
      onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && setOpen(true),
      onBlur: () => setOpen(false),
      onClick
    }
  }
}

/** A mouse has opened the overlay by its hover already. */
const isFromMouse = (event: Event): boolean =>
  event instanceof window.PointerEvent && event.pointerType === 'mouse'
