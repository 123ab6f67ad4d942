import { type RefObject, useLayoutEffect } from 'react'

/** Says how high the rail is, which lies above the screen on a phone (desk.module.css): more than one line where text is large. */
export function useRailHeight(rail: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = rail
    if (!current) return
    const root = document.documentElement.style
    const observer = new ResizeObserver(() => root.setProperty('--rail', `${current.offsetHeight}px`))
    observer.observe(current)
    return () => {
      observer.disconnect()
      root.removeProperty('--rail')
    }
  }, [rail])
}
