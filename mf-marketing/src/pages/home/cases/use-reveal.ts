import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react'

/**
 * What a case's overlay opens and closes by: a mouse over the picture, keyboard focus on its button, a tap on either or Enter. What a mouse
 * opens closes as it leaves, unless it has pressed: then it stays until the next press. Escape closes it (WCAG 1.4.13). Touch is left
 * out of hover and focus: its tap arrives as a click.
 */
export function useReveal() {
  const [isNear, setNear] = useState(false)
  const [isKept, setKept] = useState(false)
  const isOpen = isNear || isKept
  const close = () => {
    setNear(false)
    setKept(false)
  }
  /** A mouse has opened it by its hover already: its first press keeps it open. */
  const onClick = ({ nativeEvent }: MouseEvent) =>
    (isFromMouse(nativeEvent) ? isKept : isOpen) ? close() : setKept(true)
  return {
    isOpen,
    area: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setNear(true),
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && setNear(false),
      onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && close()
    },
    picture: { onClick },
    button: {
      'aria-expanded': isOpen,
      onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && setNear(true),
      onBlur: close,
      onClick
    }
  }
}

const isFromMouse = (event: Event): boolean =>
  event instanceof window.PointerEvent && event.pointerType === 'mouse'
