import { LATE_PART, PRESSED } from '@site/contracts/federation/late-part'
import type { Hydration } from './hydration.ts'

const BUTTON = 'button:not([popovertarget]):not([commandfor])'
/** An element, for example a picture, whose click counts as a click on the button inside it. */
const STANDS_FOR_BUTTON = '[data-pressable]'

/**
 * Records clicks on buttons until React has come to them, then replays one click per button, however often
 * the visitor clicked. Links work without scripts and are left alone. A button's default action (submitting its form) is
 * prevented, or it would leave the page. Nothing is replayed earlier: React drops events for parts that are not hydrated.
 */
export function replayClicks(page: Document, hydration: Hydration): void {
  const clicked = new Set<HTMLElement>()
  const record = (event: Event) => {
    const button = event.target instanceof Element ? buttonOf(event.target) : null
    if (!button || hydration.reaches(button)) return
    event.preventDefault()
    event.stopPropagation()
    clicked.add(button)
    button.closest(`[${LATE_PART}]`)?.setAttribute(LATE_PART, PRESSED)
  }
  page.addEventListener('click', record, true)
  hydration.onProgress(() => {
    for (const button of clicked) {
      if (button.isConnected && !hydration.reaches(button)) continue
      clicked.delete(button)
      if (button.isConnected) button.click()
    }
  })
}

const buttonOf = (target: Element): HTMLElement | null =>
  target.closest<HTMLElement>(BUTTON) ??
  target.closest(STANDS_FOR_BUTTON)?.querySelector<HTMLElement>(BUTTON) ??
  null
