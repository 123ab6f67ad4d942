import { isLeaving } from './is-leaving.ts'

interface Watched<State> {
  getState: () => State
  subscribe: (listener: (state: State) => void) => unknown
}

/** Has the browser ask before the page is closed or loaded again, on whatever screen, while `isUnsent` says that something would be lost. */
export function askBeforeUnload<State>(store: Watched<State>, isUnsent: (state: State) => boolean): void {
  const ask = (event: BeforeUnloadEvent) => {
    if (isLeaving(event)) event.preventDefault()
  }
  store.subscribe((state) => {
    if (isUnsent(state)) window.addEventListener('beforeunload', ask)
    else window.removeEventListener('beforeunload', ask)
  })
}
