import { type RefObject, useEffect, useState } from 'react'
import type { Section } from './sections.ts'

/** A part is read once its heading is in the upper third of the window, and until the next one's is. */
const READ = { rootMargin: '1000000px 0px -66% 0px' }

/** Place of the part that is being read, null above the first (ARTICLE-16). */
export function useCurrentPart(text: RefObject<HTMLElement | null>, sections: Section[]): number | null {
  const [current, setCurrent] = useState<number | null>(null)
  useEffect(() => {
    const headings = text.current?.querySelectorAll('h2, h3')
    if (!headings || sections.length === 0) return
    const places = new Map(
      sections.flatMap(({ place }) => {
        const heading = headings[place]
        return heading ? [[heading, place] as const] : []
      })
    )
    const begun = new Set<number>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const place = places.get(target)
        if (place === undefined) continue
        if (isIntersecting) begun.add(place)
        else begun.delete(place)
      }
      setCurrent(begun.size === 0 ? null : Math.max(...begun))
    }, READ)
    for (const heading of places.keys()) observer.observe(heading)
    return () => observer.disconnect()
  }, [text, sections])
  return current
}
