import type { KeyboardEvent } from 'react'

/** Has the arrows, Home and End go from button to button of a line. */
export function moveAlong(event: KeyboardEvent, line: HTMLElement | null): void {
  const buttons = Array.from(line?.querySelectorAll('button') ?? [])
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
  if (to === undefined || at < 0) return
  event.preventDefault()
  buttons.at(to % buttons.length)?.focus()
}
