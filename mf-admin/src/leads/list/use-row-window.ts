import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer
} from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect } from 'react'

/** Lists up to this length are drawn without virtualization, so that the browser's own search finds every row. */
export const MAX_UNVIRTUALIZED = 200
/** Rows drawn beyond the edge of the screen. */
const OVERSCAN = 12

interface WindowOptions {
  /** Rows that are loaded. */
  count: number
  /** Leads in the whole list: a long one is drawn in part from its first page on. */
  total: number
  keyOf: (index: number) => number
  /** Height of a row before it is measured, in pixels. */
  estimate: number
  /** Row that stays drawn wherever the list is scrolled to, as focus is in it; -1: none. */
  pinned: number
}

/** A row to draw, and the height of what is left out before it, in pixels. */
export interface WindowRow {
  index: number
  gapBefore: number
}

export interface RowWindow {
  rows: WindowRow[]
  gapAfter: number
  /** Ref of each row, which carries `data-index`. */
  measure: (element: Element | null) => void
  /** Where a row begins that may not be drawn, in pixels from any one point; null when it is not in the list. */
  startOf: (index: number) => number | null
}

const nothing = () => undefined
/** Only use-scroll-anchor adjusts the scroll position: a second adjustment for the same height would move the list twice. */
const never = () => false

/** The rows to draw of a list in a box that scrolls. */
export function useBoxWindow(box: RefObject<HTMLElement | null>, options: WindowOptions): RowWindow {
  const isUnvirtualized = options.total <= MAX_UNVIRTUALIZED
  const virtualizer = useVirtualizer({
    ...useCommon(options),
    enabled: !isUnvirtualized,
    getScrollElement: () => box.current
  })
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = never
  return isUnvirtualized ? allRows(options.count) : windowOf(virtualizer)
}

/** The rows to draw of a list that scrolls with the page; `margin` is where it begins, in pixels from the page's top. */
export function usePageWindow(margin: number, options: WindowOptions): RowWindow {
  const isUnvirtualized = options.total <= MAX_UNVIRTUALIZED
  const virtualizer = useWindowVirtualizer({
    ...useCommon(options),
    enabled: !isUnvirtualized,
    scrollMargin: margin
  })
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = never
  return isUnvirtualized ? allRows(options.count) : windowOf(virtualizer)
}

function useCommon({ count, keyOf, estimate, pinned }: WindowOptions) {
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range)
      if (pinned < 0 || pinned >= range.count || shown.includes(pinned)) return shown
      return [...shown, pinned].sort((one, other) => one - other)
    },
    [pinned]
  )
  return {
    count,
    overscan: OVERSCAN,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    rangeExtractor,
    useFlushSync: false
  }
}

const allRows = (count: number): RowWindow => ({
  rows: Array.from({ length: count }, (_, index) => ({ index, gapBefore: 0 })),
  gapAfter: 0,
  measure: nothing,
  startOf: () => null
})

/** What the two kinds of virtualizer have in common. */
interface Virtualizer {
  getVirtualItems: () => { index: number; start: number; end: number }[]
  getTotalSize: () => number
  measureElement: (element: Element | null) => void
  measurementsCache: { start: number }[]
  options: { scrollMargin: number }
}

function windowOf(virtualizer: Virtualizer): RowWindow {
  const { getVirtualItems, getTotalSize, measureElement } = virtualizer
  const { scrollMargin } = virtualizer.options
  let end = scrollMargin
  const rows = getVirtualItems().map((item) => {
    const gapBefore = item.start - end
    end = item.end
    return { index: item.index, gapBefore }
  })
  return {
    rows,
    gapAfter: Math.max(0, getTotalSize() - (end - scrollMargin)),
    measure: measureElement,
    startOf: (index) => virtualizer.measurementsCache[index]?.start ?? null
  }
}

/** Asks for more as soon as the last rows that are loaded are about to be seen. */
export function useMoreWhenNear(
  rows: WindowRow[],
  count: number,
  hasMore: boolean,
  loadMore: () => void
): void {
  const lastShown = rows.at(-1)?.index ?? 0
  const isNear = hasMore && lastShown >= count - 60
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each length of the list
  useEffect(() => {
    if (isNear) loadMore()
  }, [isNear, count])
}
