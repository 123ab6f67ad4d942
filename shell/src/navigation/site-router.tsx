import { Router } from '@site/web/host'
import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import type { Navigation } from './navigation.ts'

/** The router of the browser: shows the entry of the history that a navigation has reached. */
export function SiteRouter({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  const [{ location, action }, setEntry] = useState(navigation.current)
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setEntry(navigation.current()))
    follow()
    return navigation.subscribe(follow)
  }, [navigation])
  return (
    <Router location={location} navigationType={action} navigator={navigation.navigator}>
      {children}
    </Router>
  )
}
