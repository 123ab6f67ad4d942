/** SPEC §9: a drag counts as a swipe past this distance, in pixels. */
export const SWIPE_THRESHOLD = 50

/**
 * What a finished drag means: 'next' (to the left), 'previous' (to the right) or null when it is too short, or more
 * vertical than horizontal: then the visitor was scrolling. Distances in CSS pixels.
 */
export function readSwipe(deltaX: number, deltaY: number): 'next' | 'previous' | null {
  if (Math.abs(deltaX) <= SWIPE_THRESHOLD || Math.abs(deltaY) > Math.abs(deltaX)) return null
  return deltaX < 0 ? 'next' : 'previous'
}

/** Index `step` places further, wrapping in both directions (SPEC §4). */
export function wrapIndex(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count
}
