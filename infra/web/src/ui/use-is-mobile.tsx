import { useSyncExternalStore } from 'react'

/** A phone is narrower than 768 px (BRAND-10). */
const MOBILE = '(max-width: 767.98px)'

/** Is the window as narrow as a phone? Follows it as it changes; false on the server and while hydrating. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(MOBILE).matches,
    () => false
  )
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(MOBILE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
