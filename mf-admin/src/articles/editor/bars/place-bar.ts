interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

/** In CSS pixels. */
const GAP = 8

/**
 * Where the bar stands in the page: above the words, in their middle, or below them where it would cover the line of tools, or that
 * it. It never leaves the page's sides. All boxes are of the window, in CSS pixels.
 */
export function placeBar({
  page,
  begin,
  end,
  tools,
  bar
}: {
  page: Box
  /** The lower edge of the line of tools. */
  tools: number
  /** Of the first and the last letter. */
  begin: Box
  end: Box
  bar: { width: number; height: number }
}): { top: number; left: number } {
  const isOneLine = end.top < begin.bottom
  const middle = isOneLine ? (begin.left + end.right) / 2 : (page.left + page.right) / 2
  const isAbove = begin.top - GAP - bar.height >= tools + GAP
  return {
    top: (isAbove ? begin.top - GAP - bar.height : end.bottom + GAP) - page.top,
    left: Math.max(0, Math.min(middle - page.left - bar.width / 2, page.right - page.left - bar.width))
  }
}
