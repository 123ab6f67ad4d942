import { HYDRATED } from './click-replay.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Records what a visitor types into fields before React has hydrated them, and types it again afterwards: React accepts a
 * field's text without an event, and its next render would write the empty text back.
 */
export function replayTyping(page: Document, events: EventTarget): void {
  const typed = new Map<Field, string>()
  const record = ({ target }: Event) => {
    if (isField(target)) typed.set(target, target.value)
  }
  const replay = () => {
    page.removeEventListener('input', record, true)
    for (const [field, text] of typed) if (field.isConnected) retype(field, text)
    typed.clear()
  }
  page.addEventListener('input', record, true)
  events.addEventListener(HYDRATED, replay, { once: true })
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement

/** Sets the text as if it were typed now. React compares it with the last value it saw, so the field is emptied first; the caret stays. */
function retype(field: Field, text: string): void {
  const { selectionStart, selectionEnd } = field
  field.value = ''
  setNativeValue(field, text)
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** Sets the value without React's own setter, which would record it as already seen. */
function setNativeValue(field: Field, text: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
}
