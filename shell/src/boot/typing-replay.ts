import type { Hydration } from './hydration.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Records which fields a visitor fills, sets or chooses before React has come to them, and does it again afterwards: React accepts what a
 * field holds without an event, and its next render would write the value of before back.
 */
export function replayTyping(page: Document, hydration: Hydration): void {
  const filled = new Map<Field, { value: string; isChosen: boolean }>()
  page.addEventListener(
    'input',
    ({ target }) => {
      if (!isField(target) || hydration.reaches(target)) return
      const { value } = target
      filled.set(target, { value, isChosen: isChoice(target) && target.checked })
    },
    true
  )
  hydration.onProgress(() => {
    for (const [field, { value, isChosen }] of filled) {
      if (field.isConnected && !hydration.reaches(field)) continue
      filled.delete(field)
      if (!field.isConnected) continue
      if (isChoice(field)) chooseAgain(field, isChosen)
      else retype(field, value)
    }
  })
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
const isChoice = (field: Field): field is HTMLInputElement => /^(radio|checkbox)$/.test(field.type)

/** React compares with the last state that it saw: so it is made the opposite first, and chosen by a click. */
function chooseAgain(field: HTMLInputElement, isChosen: boolean): void {
  field.checked = !isChosen
  field.click()
}

/** Sets the value as if it were typed now. React compares it with the last one it saw, so the field is emptied first; the caret stays. */
function retype(field: Field, value: string): void {
  const { selectionStart, selectionEnd } = field
  field.value = ''
  setNativeValue(field, value)
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** Sets the value without React's own setter, which would record it as already seen. */
function setNativeValue(field: Field, text: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
}
