import { type RefObject, useEffect, useRef } from 'react'
import { isTakenElsewhere } from './is-taken-elsewhere.ts'

interface TitleFocus {
  /** Somebody comes to write an article that has no text yet. */
  isBegun: boolean
  /** How often a text was taken up in the form. */
  takenUp: number
  /** It has no text. */
  isBlank: boolean
}

/**
 * Puts the focus in the title where there is no text to go on with: as a new article is begun, from wherever that was (EDITOR-6), and as one
 * without a text is taken up (EDITOR-22). The shell moves it to the page's content as the page changes: this comes after it.
 */
export function useTitleFocus(
  form: RefObject<HTMLElement | null>,
  { isBegun, takenUp, isBlank }: TitleFocus
): void {
  const blank = useRef(isBlank)
  useEffect(() => {
    blank.current = isBlank
  })
  const titleIn = () => form.current?.querySelector<HTMLElement>('[data-field="title"]')
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it is opened alone
  useEffect(() => {
    if (!isBegun) return
    const frame = requestAnimationFrame(() => {
      if (!isTakenElsewhere()) titleIn()?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [form])
  // What was pressed is gone with the offer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text
  useEffect(() => {
    if (takenUp > 0 && blank.current) titleIn()?.focus()
  }, [takenUp])
}
