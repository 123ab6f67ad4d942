import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { readSwipe } from './swipe.tsx'

/** A press that moved further than this is a drag, and no click follows it (RESOLUTIONS 27). In pixels. */
const DRAG_SLOP = 8

/**
 * Pointer handlers that call `onSwipe` at the end of a horizontal drag of more than 50 px, and swallow the click that
 * a drag would cause. Put `touch-action: pan-y` on the element, so that the browser leaves horizontal moves to us.
 */
export function useSwipe(onSwipe: (direction: 'next' | 'previous') => void) {
  const start = useRef<{ x: number; y: number; id: number } | null>(null)
  const hasDragged = useRef(false)
  return {
    onPointerDown(event: PointerEvent) {
      hasDragged.current = false
      if (event.isPrimary && event.button === 0)
        start.current = { x: event.clientX, y: event.clientY, id: event.pointerId }
    },
    onPointerMove(event: PointerEvent) {
      const from = start.current
      if (from?.id === event.pointerId && Math.abs(event.clientX - from.x) > DRAG_SLOP)
        hasDragged.current = true
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current
      start.current = null
      if (from?.id !== event.pointerId) return
      const direction = readSwipe(event.clientX - from.x, event.clientY - from.y)
      if (direction) onSwipe(direction)
    },
    onPointerCancel() {
      start.current = null
    },
    onDragStart(event: { preventDefault: () => void }) {
      event.preventDefault()
    },
    onClickCapture(event: MouseEvent) {
      const isDrag = hasDragged.current && event.detail > 0
      hasDragged.current = false
      // A click of the keyboard (detail 0) is never the end of a drag, even of one that ended elsewhere.
      if (!isDrag) return
      event.preventDefault()
      event.stopPropagation()
    }
  }
}
