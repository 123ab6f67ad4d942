import { type RefObject, useEffect, useRef } from 'react'
import type { FieldErrors } from './use-contact-sending.ts'

/** Ref of a form: when the server finds errors in it, focus goes to the first field that has one. */
export function useErrorFocus(fieldErrors: FieldErrors): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(fieldErrors).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [fieldErrors])
  return form
}
