import { useEffect, useRef } from 'react'

/**
 * Keeps the focus where an act takes its own control away with what it changes: it moves to what `placeOf` finds.
 *
 * @param changed what the act has read again: looked at anew with each other value
 * @returns to be called as something is done
 */
export function useFocusAfterAct(
  changed: unknown,
  placeOf: () => HTMLElement | null | undefined
): () => void {
  const hasActed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change
  useEffect(() => {
    if (!hasActed.current || document.activeElement !== document.body) return
    hasActed.current = false
    placeOf()?.focus()
  }, [changed])
  return () => {
    hasActed.current = true
  }
}
