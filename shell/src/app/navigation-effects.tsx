import { useLocation, usePlatform } from '@site/web/platform'
import { useEffect, useRef } from 'react'
import { layOutAll } from '../boot/lay-out-late.ts'
import { useShell } from '../context/shell-context.tsx'
import { type LeftPlaces, noteLeftPlaces } from '../navigation/left-places.ts'
import { scrollToPlace } from '../navigation/scroll-to-place.ts'
import { scrollToTarget } from '../navigation/scroll-to-target.ts'

/**
 * What a change of page does beside showing it: the view goes to the top, or to the address's hash, or, back and forward, to
 * where the visitor left it (NAV-3 to NAV-5); focus goes to the content; scroll locks are let go. The first page is
 * left as the browser placed it.
 */
export function NavigationEffects({ mainId }: { mainId: string }) {
  const { scrollLock } = usePlatform()
  const { pathname, hash, key } = useLocation()
  const { navigation } = useShell()
  const before = useRef<string | null>(null)
  const left = useRef<LeftPlaces | null>(null)

  useEffect(() => {
    if (!navigation) return
    const places = noteLeftPlaces(navigation, window)
    left.current = places
    return places.stop
  }, [navigation])

  // A second press on the same hash is a new key, and scrolls again.
  useEffect(() => {
    const isFirst = before.current === null
    const isNewPage = !isFirst && before.current !== pathname
    before.current = pathname
    if (isNewPage) {
      layOutAll(document)
      scrollLock.releaseAll()
      document.getElementById(mainId)?.focus({ preventScroll: true })
    }
    const top = navigation?.place().action === 'POP' ? left.current?.topOf(key) : undefined
    if (top !== undefined && !isFirst) return scrollToPlace(top)
    if (isNewPage && hash === '') window.scrollTo(0, 0)
    if (hash === '' || (isFirst && window.scrollY > 0)) return
    return scrollToTarget(targetOf(hash))
  }, [pathname, hash, key, mainId, scrollLock, navigation])

  return null
}

/** The id a hash names. What is no valid escape is taken as it stands, as a browser does. */
function targetOf(hash: string): string {
  const fragment = hash.slice(1)
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
