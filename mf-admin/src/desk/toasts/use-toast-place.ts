import { usePlatform, useStore } from '@site/web/platform'
import { useLayoutEffect } from 'react'
import { type Box, countCovered, findFreePlace, type Place, type Taken } from './find-free-place.ts'

/** What a toast must not cover. An editor is left out: its sheet is as large as the page. */
const CONTROLS = 'a[href], button, input, select, textarea, summary'
/** Bars of what can be done with what the page shows. */
const BARS = '[data-foot], [data-selection-bar]'
/** A bar, or the place one writes at, counts for more than all the controls of a page. */
const HEAVY = 1_000
/** A screen that fills the window makes room for a toast beneath its list (admin-frame.module.css). */
const FILLED = '[data-filled]'
const FILLS = '(min-width: 769px)'
/** On a phone it scrolls as a page, and ends above a toast as it does above the bar of the screens. */
const SCREENS = '[data-screens]'
/** What is read counts for less than any control. */
const TEXT = 0.001
/** What is kept free above and below the line one writes in. Pixels. */
const AROUND = 32
/** Between a toast and the edges of the window (toaster.module.css), in pixels. */
const EDGE = 16
/** Somebody has gone on. */
const ACTS = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Puts each toast, as it appears, where it covers nothing that can be pressed, nor read where there is such a place (TOAST-11); over a dialog it has its own place. What it tells
 * of may move the page after it, whenever the answer comes: it makes way for all until somebody goes on or points at it (TOAST-15). Then it
 * stays where it is read, unless it would lie over a bar, over what is being written or over what the keyboard has reached. A screen that fills
 * the window makes room for it at its foot, and there it stands.
 */
export function useToastPlace(): void {
  const { toasts } = usePlatform()
  const shown = useStore(toasts.store, ({ toast }) => (toast?.isOpen ? toast.id : null))
  useLayoutEffect(() => {
    const region = document.querySelector<HTMLElement>('[data-toasts]')
    const main = document.querySelector('main')
    // Over a dialog it goes there in a moment, or is there.
    if (shown === null || !region || !main || document.querySelector('dialog:modal')) return
    const foot = Number.parseFloat(getComputedStyle(region).bottom)
    let at: Place | undefined
    let isSettled = false
    const put = () => {
      at = place(region, foot, at, isSettled) ?? at
    }
    put()
    const observer = new MutationObserver(put)
    observer.observe(main, { childList: true, subtree: true })
    // What grows without a change of the tree: a picture, an unfolded part.
    const sizes = new ResizeObserver(put)
    sizes.observe(main)
    document.addEventListener('selectionchange', put)
    document.addEventListener('focusin', put)
    // The browser scrolls to what it gives the focus after that.
    document.addEventListener('scroll', put, { capture: true, passive: true })
    const settle = () => {
      isSettled = true
    }
    for (const act of ACTS) document.addEventListener(act, settle, { capture: true, passive: true })
    region.addEventListener('pointerover', settle)
    return () => {
      for (const act of ACTS) document.removeEventListener(act, settle, { capture: true })
      region.removeEventListener('pointerover', settle)
      observer.disconnect()
      sizes.disconnect()
      document.removeEventListener('selectionchange', put)
      document.removeEventListener('focusin', put)
      document.removeEventListener('scroll', put, { capture: true })
      const { style } = document.documentElement
      style.removeProperty('--toasts-foot')
      style.removeProperty('--toasts-aside')
      style.removeProperty('--toasts-up')
      style.removeProperty('--toasts-room')
      style.removeProperty('--toasts-ground')
    }
  }, [shown])
}

/** The bars, what the keyboard has reached, and where one writes: a field, or in the editor the lines about the caret. */
function heavyParts(): Taken[] {
  const bars = [...document.querySelectorAll(BARS)].map((bar) => bar.getBoundingClientRect())
  return [...bars, ...placeOfWriting()].map(({ left, top, right, bottom }) => ({
    ...{ left, top, right, bottom },
    weight: HEAVY
  }))
}

