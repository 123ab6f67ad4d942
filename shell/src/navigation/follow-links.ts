import { LATE_PART } from '@site/contracts/federation/late-part'
import type { Hydration } from '../boot/hydration.ts'
import { pageBehind } from './foresee-pages.ts'

/**
 * Calls `follow` with the address behind a link that is pressed in a part of the page which React has not come to yet, so that it too is
 * followed within the document (NAV-29). Without this the browser would load the next page anew. For a page that is hydrated itself.
 *
 * @param follow returns false for an address that the browser loads itself
 */
export function followLateLinks(page: Document, hydration: Hydration, follow: (url: URL) => boolean): void {
  const onClick = (event: MouseEvent) => {
    const { target } = event
    if (!(target instanceof Element) || !target.closest(`[${LATE_PART}]`) || hydration.reaches(target)) return
    const url = isPlain(event) ? pageBehind(target, page) : null
    if (!url || !follow(url)) return
    event.preventDefault()
    // React would otherwise hydrate the part at this press, and follow the link as well.
    event.stopPropagation()
  }
  page.addEventListener('click', onClick, true)
}

/** Another button or a key held opens the link in another tab, or saves it. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
