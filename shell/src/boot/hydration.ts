import { LATE_PART, PART_HYDRATED } from '@site/contracts/federation/late-part'

/** Event that the client sends on window when the page in its slot has been hydrated: from now on React handles what visitors do. */
export const HYDRATED = 'site:hydrated'

/** How far the page's hydration has come: the page, and later each of its parts that are hydrated after it (`LATE_PART`). */
export interface Hydration {
  /** Does React handle what happens to this element? */
  reaches: (element: Element) => boolean
  /** Calls back each time that React has come to more of the page. */
  onProgress: (listener: () => void) => void
}

export function followHydration(page: Document, events: EventTarget): Hydration {
  const parts = new WeakSet<Element>()
  const listeners: (() => void)[] = []
  let isPageHydrated = false
  const tell = () => {
    for (const listener of listeners) listener()
  }
  page.addEventListener(PART_HYDRATED, ({ target }) => {
    if (target instanceof Element) parts.add(target)
    tell()
  })
  events.addEventListener(
    HYDRATED,
    () => {
      isPageHydrated = true
      tell()
    },
    { once: true }
  )
  return {
    reaches(element) {
      const part = element.closest(`[${LATE_PART}]`)
      return part ? parts.has(part) : isPageHydrated
    },
    onProgress: (listener) => void listeners.push(listener)
  }
}
