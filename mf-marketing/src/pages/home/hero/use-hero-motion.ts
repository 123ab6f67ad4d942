import { useState } from 'react'
import { useCalm } from '../../../parts/use-calm.ts'

/**
 * May the hero move? Nothing does on the server, before hydration, when the visitor prefers less motion, or once they
 * have paused it (HOME-8, A11Y-5).
 */
export function useHeroMotion() {
  const isCalm = useCalm()
  const [isPaused, setPaused] = useState(false)
  return { isCalm, isPaused, isMoving: !isCalm && !isPaused, toggle: () => setPaused(!isPaused) }
}
