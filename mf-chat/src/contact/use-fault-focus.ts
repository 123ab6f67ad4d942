import { type RefObject, useEffect, useRef } from 'react'
import type { Faults } from './use-contact-sending.ts'

/** Ref of a form: when the server finds faults in it, focus goes to the first field that has one. */
export function useFaultFocus(faults: Faults): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(faults).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [faults])
  return form
}
