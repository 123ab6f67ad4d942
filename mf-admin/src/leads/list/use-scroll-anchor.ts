import type { Lead } from '@site/contracts/leads/lead'
import {
  Component,
  createElement,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef
} from 'react'
import type { LeadOrder } from '../data/lead-order.ts'
import { indexOfLead } from './lead-list-props.ts'
import type { RowWindow } from './use-row-window.ts'

/** The row at the upper edge: its lead, and its distance from the top of the scrolling box, in pixels. */
interface Anchor {
  id: number
  top: number
}

interface AnchoredList extends Pick<RowWindow, 'startOf'> {
  leads: Lead[]
  order: LeadOrder
  /** What scrolls, when it is not the page. */
  box?: RefObject<HTMLElement | null>
}

/**
 * Keeps the rows that are on the screen where they are when leads come or go above them (LEADS-17), when the page grows
 * above the list, or when a row drawn above them has another height than was thought. At the top there is nothing to
 * keep: new leads show. Another order begins at the top. Browsers do it for themselves (`overflow-anchor`), but not in
 * tables whose undrawn rows are gaps, and one not at all; so it is off in the styles.
 *
 * Where the rows stand is read right before a change of the DOM. What a scroll event read may be outdated by then: it
 * fires before the rows at the new scroll position are drawn.
 *
 * @returns an element that the list must render among its own
 */
export function useScrollAnchor(
  list: RefObject<HTMLElement | null>,
  { leads, order, startOf, box }: AnchoredList
): ReactNode {
  const anchor = useRef<Anchor>(null)
  /** Set when the anchor's row is not drawn: its position, and where the list was scrolled to instead. */
  const aim = useRef<{ anchor: Anchor; scrollTop: number }>(null)
  const shownIn = useRef(order)
  const scrollerOf = useCallback(() => box?.current ?? document.scrollingElement, [box])
  const note = useCallback(() => {
    const scroller = scrollerOf()
    if (aim.current && scroller?.scrollTop === aim.current.scrollTop) anchor.current = aim.current.anchor
    else anchor.current = scroller && list.current && findAnchor(scroller, list.current)
  }, [list, scrollerOf])

  useLayoutEffect(() => {
    const scroller = scrollerOf()
    const before = anchor.current
    anchor.current = null
    aim.current = null
    if (!scroller) return
    if (shownIn.current !== order) {
      shownIn.current = order
      if (box) scroller.scrollTop = 0
    } else if (before && list.current) {
      const rows = rowsIn(list.current)
      const row = rows.find((one) => idOf(one) === before.id)
      const top = row
        ? topIn(scroller, row)
        : guessTop(scroller, rows[0], before.id, (id) => startOf(indexOfLead(leads, id)))
      if (top === null) return
      // Less is the rounding of heights: a write would end the swing of a finger's scroll.
      if (Math.abs(top - before.top) >= 1) scroller.scrollTop += top - before.top
      if (!row) aim.current = { anchor: before, scrollTop: scroller.scrollTop }
    }
  })

  return createElement(BeforeChange, { run: note })
}

/** Calls `run` before each change of the DOM, which no hook can do. */
class BeforeChange extends Component<{ run: () => void }> {
  override getSnapshotBeforeUpdate(): null {
    this.props.run()
    return null
  }
  override componentDidUpdate(): void {
    // React warns when getSnapshotBeforeUpdate is defined without this method.
  }
  override render(): null {
    return null
  }
}

/** Null where the list begins on the screen. */
function findAnchor(scroller: Element, list: Element): Anchor | null {
  if (scroller.scrollTop <= 0) return null
  const rows = rowsIn(list)
  const [first] = rows
  if (!first || topIn(scroller, first) >= 0) return null
  for (const row of rows) {
    const top = topIn(scroller, row)
    if (top >= 0) return { id: idOf(row), top }
  }
  return null
}

/** About where a row stands that is not drawn, from the first that is. Null when its lead is gone. */
function guessTop(
  scroller: Element,
  drawn: Element | undefined,
  id: number,
  startOf: (id: number) => number | null
): number | null {
  const [start, drawnStart] = [startOf(id), drawn ? startOf(idOf(drawn)) : null]
  if (!drawn || start === null || drawnStart === null) return null
  return topIn(scroller, drawn) + start - drawnStart
}

const rowsIn = (list: Element) => [...list.querySelectorAll('[data-lead]')]

const idOf = (row: Element) => Number(row.getAttribute('data-lead'))

const topIn = (scroller: Element, row: Element) => {
  const edge = scroller === document.scrollingElement ? 0 : scroller.getBoundingClientRect().top
  return row.getBoundingClientRect().top - edge
}
