/** Between the line of the caret and the menu, in CSS pixels. */
export const GAP = 6

/** Between the menu and a bar. */
const AIR = 8

/** Of the menu: at most, and where neither side of the line has room. */
const MOST = 360
const LEAST = 96

/**
 * On which side of the line of the caret the menu opens, and how high it may be: above only where it has no room below and more there.
 * It scrolls by itself within that.
 *
 * @param room its upper edge is the lower one of the bars above the text, its lower edge the upper one of what stands at the foot of the
 * window. All is of the window, in CSS pixels.
 */
export function placeMenu({
  caret,
  top,
  bottom
}: {
  caret: { top: number; bottom: number }
  top: number
  bottom: number
}): { isAbove: boolean; height: number } {
  const below = bottom - caret.bottom - GAP - AIR
  const above = caret.top - top - GAP - AIR
  const isAbove = below < MOST && above > below
  return { isAbove, height: Math.max(LEAST, Math.min(MOST, isAbove ? above : below)) }
}
