import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

/**
 * Shows the whole of a title that is cut, while the mouse is on it, or the keyboard on it or on its row; Escape puts it away (MANAGE-83,
 * WCAG 1.4.13). One that is not cut stays as it is.
 */
export function useWholeTitle() {
  const title = useRef<HTMLHeadingElement>(null)
  const [by, setBy] = useState({ focus: false, pointer: false })
  const isWhole = by.focus || by.pointer
  const isCut = () => {
    const words = title.current?.firstElementChild
    return words ? words.scrollHeight > words.clientHeight : false
  }
  const set = (change: Partial<typeof by>) => setBy((now) => ({ ...now, ...change }))
  return {
    isWhole,
    /** For the row. */
    row: {
      onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
        const isHere = target === currentTarget || title.current?.contains(target) === true
        set({ focus: isHere && (isWhole || isCut()) })
      },
      onBlur: () => set({ focus: false }),
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') set({ focus: false, pointer: false })
      }
    },
    /** For the heading, whose only element is cut. */
    heading: {
      ref: title,
      onPointerEnter: ({ pointerType }: PointerEvent) =>
        set({ pointer: pointerType === 'mouse' && (isWhole || isCut()) }),
      onPointerLeave: () => set({ pointer: false })
    }
  }
}
