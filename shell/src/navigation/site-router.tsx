import { Router } from '@site/web/host'
import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react'
import type { HistoryEntry, Navigation } from './navigation.ts'
import { fadeTo } from './page-transition.ts'

interface SiteRouterProps {
  navigation: Navigation
  /** The entry that was reached is on the screen. */
  onShown: () => void
  children: ReactNode
}

/** The router of the browser: shows the entry of the history that a navigation has reached. */
export function SiteRouter({ navigation, onShown, children }: SiteRouterProps) {
  const [entry, setEntry] = useState(navigation.current)
  const onFaded = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    let shown = navigation.current()
    const show = () => startTransition(() => setEntry(navigation.current()))
    const follow = () => {
      const next = navigation.current()
      const isFaded = isOtherPage(shown, next)
      shown = next
      if (!isFaded) return show()
      fadeTo(
        document,
        () =>
          new Promise((resolve) => {
            onFaded.current = resolve
            show()
          })
      )
    }
    show()
    return navigation.subscribe(follow)
  }, [navigation])
  // After the effects of what it shows, which have scrolled and moved the focus by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry
  useLayoutEffect(() => {
    onShown()
    onFaded.current?.()
  }, [entry])
  return (
    <Router location={entry.location} navigationType={entry.action} navigator={navigation.navigator}>
      {children}
    </Router>
  )
}

/** The back and forward buttons have a movement of their own in some browsers, and lead back to where one was. */
const isOtherPage = (before: HistoryEntry, { location, action, staysInPlace }: HistoryEntry) =>
  action !== 'POP' && !staysInPlace && location.pathname !== before.location.pathname
