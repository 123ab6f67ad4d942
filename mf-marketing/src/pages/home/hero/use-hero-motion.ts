import { useState, useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'
const subscribe = (listener: () => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/**
 * May the hero move? Nothing does on the server, before hydration, when the visitor prefers less motion, or once they
 * have paused it (HOME-8, A11Y-5).
 */
export function useHeroMotion() {
  const isCalm = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true
  )
  const [isPaused, setPaused] = useState(false)
  return { isCalm, isPaused, isMoving: !isCalm && !isPaused, toggle: () => setPaused(!isPaused) }
}
