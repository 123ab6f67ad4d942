import type { BrowserHistory, Location, NavigationAction, PendingNavigation, To } from '@site/web/host'

/** The entry of the history that the router shows. */
export interface HistoryEntry {
  location: Location
  action: NavigationAction
  /** The page has only taken another address (`preventScrollReset`): scroll position and focus stay where they are. */
  staysInPlace: boolean
}

/** How an address comes into the history: as a new entry, in place of the last one, or it is there already, by the back button. */
export type Step = 'assign' | 'replace' | 'reload'

type Go = (to: To, state?: unknown, options?: { preventScrollReset?: boolean | undefined }) => void

export interface Navigation {
  /** The entry that is shown. The same object until it changes. */
  current: () => HistoryEntry
  /** Is the next page being prepared? */
  isBusy: () => boolean
  subscribe: (listener: () => void) => () => void
  navigator: Pick<BrowserHistory, 'createHref' | 'encodeLocation' | 'go'> & { push: Go; replace: Go }
}

/**
 * The browser's history with a page prepared before it shows. The address changes with the page, not before it; the back
 * button's address has changed already. A newer navigation cancels the pending one, but for a page that gives itself another address
 * (what a form kept meanwhile, NAV-24): nobody asked to stay. Of two addresses that a page gives itself the later one counts. A change of
 * hash alone needs no preparation. `prepare` does not throw: a page that could not be prepared says so in its slot. It answers whether this
 * document stays; else `load` has the browser load the next page.
 *
 * `mayLeave` is asked first; when it says no, it calls `proceed` once the visitor wants to leave after all.
 */
export function createNavigation(
  history: BrowserHistory,
  prepare: (url: URL, step: Step) => Promise<'stay' | 'load'>,
  mayLeave: (navigation: PendingNavigation, proceed: () => void) => boolean = () => true,
  load: (url: URL, step: Step) => void = () => undefined
): Navigation {
  const listeners = new Set<() => void>()
  let entry: HistoryEntry = { location: history.location, action: history.action, staysInPlace: false }
  let latest = 0
  let busy = false
  /** What is being prepared only gives the page that is shown another address. */
  let staysHere = false

  const notify = () => {
    for (const listener of listeners) listener()
  }
  const show = (commit: () => void, staysInPlace: boolean) => {
    commit()
    entry = { location: history.location, action: history.action, staysInPlace }
    notify()
  }
  const arrive = (commit: () => void, staysInPlace: boolean) => {
    latest += 1
    busy = false
    show(commit, staysInPlace)
  }
  const go = async (url: URL, step: Step, commit: () => void, staysInPlace = false, state?: unknown) => {
    if (isHashOnly(url, entry.location)) return arrive(commit, staysInPlace)
    latest += 1
    const turn = latest
    busy = true
    staysHere = false
    notify()
    const next = await prepare(url, step)
    if (turn !== latest) return
    if (next === 'stay') return arrive(commit, staysInPlace)
    busy = false
    notify()
    if (state == null) return load(url, step)
    // What the entry carries beside its address comes along in it, and not with the address alone.
    commit()
    load(url, 'reload')
  }
  const from = () => history.createURL(entry.location)
  const goTo = (
    to: To,
    step: Step,
    commit: () => void,
    state: unknown,
    staysInPlace: boolean | undefined
  ) => {
    const url = history.createURL(to)
    const proceed = () => void go(url, step, commit, staysInPlace, state)
    if (mayLeave({ from: from(), to: url }, proceed)) proceed()
  }

  // The back button has already changed the address. To ask the visitor, the change is undone, and repeated once they agree.
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
    if (meaning === 'sure' || !delta || mayLeave({ from: from(), to: url }, again)) {
      void go(url, 'reload', () => undefined)
      return
    }
    expected = 'undone'
    history.go(-delta)
  })

  return {
    current: () => entry,
    isBusy: () => busy,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to, state, { preventScrollReset: staysInPlace } = {}) =>
        goTo(to, 'assign', () => history.push(to, state), state, staysInPlace),
      replace(to, state, { preventScrollReset: staysInPlace } = {}) {
        const commit = () => history.replace(to, state)
        const isOwn = staysInPlace || history.createURL(to).pathname === entry.location.pathname
        if (busy && !staysHere && isOwn) {
          // After the back button the address is the next page's already, and not this page's to change.
          if (history.location.key === entry.location.key) show(commit, true)
          return
        }
        goTo(to, 'replace', commit, state, staysInPlace)
        staysHere = isOwn
      }
    }
  }
}

const isHashOnly = (url: URL, { pathname, search }: Location) =>
  url.hash !== '' && url.pathname === pathname && url.search === search
