import { type RefObject, useEffect } from 'react'

/** What somebody may be typing in, or is asked by. */
const TAKEN = 'input, textarea, select, [contenteditable="true"], dialog'

/**
 * Puts the focus in the title as a new article is begun, from wherever that was (EDITOR-6). The shell moves it to the page's content
 * as the page changes: this comes after it. Who is typing elsewhere by then is left there.
 */
export function useTitleFocus(form: RefObject<HTMLElement | null>, isBegun: boolean): void {
  useEffect(() => {
    if (!isBegun) return
    const frame = requestAnimationFrame(() => {
      if (document.activeElement?.closest(TAKEN)) return
      form.current?.querySelector<HTMLElement>('[data-field="title"]')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [form, isBegun])
}
