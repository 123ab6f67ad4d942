/** Sent on window by the client when the page under its slot has been hydrated: from now on React answers. */
export const HYDRATED = 'site:hydrated'

const PRESSABLE = 'button:not([popovertarget]):not([commandfor])'
/** A picture, say, whose press is that of the button beside it. */
const STANDS_FOR_BUTTON = '[data-pressable]'

/**
 * Keeps presses on buttons until React listens to all of the page, and then gives each button its press: one, however often
 * an impatient visitor pressed. Links need no help, they are links. A button's own default (sending its form) is held
 * back, or the page would be left. Nothing is handed to React earlier: what it cannot place yet it drops.
 */
export function keepPresses(page: Document, events: EventTarget): void {
  const pressed = new Set<HTMLElement>()
  const note = (event: Event) => {
    const button = event.target instanceof Element ? buttonOf(event.target) : null
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    pressed.add(button)
  }
  const replay = () => {
    page.removeEventListener('click', note, true)
    for (const button of pressed) if (button.isConnected) button.click()
    pressed.clear()
  }
  page.addEventListener('click', note, true)
  events.addEventListener(HYDRATED, replay, { once: true })
}

const buttonOf = (target: Element): HTMLElement | null =>
  target.closest<HTMLElement>(PRESSABLE) ??
  target.closest(STANDS_FOR_BUTTON)?.querySelector<HTMLElement>(PRESSABLE) ??
  null
