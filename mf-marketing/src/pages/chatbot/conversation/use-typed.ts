import { useEffect, useState } from 'react'

/** In milliseconds: one step of the typing, and the longest that a text may take. */
const STEP = 30
const LONGEST = 1500

/**
 * How many of `length` characters are typed by now. A text that is `still`, or whose visitor prefers less motion, stands whole at once.
 */
export function useTyped(length: number, still: boolean): number {
  const [typed, setTyped] = useState(() =>
    still || window.matchMedia('(prefers-reduced-motion: reduce)').matches ? length : 0
  )
  useEffect(() => {
    if (still) setTyped(length)
    if (still || typed >= length) return
    const step = Math.max(2, Math.ceil((length * STEP) / LONGEST))
    const timer = setTimeout(() => setTyped(Math.min(length, typed + step)), STEP)
    return () => clearTimeout(timer)
  }, [typed, length, still])
  return typed
}
