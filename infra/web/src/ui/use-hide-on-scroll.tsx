import { useEffect, useState } from 'react'

/** A visitor who has not scrolled for so long has arrived where he reads, in milliseconds. */
export const REST = 1500
/** Less than this is no scrolling, in pixels. */
const SLOP = 8

/**
 * Is the visitor on the way down the page? Floating controls then stay hidden until the visitor scrolls up or stops. The end of the page
 * is a rest too: nothing is left to go to.
 */
export function useHideOnScroll(): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    let from = window.scrollY
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      const moved = window.scrollY - from
      clearTimeout(timer)
      timer = setTimeout(() => setAway(false), REST)
      if (Math.abs(moved) < SLOP) return
      from = window.scrollY
      setAway(moved > 0 && !isAtEnd())
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      clearTimeout(timer)
    }
  }, [])
  return isAway
}

const isAtEnd = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1
