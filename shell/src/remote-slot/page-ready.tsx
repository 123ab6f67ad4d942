import { useEffect } from 'react'
import { useShell } from '../context/shell-context.tsx'

/** Rendered beside a page, inside its boundary: its effect runs once the page itself is hydrated. */
export function PageReady() {
  const { onPageReady } = useShell()
  useEffect(() => {
    onPageReady?.()
  }, [onPageReady])
  return null
}
