/** A drag counts as a swipe past this distance, in pixels (BRAND-10). */
export const SWIPE_THRESHOLD = 50

/**
 * What a finished drag means: 'next' (to the left), 'previous' (to the right) or null when it is too short, or more
 * vertical than horizontal: then the visitor was scrolling. Distances in CSS pixels.
 */
export function readSwipe(deltaX: number, deltaY: number): 'next' | 'previous' | null {
  if (Math.abs(deltaX) <= SWIPE_THRESHOLD || Math.abs(deltaY) > Math.abs(deltaX)) return null
  return deltaX < 0 ? 'next' : 'previous'
}

/** How long slides go on after a drag, in milliseconds: the theme's middle duration (`--d2`). */
const SETTLING = 220

/**
 * Timing function of slides that go on after a drag: it starts with the pointer's `speed` (pixels per millisecond towards where the slides
 * go, negative when it moved away from there) and covers the distance that is `left` (pixels) without overshooting.
 */
export function easeFrom(speed: number, left: number): string {
  const slope = left > 0 ? Math.max(0, (speed * SETTLING) / left) : 0
  // The first handle's slope is the speed at the start; at its end the second one lets the slides come to rest.
  const rise = Math.min(1, 0.2 * slope)
  return `cubic-bezier(0.2, ${rise.toFixed(2)}, 0.2, 1)`
}

/** Index `step` slides further, wrapping in both directions (HOME-20, CHAT-33). */
export function wrapIndex(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count
}
