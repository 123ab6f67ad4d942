import { useEffect, useRef, useState } from 'react'

export type Parts = typeof import('./parts.ts')

/**
 * Panel and pop-up, from the first time they are wanted; null before. A load that fails is logged and tried again when
 * they are wanted anew.
 */
export function useParts(isWanted: boolean, onFailure: () => void) {
  const [parts, setParts] = useState<Parts | null>(null)
  const fail = useRef(onFailure)
  useEffect(() => {
    fail.current = onFailure
  })
  useEffect(() => {
    if (!isWanted || parts) return
    let isMounted = true
    loadParts().then(
      (loaded) => isMounted && setParts(loaded),
      (error: unknown) => {
        console.error('The chat could not be loaded', error)
        if (isMounted) fail.current()
      }
    )
    return () => {
      isMounted = false
    }
  }, [isWanted, parts])
  return parts
}

/** The browser keeps what it has loaded: called early, this shortens the wait. */
export const loadParts = (): Promise<Parts> => import('./parts.ts')
