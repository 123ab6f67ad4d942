import { Router } from '@site/web/host'
import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import type { Navigation } from './navigation.ts'

/** The router of the browser: shows the place a navigation has arrived at. */
export function SiteRouter({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  const [{ location, action }, setPlace] = useState(navigation.place)
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setPlace(navigation.place()))
    follow()
    return navigation.subscribe(follow)
  }, [navigation])
  return (
    <Router location={location} navigationType={action} navigator={navigation.navigator}>
      {children}
    </Router>
  )
}
