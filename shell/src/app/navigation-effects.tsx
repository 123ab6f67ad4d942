import { useLocation, usePlatform } from '@site/web/platform'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { deferLayout, finishLayout } from '../boot/deferred-layout.ts'
import { useShell } from '../context/shell-context.tsx'
import { restoreScroll } from '../navigation/scroll/restore-scroll.ts'
import { recordScrollPositions, type ScrollPositions } from '../navigation/scroll/scroll-positions.ts'
import { scrollToTarget } from '../navigation/scroll/scroll-to-target.ts'

/**
 * The effects of a change of page: the view scrolls to the top, to the address's hash, or, for the back and forward buttons, to
 * where the visitor left it (NAV-3 to NAV-5); focus moves to the content; scroll locks are released. A link to the page one is on
 * leads to its top (NAV-26). The first page is left as the browser placed it, and a page that only takes another address as it is.
 */
export function NavigationEffects({ mainId }: { mainId: string }) {
  const { scrollLock } = usePlatform()
  const { pathname, search, hash, key } = useLocation()
  const { navigation } = useShell()
  const before = useRef<{ pathname: string; search: string } | null>(null)
  const positions = useRef<ScrollPositions | null>(null)

  useEffect(() => {
    if (!navigation) return
    const recorded = recordScrollPositions(navigation, window)
    positions.current = recorded
    return recorded.stop
  }, [navigation])

  // A second click on the same hash makes a new key, and scrolls again. Before the paint: the new page is first seen at its place.
  useLayoutEffect(() => {
    const isFirst = before.current === null
    const { action, staysInPlace = false } = navigation?.current() ?? {}
    const isNewPage = !isFirst && before.current?.pathname !== pathname && !staysInPlace
    const isSameAgain =
      !isFirst && !isNewPage && before.current?.search === search && action !== 'POP' && !staysInPlace
    before.current = { pathname, search }
    const top = action === 'POP' ? positions.current?.topOf(key) : undefined
    if (isNewPage) {
      // A place below the first screen is exact once all is laid out.
      if (hash === '' && top === undefined) deferLayout(document)
      else finishLayout(document)
      scrollLock.releaseAll()
      document.getElementById(mainId)?.focus({ preventScroll: true })
    }
    if (top !== undefined && !isFirst) return restoreScroll(top)
    if ((isNewPage || isSameAgain) && hash === '') window.scrollTo(0, 0)
    if (hash === '' || (isFirst && window.scrollY > 0)) return
    return scrollToTarget(targetOf(hash))
  }, [pathname, search, hash, key, mainId, scrollLock, navigation])

  return null
}

/** The id that a hash names. An invalid escape sequence is used literally, as browsers do. */
function targetOf(hash: string): string {
  const fragment = hash.slice(1)
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
