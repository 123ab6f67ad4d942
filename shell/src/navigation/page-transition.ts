/** The screen stands still while the next page is put in place; no longer than this. Milliseconds. */
const LONGEST_STILL = 150

/**
 * Puts the next page in place so that the one before fades into it (theme's base.css says how long), where the browser can do that, the
 * visitor wants movement and somebody looks. `put` resolves once the page is there.
 */
export function fadeTo(page: Document, put: () => Promise<void>): void {
  const wantsStillness = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!page.startViewTransition || wantsStillness || page.visibilityState !== 'visible') {
    void put()
    return
  }
  const transition = page.startViewTransition(() => Promise.race([put(), pause(LONGEST_STILL)]))
  // One that the next navigation cuts short, or for which the window has another size, is no error: the page is there.
  for (const outcome of [transition.ready, transition.finished]) outcome.catch(() => undefined)
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
