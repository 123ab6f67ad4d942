import { type RefObject, useEffect } from 'react'
import type { FieldErrors } from './use-contact-sending.ts'

/** When the server finds errors in a form, focus goes to its first field that has one. */
export function useErrorFocus(form: RefObject<HTMLFormElement | null>, fieldErrors: FieldErrors): void {
  useEffect(() => {
    if (Object.keys(fieldErrors).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, fieldErrors])
}
