import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { isElsewhere } from '../focus/is-elsewhere.ts'
import type { FieldErrors, SendingStatus } from './use-contact-sending.ts'

/** When the server finds errors in a form, focus goes to its first field that has one, unless the visitor has gone elsewhere meanwhile. */
export function useErrorFocus(
  form: RefObject<HTMLFormElement | null>,
  { status, fieldErrors }: { status: SendingStatus; fieldErrors: FieldErrors }
): void {
  const pressed = useRef<Element>(null)
  useLayoutEffect(() => {
    if (status === 'sending') pressed.current = document.activeElement
  }, [status])
  useEffect(() => {
    if (Object.keys(fieldErrors).length === 0 || isElsewhere(pressed.current)) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, fieldErrors])
}
