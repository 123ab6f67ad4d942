import { Component, type ComponentType, type ReactNode, useSyncExternalStore } from 'react'
import { describeError, type HotChannel, showLoadError } from './describe-error.ts'

type View = ComponentType & { preload?: () => Promise<void> }

export interface HotView {
  /** What the shell is given once and keeps. */
  View: View
  /** Shows the view as its sources are now; without one, why there is none. */
  replace: (next: View | undefined) => void
}

/**
 * A view whose sources change while the shell shows it. React of a running site is built for production and takes no hot updates, so the view is mounted anew: what was
 * typed in it goes, the page around it stays.
 *
 * @param hot of the module that holds it; `load` loads its sources as they are now
 */
export function createHotView(
  first: View,
  { hot, load }: { hot: HotChannel; load: () => Promise<unknown> }
): HotView {
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
      <ErrorInPlace key={generation} describe={(error) => describeError(hot, error)}>
        <Current />
      </ErrorInPlace>
    )
  }
  View.preload = async () => shown.Current.preload?.()
  return {
    View,
    replace(next) {
      if (!next) return showLoadError(hot, load)
      shown = { Current: next, generation: shown.generation + 1 }
      for (const listener of listeners) listener()
    }
  }
}

interface ErrorProps {
  children: ReactNode
  describe: (error: unknown) => Promise<string>
}

/** What a view throws, in its place, for whoever edits it: the message at once, and where it comes from as soon as that is known. */
class ErrorInPlace extends Component<ErrorProps, { text: string | null }> {
  override state = { text: null }

  static getDerivedStateFromError(error: unknown) {
    return { text: error instanceof Error ? error.message : String(error) }
  }

  override componentDidCatch(error: unknown) {
    void this.props.describe(error).then((text) => this.setState({ text }))
  }

  override render() {
    const { text } = this.state
    return text === null ? this.props.children : <pre role="alert">{text}</pre>
  }
}
