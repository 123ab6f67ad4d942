import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to a field that comes back in the place of something else, not to one that is there from the start. */
export function useFocusOnReturn(isShown: boolean): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const wasShown = useRef(true)
  useEffect(() => {
    if (isShown && !wasShown.current) field.current?.focus()
    wasShown.current = isShown
  }, [isShown])
  return field
}
