export interface Size {
  width: number
  height: number
}
/** Where something stands by its upper left corner. */
export interface Place {
  left: number
  top: number
}
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Something that is not to be covered. */
export interface Taken extends Box {
  /** How many others it counts as: 1 where it says nothing. */
  weight?: number
}

/** How far apart the places are that are tried, one above the other. Pixels. */
const STEP = 8

/**
 * Where something of this size covers nothing of what is there: as low as it can at the right, else in the middle, else at the left; where
 * everything is taken, the first place that covers the fewest. Pixels.
 *
 * @param area within which it must stand
 * @param taken what is not to be covered
 */
export function findFreePlace(size: Size, area: Box, taken: readonly Taken[]): Place {
  const atRight = Math.max(area.left, area.right - size.width)
  const lefts = [...new Set([atRight, Math.round((area.left + atRight) / 2), area.left])]
  const lowest = Math.max(area.top, area.bottom - size.height)
  let best = { left: atRight, top: lowest }
  let fewest = Number.POSITIVE_INFINITY
  for (const left of lefts)
    for (let top = lowest; top >= area.top; top -= STEP) {
      const covered = countCovered(size, { left, top }, taken)
      if (covered === 0) return { left, top }
      if (covered < fewest) [best, fewest] = [{ left, top }, covered]
    }
  return best
}

/** How much of what is there something of this size would cover at a place. */
export const countCovered = (
  { width, height }: Size,
  { left, top }: Place,
  taken: readonly Taken[]
): number =>
  taken
    .filter(
      (box) => box.left < left + width && box.right > left && box.top < top + height && box.bottom > top
    )
    .reduce((sum, { weight = 1 }) => sum + weight, 0)
