/** Sent on window by the hydrating client: before React takes over, and when the page under it has been hydrated. */
export const HYDRATING = 'site:hydrating'
export const HYDRATED = 'site:hydrated'

const PRESSABLE = 'button:not([popovertarget]):not([commandfor])'
/** A picture, say, whose press is that of the button beside it. */
const STANDS_FOR_BUTTON = '[data-pressable]'

/**
 * Keeps presses on buttons that React does not listen to yet, and gives each button its press once it does. Links need
 * no help, they are links. A button's own default (sending its form) is held back, or the page would be left.
 */
export function keepPresses(page: Document, events: EventTarget): void {
  const pressed = new Set<HTMLElement>()
  const note = (event: Event) => {
    const button = event.target instanceof Element ? buttonOf(event.target) : null
    if (!button) return
    event.preventDefault()
    pressed.add(button)
  }
  const replay = () => {
    for (const button of pressed) if (button.isConnected) button.click()
    pressed.clear()
  }
  page.addEventListener('click', note, true)
  events.addEventListener(HYDRATING, () => page.removeEventListener('click', note, true), { once: true })
  events.addEventListener(HYDRATED, replay, { once: true })
}

const buttonOf = (target: Element): HTMLElement | null =>
  target.closest<HTMLElement>(PRESSABLE) ??
  target.closest(STANDS_FOR_BUTTON)?.querySelector<HTMLElement>(PRESSABLE) ??
  null
