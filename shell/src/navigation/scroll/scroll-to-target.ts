import { finishLayout } from '../../boot/deferred-layout.ts'

/** A hash is followed after this (NAV-5). Milliseconds. */
const DELAY = 300
/** How long a target that is not there yet is waited for (a lazy section). Milliseconds. */
const TIMEOUT = 5000

/**
 * Brings the element with this id to the top after 300 ms, or as soon as it exists. A visitor who scrolls meanwhile is
 * not disturbed, nor is one whom the link has led there already, and the focus with it (the contents of an article). The 80 px
 * offset is the theme's scroll-margin. Focus moves to the target. Returns the function that cancels it.
 */
export function scrollToTarget(id: string): () => void {
  if (document.activeElement?.id === id) return () => undefined
  const off = new AbortController()
  const cancel = () => off.abort()
  for (const input of ['wheel', 'touchmove', 'keydown'] as const) {
    window.addEventListener(input, cancel, { passive: true, signal: off.signal })
  }
  const observer = new MutationObserver(() => arrive())
  const arrive = () => {
    const target = document.getElementById(id)
    if (!target) return
    finishLayout(document)
    target.scrollIntoView()
    moveFocus(target)
    cancel()
  }
  const begin = setTimeout(() => {
    observer.observe(document.body, { childList: true, subtree: true })
    arrive()
  }, DELAY)
  const end = setTimeout(cancel, DELAY + TIMEOUT)
  off.signal.addEventListener('abort', () => {
    clearTimeout(begin)
    clearTimeout(end)
    observer.disconnect()
  })
  return cancel
}

/** Moves focus as a browser does for a hash: the next Tab leads to the first control of the target. */
function moveFocus(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus({ preventScroll: true })
}
