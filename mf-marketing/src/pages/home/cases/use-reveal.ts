import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react'

/**
 * What a case's overlay opens and closes by: a mouse over the picture, keyboard focus on its button, a tap or Enter.
 * Escape closes it (WCAG 1.4.13). Touch is left out of hover and focus: its tap arrives as a click.
 */
export function useReveal() {
  const [isOpen, setOpen] = useState(false)
  return {
    isOpen,
    close: () => setOpen(false),
    area: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setOpen(true),
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && setOpen(false),
      onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    },
    button: {
      'aria-expanded': isOpen,
      onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && setOpen(true),
      onBlur: () => setOpen(false),
      onClick: (event: { nativeEvent: Event; detail: number }) => {
        const isMouse =
          event.nativeEvent instanceof window.PointerEvent && event.nativeEvent.pointerType === 'mouse'
        if (!isMouse) setOpen(!isOpen)
      }
    }
  }
}
