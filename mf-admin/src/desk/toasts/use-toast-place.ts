import { usePlatform, useStore } from '@site/web/platform'
import { useLayoutEffect } from 'react'
import { findFreePlace } from './find-free-place.ts'

/** What a toast must not cover. An editor is left out: its sheet is as large as the page. */
const CONTROLS = 'a[href], button, input, select, textarea, summary'
/** Between a toast and the edges of the window (toaster.module.css), in pixels. */
const EDGE = 16

/** Puts each toast, as it appears, where it covers nothing that can be pressed (TOAST-11); over a dialog it has its own place. */
export function useToastPlace(): void {
  const { toasts } = usePlatform()
  const shown = useStore(toasts.store, ({ toast }) => (toast?.isOpen ? toast.id : null))
  useLayoutEffect(() => {
    const region = document.querySelector<HTMLElement>('[data-toasts]')
    const card = region?.querySelector<HTMLElement>('[data-toast]')
    if (shown === null || !region || !card || region.closest('dialog')) return
    const { clientWidth, clientHeight, style } = document.documentElement
    const foot = Number.parseFloat(getComputedStyle(region).bottom)
    const size = { width: card.offsetWidth, height: card.offsetHeight }
    const bottom = clientHeight - foot - EDGE
    const place = findFreePlace(
      size,
      { left: EDGE, top: EDGE, right: clientWidth - EDGE, bottom },
      [...document.querySelectorAll(CONTROLS)].filter((one) => !region.contains(one)).map(boxOf)
    )
    style.setProperty('--toasts-aside', `${clientWidth - EDGE - size.width - place.left}px`)
    style.setProperty('--toasts-up', `${foot + bottom - size.height - place.top}px`)
    return () => {
      style.removeProperty('--toasts-aside')
      style.removeProperty('--toasts-up')
    }
  }, [shown])
}

const boxOf = (element: Element): DOMRect => element.getBoundingClientRect()
