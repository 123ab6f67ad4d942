import { type RefObject, useEffect, useRef, useState } from 'react'

/** What a form lacks: for each field that is missing, the sentence that asks for it. */
export type Missing<Field extends string> = Partial<Record<Field, string>>

interface RequiredFields<Field extends string> {
  form: RefObject<HTMLFormElement | null>
  /** What is said at the fields: nothing before the form was sent, and no longer what was given since. */
  said: Missing<Field>
  /** Is everything there? If not, each field says what it lacks, and the first of them takes the focus. */
  check: () => boolean
}

/**
 * A button that sends is never greyed for what is missing: it can be pressed, and the fields then say it (ADMIN-29).
 *
 * @param missing what the form lacks now
 */
export function useRequiredFields<Field extends string>(missing: Missing<Field>): RequiredFields<Field> {
  const form = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  return {
    form,
    said: refusals > 0 ? missing : {},
    check() {
      const isComplete = Object.keys(missing).length === 0
      setRefusals(isComplete ? 0 : refusals + 1)
      return isComplete
    }
  }
}
