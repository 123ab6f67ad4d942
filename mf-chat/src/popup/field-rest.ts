/** A field that is being filled rests once nothing has come into it for so long. Milliseconds. */
export const REST = 2000
/** The same for a field in which the focus still is: whoever reads an answer there is about to write the next question. */
export const REST_IN_FIELD = 15_000

/**
 * Tells whether somebody is filling a field of the page just now: what opens and takes the focus then would take their next words, too.
 *
 * @param isFormBegun stands a form of the chat open, or is something typed to the assistant? It is asked again every so often until it does not (POPUP-32)
 */
export function createFieldRest(
  now: () => number = () => performance.now(),
  isFormBegun: () => boolean = () => false,
  hasFocus: (field: EventTarget) => boolean = (field) => field === document.activeElement
) {
  let filledAt = Number.NEGATIVE_INFINITY
  let filled: EventTarget | null = null
  const note = ({ target }: Event) => {
    filledAt = now()
    filled = target
  }
  const rest = () => (filled !== null && hasFocus(filled) ? REST_IN_FIELD : REST)
  return {
    /** Milliseconds until the field rests, or until it is worth asking again; 0 where none is being filled. */
    remaining: () => Math.max(0, filledAt + rest() - now(), isFormBegun() ? REST : 0),
    /** Returns what stops the listening. */
    follow(page: EventTarget): () => void {
      page.addEventListener('input', note, { capture: true })
      return () => page.removeEventListener('input', note, { capture: true })
    }
  }
}
