/**
 * One lock on the page's scrolling, counted: it opens when the last holder releases it (NAV-22). `release` of a
 * holder is idempotent. `releaseAll` is for a change of page.
 */
export function createScrollLock(setLocked: (locked: boolean) => void) {
  const holders = new Set<symbol>()
  const apply = (before: number) => {
    if (before > 0 !== holders.size > 0) setLocked(holders.size > 0)
  }
  const change = (edit: () => void) => {
    const before = holders.size
    edit()
    apply(before)
  }

  return {
    acquire(): () => void {
      const holder = Symbol('scroll lock')
      change(() => holders.add(holder))
      return () => change(() => holders.delete(holder))
    },
    releaseAll: () => change(() => holders.clear())
  }
}
export type ScrollLock = ReturnType<typeof createScrollLock>

/** `data-scroll-locked` on the root element for the theme, and the property itself (not an attribute, so CSP allows it). */
export function lockDocument(locked: boolean): void {
  const root = document.documentElement
  // The width of the scrollbar stays reserved, so that nothing shifts under a dialog.
  root.style.paddingInlineEnd = locked ? `${window.innerWidth - root.clientWidth}px` : ''
  root.toggleAttribute('data-scroll-locked', locked)
  root.style.overflow = locked ? 'hidden' : ''
}
