import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { easeFrom, readSwipe } from './swipe.tsx'

/** A press that moved further than this is a drag, and no click follows it (OFFER-4). In pixels. */
const DRAG_SLOP = 8
/** The speed at the release is that of the last moves, in milliseconds before it. */
const SPEED_OVER = 80

interface Drag {
  id: number
  x: number
  y: number
  /** The drag is level and past the slop: the content follows. */
  isFollowed: boolean
  /** The pointer's most recent positions. */
  trail: { x: number; at: number }[]
}

/**
 * Pointer handlers of a carousel. While the drag is level, the element they stand on carries `data-swiped` and the property `--dx`, the
 * pixels that the pointer has moved: styles add it to the slides' position, without a transition. At the release both go, and
 * `--swipe-ease` says how: the slides then move for 220 ms, at first as fast as the pointer was, to where `onSwipe` puts them after a
 * drag of more than 50 px, else back. A click that a drag would cause is swallowed. The element needs `touch-action: pan-y`, so that the
 * browser leaves level moves to us.
 */
export function useSwipe(onSwipe: (direction: 'next' | 'previous') => void) {
  const drag = useRef<Drag | null>(null)
  const hasDragged = useRef(false)

  /** Ends the drag of this pointer and returns its state. */
  const finish = ({ currentTarget, pointerId }: PointerEvent<HTMLElement>): Drag | null => {
    const ended = drag.current
    if (ended?.id !== pointerId) return null
    drag.current = null
    currentTarget.style.removeProperty('--dx')
    delete currentTarget.dataset.swiped
    return ended
  }

  return {
    onPointerDown({ isPrimary, button, clientX: x, clientY: y, pointerId: id }: PointerEvent<HTMLElement>) {
      hasDragged.current = false
      if (isPrimary && button === 0) drag.current = { id, x, y, isFollowed: false, trail: [] }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = drag.current
      if (from?.id !== event.pointerId) return
      const deltaX = event.clientX - from.x
      if (Math.abs(deltaX) > DRAG_SLOP) {
        hasDragged.current = true
        from.isFollowed ||= Math.abs(deltaX) > Math.abs(event.clientY - from.y)
      }
      if (from.isFollowed) follow(event, from, deltaX)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const from = finish(event)
      if (!from) return
      const deltaX = event.clientX - from.x
      const direction = readSwipe(deltaX, event.clientY - from.y)
      const left = direction ? event.currentTarget.clientWidth - Math.abs(deltaX) : Math.abs(deltaX)
      const speed = speedOf(from, event) * (direction ? Math.sign(deltaX) : -Math.sign(deltaX))
      event.currentTarget.style.setProperty('--swipe-ease', easeFrom(speed, left))
      if (direction) onSwipe(direction)
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void finish(event),
    onDragStart(event: { preventDefault: () => void }) {
      event.preventDefault()
    },
    onClickCapture(event: MouseEvent) {
      const isDrag = hasDragged.current && event.detail > 0
      hasDragged.current = false
      // A click of the keyboard (detail 0) is never the end of a drag, even of one that ended outside the element.
      if (!isDrag) return
      event.preventDefault()
      event.stopPropagation()
    }
  }
}

/** Moves the slides with the pointer, which stays ours wherever it goes. */
function follow(event: PointerEvent<HTMLElement>, { trail }: Drag, deltaX: number): void {
  const { currentTarget: element, pointerId, clientX, timeStamp } = event
  if (!element.hasPointerCapture(pointerId)) element.setPointerCapture(pointerId)
  element.dataset.swiped = ''
  element.style.setProperty('--dx', `${Math.round(deltaX)}px`)
  trail.push({ x: clientX, at: timeStamp })
  while ((trail[0]?.at ?? timeStamp) < timeStamp - SPEED_OVER) trail.shift()
}

/** Pixels per millisecond to the right at the release; 0 where the pointer rested before it. */
function speedOf({ trail }: Drag, { clientX, timeStamp }: PointerEvent): number {
  const since = trail.find(({ at }) => at >= timeStamp - SPEED_OVER)
  return since && timeStamp > since.at ? (clientX - since.x) / (timeStamp - since.at) : 0
}
