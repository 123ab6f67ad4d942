import { addressHere, type MovedAddresses } from '@site/contracts/addresses/moved-addresses'
import { NavigationContext, type To } from '@site/web/host'
import { type ReactNode, useContext, useMemo } from 'react'

/** Has the links below lead to where this host has what they name, as the history of the browser does (moved-history.ts). */
export function LinksHere({ moved, children }: { moved: MovedAddresses; children: ReactNode }) {
  const router = useContext(NavigationContext)
  const context = useMemo(() => {
    const createHref = (to: To) => addressHere(router.navigator.createHref(to), moved)
    return { ...router, navigator: { ...router.navigator, createHref } }
  }, [router, moved])
  return <NavigationContext value={context}>{children}</NavigationContext>
}
