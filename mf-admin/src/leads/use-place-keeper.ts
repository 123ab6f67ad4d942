import type { Lead } from '@site/contracts/lead'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { LeadOrder } from './lead-order.ts'

/** The row at the upper edge: its lead, and where it stands from the top of what scrolls, in pixels. */
interface Anchor {
  id: string
  top: number
}

/**
 * Keeps the rows that are on the screen where they are when leads come or go above them (RESOLUTIONS 9). At the top there is
 * nothing to keep: new leads show. Another order begins at the top. Browsers do it for themselves (`overflow-anchor`),
 * but not in tables whose undrawn rows are gaps, and one not at all; so it is off in the styles.
 *
 * @param box what scrolls, when it is not the page
 */
export function usePlaceKeeper(
  list: RefObject<HTMLElement | null>,
  { leads, order, box }: { leads: Lead[]; order: LeadOrder; box?: RefObject<HTMLElement | null> }
): void {
  const anchor = useRef<Anchor>(null)
  const shownIn = useRef(order)
  const scrollerOf = useCallback(() => box?.current ?? document.scrollingElement, [box])
  const note = useCallback(() => {
    const scroller = scrollerOf()
    anchor.current = scroller && list.current && findAnchor(scroller, list.current)
  }, [list, scrollerOf])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list of leads
  useLayoutEffect(() => {
    const scroller = scrollerOf()
    if (!scroller) return
    if (shownIn.current !== order) {
      shownIn.current = order
      if (box) scroller.scrollTop = 0
    } else if (anchor.current && list.current) {
      const row = list.current.querySelector(`[data-lead="${anchor.current.id}"]`)
      if (row) scroller.scrollTop += topIn(scroller, row) - anchor.current.top
    }
    note()
  }, [leads, order])

  useEffect(() => {
    const source = box?.current ?? window
    source.addEventListener('scroll', note, { passive: true })
    return () => source.removeEventListener('scroll', note)
  }, [box, note])
}

/** Null where the list begins on the screen. */
function findAnchor(scroller: Element, list: Element): Anchor | null {
  if (scroller.scrollTop <= 0) return null
  const rows = list.querySelectorAll('[data-lead]')
  const [first] = rows
  if (!first || topIn(scroller, first) >= 0) return null
  for (const row of rows) {
    const top = topIn(scroller, row)
    if (top >= 0) return { id: row.getAttribute('data-lead') ?? '', top }
  }
  return null
}

const topIn = (scroller: Element, row: Element) => {
  const edge = scroller === document.scrollingElement ? 0 : scroller.getBoundingClientRect().top
  return row.getBoundingClientRect().top - edge
}
