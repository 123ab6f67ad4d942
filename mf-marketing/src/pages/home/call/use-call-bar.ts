import { useHideOnScroll } from '@site/web/ui/use-hide-on-scroll'
import { type RefObject, useEffect, useState } from 'react'

/** What a finger may aim at. */
const PRESSABLE = 'main :is(a, button, summary, input, label, [data-pressable])'
const FIELDS = 'input, textarea, select'

/**
 * May the bar be there? Past the hero and before the contact section, which has the same way in large; not on the way down, nor while a
 * field has the focus, for which the keyboard takes its room; and never over what can be pressed.
 */
export function useCallBar(bar: RefObject<HTMLElement | null>): boolean {
  const isAway = useHideOnScroll()
  const [hasPlace, setPlace] = useState(false)
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      setPlace(bar.current !== null && hasPlaceFor(bar.current))
    }
    const soon = () => {
      frame ||= requestAnimationFrame(look)
    }
    const listening = new AbortController()
    const { signal } = listening
    for (const event of ['scroll', 'resize', 'focusin', 'focusout', 'toggle', 'click', 'transitionend'])
      window.addEventListener(event, soon, { signal, capture: true, passive: true })
    soon()
    return () => {
      listening.abort()
      cancelAnimationFrame(frame)
    }
  }, [bar])
  return hasPlace && !isAway
}

function hasPlaceFor(bar: HTMLElement): boolean {
  if (document.activeElement?.matches(FIELDS)) return false
  const own = bar.getBoundingClientRect()
  if (bottomOf('hero') > 0 || topOf('contact') < own.bottom) return false
  return ![...document.querySelectorAll(PRESSABLE)].some((one) => {
    if (bar.contains(one)) return false
    const { left, right, top, bottom } = one.getBoundingClientRect()
    return left < own.right && right > own.left && top < own.bottom && bottom > own.top
  })
}

const bottomOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().bottom ?? 0
const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? 0
