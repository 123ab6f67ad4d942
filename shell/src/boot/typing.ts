import { HYDRATED } from './presses.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Keeps what a visitor types into fields that React does not listen to yet, and types it again once it does: React takes a
 * field as it finds it, tells nobody, and its next rendering would write the empty text back.
 */
export function keepTyping(page: Document, events: EventTarget): void {
  const typed = new Map<Field, string>()
  const note = ({ target }: Event) => {
    if (isField(target)) typed.set(target, target.value)
  }
  const replay = () => {
    page.removeEventListener('input', note, true)
    for (const [field, text] of typed) if (field.isConnected) retype(field, text)
    typed.clear()
  }
  page.addEventListener('input', note, true)
  events.addEventListener(HYDRATED, replay, { once: true })
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement

/** As if it were typed just now. React compares with what it saw last, so the field is emptied for it first; the caret stays. */
function retype(field: Field, text: string): void {
  const { selectionStart, selectionEnd } = field
  field.value = ''
  writeUnseen(field, text)
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** Past the setter by which React notes what it has seen. */
function writeUnseen(field: Field, text: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
}
