/** How long after its press the browser may take to ask for the address of such a link. Milliseconds. */
const SOON = 1000

type Leaving = Pick<BeforeUnloadEvent, 'timeStamp'>

/**
 * Tells a page that goes from one that stays. Chromium raises `beforeunload` for a link to a mail program or a telephone too, before it
 * knows that the page stays. One press answers for one event alone, and only for a moment: what comes after it counts as leaving.
 */
export function createLeaveWatch() {
  let pressedAt: number | null = null
  /** The event that a press has answered for: several listeners ask about it. */
  let staying: Leaving | null = null
  return {
    /** A link that opens another program was pressed, at this time of the clock of events. */
    press(at: number): void {
      pressedAt = at
    },
    isLeaving(event: Leaving): boolean {
      if (event === staying) return false
      const isSoon = pressedAt !== null && event.timeStamp - pressedAt <= SOON
      pressedAt = null
      staying = isSoon ? event : null
      return !isSoon
    }
  }
}

const watch = createLeaveWatch()

/** Does the page really go, of which the browser says so? */
export const { isLeaving } = watch

const opensProgram = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a[href^="mailto:"], a[href^="tel:"]') !== null

if (typeof document !== 'undefined')
  document.addEventListener(
    'click',
    (event) => {
      if (opensProgram(event.target)) watch.press(event.timeStamp)
    },
    { capture: true }
  )