function placeOfWriting(): Box[] {
  const { activeElement } = document
  if (
    activeElement &&
    (activeElement.matches('input, textarea, select') || isReachedByKeyboard(activeElement))
  )
    return [activeElement.getBoundingClientRect()]
  const selection = document.getSelection()
  if (!(activeElement instanceof HTMLElement && activeElement.isContentEditable) || !selection?.rangeCount)
    return []
  const range = selection.getRangeAt(0)
  const { left, right } = activeElement.getBoundingClientRect()
  // On an empty line the caret has no box of its own.
  const { startContainer } = range
  const block = startContainer instanceof Element ? startContainer : startContainer.parentElement
  const line = range.getClientRects()[0] ?? block?.getBoundingClientRect()
  return line ? [{ left, right, top: line.top - AROUND, bottom: line.bottom + AROUND }] : []
}

/** What has the focus by the keyboard must be seen (WCAG 2.4.11). */
const isReachedByKeyboard = (element: Element) =>
  element.matches(`:is(${CONTROLS}):focus-visible`) && !element.closest('[data-toasts]')

/**
 * Moves the toast, unless it stands well, and returns where to.
 *
 * @param foot how far above the foot of the window a toast stands by itself, in pixels
 * @param at where it stands, if it was moved before
 * @param isSettled it makes way for bars and for what is being written alone
 */
function place(
  region: HTMLElement,
  foot: number,
  at: Place | undefined,
  isSettled: boolean
): Place | undefined {
  const card = region.querySelector<HTMLElement>('[data-toast]')
  if (!card) return undefined
  const { clientWidth, clientHeight, style } = document.documentElement
  const size = { width: card.offsetWidth, height: card.offsetHeight }
  const makesRoom = document.querySelector(FILLED) !== null
  const isPhone = !window.matchMedia(FILLS).matches
  if (makesRoom) style.setProperty('--toasts-room', `${size.height + 2 * EDGE}px`)
  const heavy = heavyParts()
  if (makesRoom) {
    const end = (isPhone && document.querySelector(SCREENS)?.getBoundingClientRect().top) || clientHeight
    const left = isPhone ? EDGE : clientWidth - EDGE - size.width
    const docked = { left, top: end - EDGE - size.height }
    if (countCovered(size, docked, heavy) === 0) {
      style.setProperty('--toasts-foot', `${clientHeight - end}px`)
      style.setProperty('--toasts-aside', '0px')
      style.setProperty('--toasts-up', '0px')
      if (isPhone) style.setProperty('--toasts-ground', 'var(--papier)')
      return docked
    }
    style.removeProperty('--toasts-ground')
  }
  if (at && isSettled && countCovered(size, at, heavy) === 0) return undefined
  const area = {
    left: EDGE,
    top: EDGE,
    right: clientWidth - EDGE,
    bottom: clientHeight - EDGE - (makesRoom && !isPhone ? 0 : foot)
  }
  const controls = seenOf([...document.querySelectorAll(CONTROLS)].filter((one) => !region.contains(one)))
  const texts = seenOf([...document.querySelectorAll('main *')].filter(hasWords))
  const taken = [...heavy, ...controls, ...texts.map((box) => ({ ...box, weight: TEXT }))]
  if (at && countCovered(size, at, taken) === 0) return undefined
  const { left, top } = findFreePlace(size, area, taken)
  style.setProperty('--toasts-foot', '0px')
  style.setProperty('--toasts-aside', `${clientWidth - EDGE - size.width - left}px`)
  style.setProperty('--toasts-up', `${clientHeight - EDGE - size.height - top}px`)
  return { left, top }
}

/** Has it words of its own? The toast's are not within `main`. */
const hasWords = ({ childNodes }: Element) =>
  [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '')

/** Where these stand, as far as the list or sheet that they scroll in shows them. */
function seenOf(elements: readonly Element[]): Box[] {
  const views = new Map<Element, DOMRect>()
  return elements.flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const scroller = element.closest('[data-scrolls]')
    if (!scroller) return [{ left, top, right, bottom }]
    const view = views.get(scroller) ?? scroller.getBoundingClientRect()
    views.set(scroller, view)
    const seen = { left, right, top: Math.max(top, view.top), bottom: Math.min(bottom, view.bottom) }
    return seen.top < seen.bottom ? [seen] : []
  })
}
