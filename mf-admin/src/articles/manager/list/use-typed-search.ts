import { useEffect, useRef, useState } from 'react'
import { useDebouncedValue } from '../../../layout/use-debounced-value.ts'

/** Typing pauses before the list is asked. Milliseconds. */
const SEARCH_PAUSE = 150

/**
 * What stands in the search box: what is typed, which the address follows once typing pauses, or what the address says when that changes
 * by itself (the back button).
 */
export function useTypedSearch(asked: string, ask: (search: string) => void) {
  const [typed, setTyped] = useState(asked)
  const settled = useDebouncedValue(typed, SEARCH_PAUSE)
  const written = useRef(asked)
  const newest = useRef(ask)
  useEffect(() => {
    newest.current = ask
  })
  useEffect(() => {
    if (settled === written.current) return
    written.current = settled
    newest.current(settled)
  }, [settled])
  useEffect(() => {
    if (asked === written.current) return
    written.current = asked
    setTyped(asked)
  }, [asked])
  return {
    typed,
    type: setTyped,
    /** Empties the box, whose words the address is about to forget too. */
    clear: () => {
      written.current = ''
      setTyped('')
    }
  }
}
