import { type RefObject, useEffect } from 'react'

/** Says how high something stands that sticks to the foot of the window, for notifications to stay above it (toaster.module.css). */
export function useFootHeight(foot: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = foot
    if (!current) return
    const root = document.documentElement.style
    const measure = () => {
      const below = Number.parseFloat(getComputedStyle(current).bottom) || 0
      root.setProperty('--page-foot', `${current.offsetHeight + below}px`)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
      root.removeProperty('--page-foot')
    }
  }, [foot])
}
