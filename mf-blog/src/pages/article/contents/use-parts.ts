import { useLocation, useNavigate } from '@site/web/platform'
import { type RefObject, useLayoutEffect } from 'react'
import type { Section } from './sections.ts'

/** Fragment of a part whose heading has no id of its own. */
const idOf = (place: number) => `partie-${place + 1}`

/**
 * Returns what leads to a heading that the contents name: an entry of the history with its fragment, so that the back button leads to where one
 * was (ARTICLE-13). It goes there at once, and the focus with it; false where there is no such heading. The heading is given an id in the browser
 * when its fragment is the address: the article's HTML is otherwise as it was published (ARTICLE-9).
 *
 * @param isPreview its fragment is not ours to change: it is what the preview is found by
 */
export function useParts(text: RefObject<HTMLElement | null>, sections: Section[], isPreview: boolean) {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const headingAt = (place: number) => text.current?.querySelectorAll<HTMLElement>('h2, h3')[place]
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other headings
  useLayoutEffect(() => {
    const named = sections.find(({ place }) => hash === `#${idOf(place)}`)
    const heading = named && headingAt(named.place)
    if (heading) heading.id ||= idOf(named.place)
  }, [sections, hash])
  return (place: number): boolean => {
    const heading = headingAt(place)
    if (!heading) return false
    heading.id ||= idOf(place)
    const to = `#${heading.id}`
    if (!isPreview) navigate({ hash: to }, { replace: hash === to })
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    heading.scrollIntoView()
    return true
  }
}
