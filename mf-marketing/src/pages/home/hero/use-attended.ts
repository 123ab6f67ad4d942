import { type RefObject, useEffect, useState } from 'react'

/** Without a sign of the visitor for so long, what moves by itself rests: the words have been typed twice by then (HOME-53). Milliseconds. */
const RESTS_AFTER = 40_000
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'visibilitychange'] as const

/**
 * Is somebody there who sees `region`? Not while it is out of sight or the tab is hidden, and not once the visitor has given no sign for `RESTS_AFTER`, until
 * the next one (HOME-53, decision 210).
 */
export function useAttended(region: RefObject<Element | null>): boolean {
  const [isAttended, setAttended] = useState(true)
  useEffect(() => {
    const done = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    let isSeen = true
    const look = () => {
      clearTimeout(timer)
      const isOn = isSeen && !document.hidden
      setAttended(isOn)
      if (isOn) timer = setTimeout(setAttended, RESTS_AFTER, false)
    }
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) isSeen = isIntersecting
      look()
    })
    if (region.current) observer.observe(region.current)
    for (const sign of SIGNS) addEventListener(sign, look, done)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      done.abort()
    }
  }, [region])
  return isAttended
}
