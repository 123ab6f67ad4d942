import { useEffect, useState } from 'react'

/** The header changes style past this scroll, in pixels (NAV-13). */
export const SCROLL_THRESHOLD = 10

/** Is the page scrolled more than 10 px? False on the server and until hydration. */
export function useScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > SCROLL_THRESHOLD)
    read()
    window.addEventListener('scroll', read, { passive: true })
    return () => window.removeEventListener('scroll', read)
  }, [])
  return isScrolled
}
