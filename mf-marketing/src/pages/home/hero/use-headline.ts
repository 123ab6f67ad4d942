import { useEffect, useRef, useState } from 'react'
import { fullAt, headlineAt } from './headline-at.ts'

/**
 * The headline's word as it types and erases. The server and the first render show the first word whole, and the
 * sequence goes on from there. Held (paused, reduced motion): the word in hand stands whole.
 */
export function useHeadline(words: readonly string[], isHeld: boolean): string {
  const elapsed = useRef(fullAt(0, words))
  const [text, setText] = useState(words[0] ?? '')

  useEffect(() => {
    if (isHeld) return
    let timer: ReturnType<typeof setTimeout>
    const step = () => {
      const { text: now, holdsFor } = headlineAt(elapsed.current, words)
      setText(now)
      timer = setTimeout(() => {
        elapsed.current += holdsFor
        step()
      }, holdsFor)
    }
    step()
    return () => {
      clearTimeout(timer)
      const { index } = headlineAt(elapsed.current, words)
      elapsed.current = fullAt(index, words)
      setText(words[index] ?? '')
    }
  }, [isHeld, words])
  return text
}
