import { Component, type ComponentType, type ReactNode, useSyncExternalStore } from 'react'

type View = ComponentType & { preload?: () => Promise<void> }

export interface HotView {
  /** What the shell is given once and keeps. */
  View: View
  /** Shows the view as its sources are now. */
  replace: (next: View) => void
}

/**
 * A view whose sources change while the shell shows it. React of a running site is built for production and takes no hot updates, so the view is mounted anew: what was
 * typed in it goes, the page around it stays.
 */
export function createHotView(first: View): HotView {
  let shown = { Current: first, generation: 0 }
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const read = () => shown
  function View() {
    const { Current, generation } = useSyncExternalStore(subscribe, read, read)
    return (
      <ErrorInPlace key={generation}>
        <Current />
      </ErrorInPlace>
    )
  }
  View.preload = async () => shown.Current.preload?.()
  return {
    View,
    replace(next) {
      shown = { Current: next, generation: shown.generation + 1 }
      for (const listener of listeners) listener()
    }
  }
}

/** What a view throws, in its place, for whoever edits it. */
class ErrorInPlace extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    return error === null ? this.props.children : <pre role="alert">{describe(error)}</pre>
  }
}

const describe = (error: unknown) =>
  error instanceof Error ? `${error.message}\n\n${error.stack ?? ''}` : String(error)
