import { useStore } from 'zustand'
import { usePlatform } from '../context/provider.tsx'

/** Session of the visitor: logged out until hydration is over (LOGIN-13). */
export function useSession() {
  const { session } = usePlatform()
  const isLoggedIn = useStore(session.store, (state) => state.isLoggedIn)
  return { isLoggedIn, login: session.login, logout: session.logout }
}
