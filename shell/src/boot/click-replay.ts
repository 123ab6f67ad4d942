import { LATE_PART, PRESSED } from '@site/contracts/federation/late-part'
import type { Hydration } from './hydration.ts'

const BUTTON = 'button:not([popovertarget]):not([commandfor])'
/** An element, for example a picture, whose click counts as a click on the button inside it. */
const STANDS_FOR_BUTTON = '[data-pressable]'
/** A press that moved further than this is a drag (infra/web's use-swipe.tsx). In pixels. */
const DRAG_SLOP = 8

/**
 * Records clicks on buttons until React has come to them, then replays one click per button, however often
 * the visitor clicked. Links work without scripts and are left alone. A button's default action (submitting its form) is
 * prevented, or it would leave the page. Nothing is replayed earlier: React drops events for parts that are not hydrated. Where the button
 * has become something else by then, as for who is logged in, what stands for it is clicked.
 */
export function replayClicks(page: Document, hydration: Hydration): void {
  const clicked = new Map<HTMLElement, HTMLElement | null>()
  let pressed = { clientX: 0, clientY: 0 }
  const record = (event: MouseEvent) => {
    const button = event.target instanceof Element ? buttonOf(event.target) : null
    if (!button || hydration.reaches(button)) return
    const moved = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY)
    if (event.detail > 0 && moved > DRAG_SLOP) return
    event.preventDefault()
    event.stopPropagation()
    clicked.set(button, button.closest<HTMLElement>(STANDS_FOR_BUTTON))
    button.closest(`[${LATE_PART}]`)?.setAttribute(LATE_PART, PRESSED)
  }
  const notePress = (event: PointerEvent) => {
    pressed = event
  }
  page.addEventListener('pointerdown', notePress, { capture: true, passive: true })
  page.addEventListener('click', record, true)
  hydration.onProgress(() => {
    for (const [button, ground] of clicked) {
      const there = button.isConnected ? button : ground
      if (there?.isConnected && !hydration.reaches(there)) continue
      clicked.delete(button)
      if (there?.isConnected) there.click()
    }
  })
}

const buttonOf = (target: Element): HTMLElement | null =>
  target.closest<HTMLElement>(BUTTON) ??
  target.closest(STANDS_FOR_BUTTON)?.querySelector<HTMLElement>(BUTTON) ??
  null
