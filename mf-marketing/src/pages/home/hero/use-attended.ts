import { useEffect, useRef, useState } from 'react'

/** Without a sign of the visitor for so long, what moves by itself rests: the words have been typed twice by then (HOME-53). Milliseconds. */
const RESTS_AFTER = 40_000
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'visibilitychange'] as const

/**
 * Is somebody there who sees this element? Not while it is out of sight or the tab is hidden, and not once the visitor has given no sign
 * for `RESTS_AFTER`, until the next one (HOME-53, decision 210).
 */
export function useAttended<Region extends Element>() {
  const region = useRef<Region>(null)
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
      isSeen = entries.at(-1)?.isIntersecting === true
      look()
    })
    if (region.current) observer.observe(region.current)
    for (const sign of SIGNS) window.addEventListener(sign, look, { passive: true, signal: done.signal })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      done.abort()
    }
  }, [])
  return { region, isAttended }
}
