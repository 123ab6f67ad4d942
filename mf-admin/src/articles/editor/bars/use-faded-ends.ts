import { type RefObject, useEffect } from 'react'

/** Marks the ends of a line that scrolls beyond which there is more: `data-more` is 'start', 'end', 'both' or absent. */
export function useFadedEnds(line: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = line
    if (!current) return
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = current
      const isAfter = scrollLeft > 1
      const isBefore = scrollLeft + clientWidth < scrollWidth - 1
      if (isAfter || isBefore) current.dataset.more = isAfter && isBefore ? 'both' : isAfter ? 'start' : 'end'
      else delete current.dataset.more
    }
    const observer = new ResizeObserver(mark)
    observer.observe(current)
    for (const child of current.children) observer.observe(child)
    current.addEventListener('scroll', mark, { passive: true })
    mark()
    return () => {
      observer.disconnect()
      current.removeEventListener('scroll', mark)
    }
  }, [line])
}
