/** How near the visitor is to following a link: over it for a moment or with the focus on it, or pressing it. */
export type Nearness = 'near' | 'pressed'

/** A pointer that only crosses a link means nothing. Milliseconds. */
const REST = 80

type Connection = Navigator & { connection?: { saveData?: boolean } }

/**
 * Calls `prepare` with the address behind a link of this site that the visitor may follow next (decision 153). Whoever asks for fewer data
 * is asked only for what they press.
 */
export function foreseePages(page: Document, prepare: (url: URL, nearness: Nearness) => void): void {
  let resting: ReturnType<typeof setTimeout> | undefined
  const savesData = () => (navigator as Connection).connection?.saveData === true

  const onPress = (event: PointerEvent) => {
    const url = pageBehind(event.target, page)
    if (url && event.button === 0) prepare(url, 'pressed')
  }
  const onOver = ({ target }: Event) => {
    clearTimeout(resting)
    const url = pageBehind(target, page)
    if (url && !savesData()) resting = setTimeout(prepare, REST, url, 'near')
  }
  const onFocus = ({ target }: Event) => {
    const url = pageBehind(target, page)
    if (url && !savesData()) prepare(url, 'near')
  }
  const listening = { capture: true, passive: true }
  page.addEventListener('pointerover', onOver, listening)
  page.addEventListener('focusin', onFocus, listening)
  page.addEventListener('pointerdown', onPress, listening)
}

/** The other page of this site that a link under `target` leads to, in this tab; null where there is none. */
export function pageBehind(target: EventTarget | null, { location }: Document): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link?.target !== '' || link.hasAttribute('download')) return null
  const url = new URL(link.href)
  return url.origin === location.origin && url.pathname !== location.pathname ? url : null
}
