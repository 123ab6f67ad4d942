import type { PageHead } from '@site/contracts/federation/remote'
import type { Platform } from '@site/web/platform'

/** When a wrong title is corrected (NAV-11); every 100 ms for a page that sets `keepTitle` (BOT-2). Milliseconds. */
const CORRECTIONS = [100, 500, 1000]
const KEEP_TITLE_INTERVAL = 100

export interface AppliedHead extends PageHead {
  index: boolean
  /** Absolute address; null for a page that has none (not found, administration). */
  canonical: string | null
}

/** The one owner of document.title (`titleMark` says what stands before it) and of the head's description, robots and canonical address after a navigation. */
export function createDocumentHead(page: Document, titleMark?: Platform['titleMark']) {
  let timers: ReturnType<typeof setTimeout>[] = []
  let titleOf: () => string = () => page.title
  const correct = () => {
    const title = titleOf()
    if (page.title !== title) page.title = title
  }
  titleMark?.store.subscribe(correct)
  let isHeld = false
  let waiting: AppliedHead | null = null

  const own = (title: string, keepTitle = false) => {
    titleOf = () => titleMark?.mark(title) ?? title
    for (const timer of timers) clearTimeout(timer)
    timers = keepTitle
      ? [setInterval(correct, KEEP_TITLE_INTERVAL)]
      : CORRECTIONS.map((delay) => setTimeout(correct, delay))
    correct()
  }
  const write = ({ title, keepTitle, description, index, canonical }: AppliedHead) => {
    own(title, keepTitle)
    elementFor(page, 'meta[name="description"]', 'meta', { name: 'description' }).setAttribute(
      'content',
      description
    )
    elementFor(page, 'meta[name="robots"]', 'meta', { name: 'robots' }).setAttribute(
      'content',
      index ? 'index, follow, max-image-preview:large' : 'noindex'
    )
    if (canonical === null) page.head.querySelector('link[rel="canonical"]')?.remove()
    else
      elementFor(page, 'link[rel="canonical"]', 'link', { rel: 'canonical' }).setAttribute('href', canonical)
  }

  return {
    /** Takes over the head as the server wrote it. */
    adopt(keepTitle?: boolean): void {
      own(page.title, keepTitle)
    },
    apply(head: AppliedHead): void {
      if (isHeld) waiting = head
      else write(head)
    },
    /** A page is being prepared: its head waits until the page shows, so that the title never names another one. */
    hold(): void {
      isHeld = true
      waiting = null
    },
    /** The page that was prepared shows. */
    release(): void {
      isHeld = false
      if (waiting) write(waiting)
      waiting = null
    }
  }
}
export type DocumentHead = ReturnType<typeof createDocumentHead>

function elementFor(
  page: Document,
  selector: string,
  tag: string,
  attributes: Record<string, string>
): Element {
  const found = page.head.querySelector(selector)
  if (found) return found
  const made = page.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  page.head.append(made)
  return made
}
