import { usePlatform, useStore } from '@site/web/platform'
import { useLayoutEffect } from 'react'
import { countCovered, findFreePlace, type Place } from './find-free-place.ts'

/** What a toast must not cover. An editor is left out: its sheet is as large as the page. */
const CONTROLS = 'a[href], button, input, select, textarea, summary'
/** Between a toast and the edges of the window (toaster.module.css), in pixels. */
const EDGE = 16
/** What a toast tells of may move the page a moment later: until then it makes way. Later it stays where it is read. Milliseconds. */
const SETTLED_AFTER = 1_000

/** Puts each toast, as it appears, where it covers nothing that can be pressed (TOAST-11); over a dialog it has its own place. */
export function useToastPlace(): void {
  const { toasts } = usePlatform()
  const shown = useStore(toasts.store, ({ toast }) => (toast?.isOpen ? toast.id : null))
  useLayoutEffect(() => {
    const region = document.querySelector<HTMLElement>('[data-toasts]')
    const main = document.querySelector('main')
    if (shown === null || !region || !main || region.closest('dialog')) return
    const foot = Number.parseFloat(getComputedStyle(region).bottom)
    let at: Place | undefined
    const put = () => {
      at = place(region, foot, at) ?? at
    }
    put()
    const observer = new MutationObserver(put)
    observer.observe(main, { childList: true, subtree: true })
    const timer = setTimeout(() => observer.disconnect(), SETTLED_AFTER)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      const { style } = document.documentElement
      style.removeProperty('--toasts-aside')
      style.removeProperty('--toasts-up')
    }
  }, [shown])
}

/**
 * Moves the toast, unless it stands well, and returns where to.
 *
 * @param foot how far above the foot of the window a toast stands by itself, in pixels
 * @param at where it stands, if it was moved before
 */
function place(region: HTMLElement, foot: number, at: Place | undefined): Place | undefined {
  const card = region.querySelector<HTMLElement>('[data-toast]')
  if (!card) return undefined
  const { clientWidth, clientHeight, style } = document.documentElement
  const size = { width: card.offsetWidth, height: card.offsetHeight }
  const bottom = clientHeight - foot - EDGE
  const area = { left: EDGE, top: EDGE, right: clientWidth - EDGE, bottom }
  const taken = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !region.contains(control))
    .map((control) => control.getBoundingClientRect())
  if (at && countCovered(size, at, taken) === 0) return undefined
  const { left, top } = findFreePlace(size, area, taken)
  style.setProperty('--toasts-aside', `${clientWidth - EDGE - size.width - left}px`)
  style.setProperty('--toasts-up', `${foot + bottom - size.height - top}px`)
  return { left, top }
}
