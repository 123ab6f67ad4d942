import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the keyboard where it was in the list: a row that takes another place keeps its focus, and the page does not scroll after it. `goTo`
 * names the article whose title gets the focus, another object each time; without an article the list itself gets it.
 */
export function useArticleFocus(
  list: RefObject<HTMLElement | null>,
  articles: readonly { id: number }[],
  goTo: { id: number | undefined } | null
): void {
  const focused = useRef<HTMLElement>(null)

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = target instanceof HTMLElement && list.current?.contains(target) ? target : null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [list])

  // An element that moves within the DOM loses the focus, and no event says so.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list of articles
  useLayoutEffect(() => {
    if (document.activeElement === document.body && focused.current?.isConnected)
      focused.current.focus({ preventScroll: true })
  }, [articles])

  useEffect(() => {
    if (!goTo) return
    const title = list.current?.querySelector<HTMLElement>(`[data-article="${goTo.id}"] a`)
    ;(title ?? list.current)?.focus()
  }, [list, goTo])
}
