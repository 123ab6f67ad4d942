import { useSyncExternalStore } from 'react'

/** Is the window as narrow as a phone, narrower than 768 px (BRAND-10)? */
export const useIsMobile = followMedia('(max-width: 767.98px)')

/** A hook that says whether a media query holds. It follows the window as it changes; false on the server and while hydrating. */
export function followMedia(query: string): () => boolean {
  const subscribe = (onChange: () => void) => {
    const media = window.matchMedia(query)
    media.addEventListener('change', onChange)
    return () => media.removeEventListener('change', onChange)
  }
  return function useMedia() {
    return useSyncExternalStore(
      subscribe,
      () => window.matchMedia(query).matches,
      () => false
    )
  }
}
