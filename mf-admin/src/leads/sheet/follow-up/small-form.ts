import type { KeyboardEvent } from 'react'

/** A form that opens within the sheet is shown whole, as far as there is room. */
export const intoSight = (form: HTMLElement | null): void => form?.scrollIntoView({ block: 'nearest' })

/** What takes the focus as its form opens. A function of its own, so that it is called once. */
export const intoFocus = (control: HTMLElement | null): void => control?.focus()

/** Escape closes the form that is open in the sheet, and not the sheet. */
export function closeByKey(event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape') return
  event.preventDefault()
  close()
}
