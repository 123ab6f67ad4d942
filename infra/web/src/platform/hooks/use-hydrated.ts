import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while hydrating, true from the first render after it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false
  )
}
