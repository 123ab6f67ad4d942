import { useAudience, useLocation } from '@site/web/platform'
import { useEffect } from 'react'
import { useShell } from '../context/shell-context.tsx'
import { whenSeen } from './when-seen.ts'

/** Rendered beside a page, inside its boundary: its effects run once the page itself is hydrated. */
export function PageReady() {
  const { onPageReady } = useShell()
  useEffect(() => {
    onPageReady?.()
  }, [onPageReady])
  useCountedVisit()
  return null
}

/** Counts the visit of each page that is shown, and of one that the back button has brought back whole (AUDIENCE-1). */
function useCountedVisit(): void {
  const audience = useAudience()
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => whenSeen(() => audience.count('visit')), [audience, pathname])
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) whenSeen(() => audience.count('visit'))
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [audience])
}
