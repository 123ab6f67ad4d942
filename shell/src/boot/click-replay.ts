import { LATE_PART, PART_HYDRATED, PRESSED } from '@site/contracts/federation/late-part'

/** Event that the client sends on window when the page in its slot has been hydrated: from now on React handles clicks. */
export const HYDRATED = 'site:hydrated'

const BUTTON = 'button:not([popovertarget]):not([commandfor])'
/** An element, for example a picture, whose click counts as a click on the button inside it. */
const STANDS_FOR_BUTTON = '[data-pressable]'

/**
 * Records clicks on buttons until React has hydrated the whole page, then replays one click per button, however often
 * the visitor clicked. Links work without scripts and are left alone. A button's default action (submitting its form) is
 * prevented, or it would leave the page. Nothing is replayed earlier: React drops events for parts that are not hydrated. Parts
 * that are hydrated after the page (`LATE_PART`) keep their clicks until then.
 */
export function replayClicks(page: Document, events: EventTarget): void {
  const clicked = new Set<HTMLElement>()
  const hydrated = new WeakSet<Element>()
  let isPageHydrated = false
  const isHydrated = (button: Element) => {
    const part = button.closest(`[${LATE_PART}]`)
    return part ? hydrated.has(part) : isPageHydrated
  }
  const record = (event: Event) => {
    const button = event.target instanceof Element ? buttonOf(event.target) : null
    if (!button || isHydrated(button)) return
    event.preventDefault()
    event.stopPropagation()
    clicked.add(button)
    button.closest(`[${LATE_PART}]`)?.setAttribute(LATE_PART, PRESSED)
  }
  const replay = () => {
    for (const button of clicked) {
      if (button.isConnected && !isHydrated(button)) continue
      clicked.delete(button)
      if (button.isConnected) button.click()
    }
  }
  page.addEventListener('click', record, true)
  page.addEventListener(PART_HYDRATED, ({ target }) => {
    if (target instanceof Element) hydrated.add(target)
    replay()
  })
  events.addEventListener(
    HYDRATED,
    () => {
      isPageHydrated = true
      replay()
    },
    { once: true }
  )
}

const buttonOf = (target: Element): HTMLElement | null =>
  target.closest<HTMLElement>(BUTTON) ??
  target.closest(STANDS_FOR_BUTTON)?.querySelector<HTMLElement>(BUTTON) ??
  null
