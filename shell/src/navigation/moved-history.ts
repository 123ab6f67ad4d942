import { addressHere, declaredAddress, type MovedAddresses } from '@site/contracts/addresses/moved-addresses'
import type { BrowserHistory, Location, To } from '@site/web/host'

/** The history, and what is declared for a link of the page. */
export interface DeclaredHistory {
  history: BrowserHistory
  /** The address that the remotes know, for one that the browser shows or loads. */
  declared: (url: URL) => URL
}

/**
 * The history in the addresses that remotes declare, where this host has some of them elsewhere: what is read of the browser is what they know, and the
 * browser shows and loads what this host has (FED-53).
 */
export function moveHistory(history: BrowserHistory, moved: MovedAddresses): DeclaredHistory {
  const declared = (url: URL) => {
    const path = declaredAddress(url.pathname, moved)
    return path === null ? url : new URL(path + url.search + url.hash, url.origin)
  }
  const locate = ({ pathname, ...rest }: Location): Location => ({
    ...rest,
    pathname: declaredAddress(pathname, moved) ?? pathname
  })
  const createHref = (to: To) => addressHere(history.createHref(to), moved)
  return {
    declared,
    history: {
      ...history,
      get action() {
        return history.action
      },
      get location() {
        return locate(history.location)
      },
      createHref,
      push: (to, state) => history.push(createHref(to), state),
      replace: (to, state) => history.replace(createHref(to), state),
      listen: (listener) =>
        history.listen((update) => listener({ ...update, location: locate(update.location) }))
    }
  }
}
