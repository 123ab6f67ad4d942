import type { BrowserHistory, Location, NavigationAction, PendingNavigation, To } from '@site/web/host'

/** Where the visitor is, as the router shows it. */
export interface Place {
  location: Location
  action: NavigationAction
}

export interface Navigation {
  /** The place that is shown. The same object until it changes. */
  place: () => Place
  /** Is the next page on its way? */
  isBusy: () => boolean
  subscribe: (listener: () => void) => () => void
  navigator: Pick<BrowserHistory, 'createHref' | 'encodeLocation' | 'go' | 'push' | 'replace'>
}

/**
 * The browser's history with a page prepared before it shows. The address changes with the page, not before it; the back
 * button's address has changed already. A newer navigation calls off the one on its way. A change of hash alone needs no
 * preparation. `prepare` does not throw: a page that could not be prepared says so in its slot.
 *
 * `mayLeave` is asked first; when it says no, it calls `proceed` once the visitor wants to leave after all.
 */
export function createNavigation(
  history: BrowserHistory,
  prepare: (url: URL) => Promise<void>,
  mayLeave: (navigation: PendingNavigation, proceed: () => void) => boolean = () => true
): Navigation {
  const listeners = new Set<() => void>()
  let place: Place = { location: history.location, action: history.action }
  let latest = 0
  let busy = false

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const arrive = (commit: () => void) => {
    latest += 1
    busy = false
    commit()
    place = { location: history.location, action: history.action }
    tell()
  }
  const go = async (url: URL, commit: () => void) => {
    if (isHashOnly(url, place.location)) return arrive(commit)
    latest += 1
    const turn = latest
    busy = true
    tell()
    await prepare(url)
    if (turn === latest) arrive(commit)
  }
  const from = () => history.createURL(place.location)
  const goTo = (to: To, commit: () => void) => {
    const url = history.createURL(to)
    const proceed = () => void go(url, commit)
    if (mayLeave({ from: from(), to: url }, proceed)) proceed()
  }

  // The back button has moved already: to ask, the move is undone, and made again when the visitor wants it.
  let expected: 'undone' | 'sure' | null = null
  history.listen(({ location, delta }) => {
    const meaning = expected
    expected = null
    if (meaning === 'undone') return
    const url = history.createURL(location)
    const again = () => {
      expected = 'sure'
      history.go(delta ?? 0)
    }
    if (meaning === 'sure' || !delta || mayLeave({ from: from(), to: url }, again))
      return void go(url, () => undefined)
    expected = 'undone'
    history.go(-delta)
  })

  return {
    place: () => place,
    isBusy: () => busy,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to, state) => goTo(to, () => history.push(to, state)),
      replace: (to, state) => goTo(to, () => history.replace(to, state))
    }
  }
}

const isHashOnly = (url: URL, { pathname, search }: Location) =>
  url.hash !== '' && url.pathname === pathname && url.search === search
