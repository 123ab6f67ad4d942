import type { Lead } from '@site/contracts/leads/lead'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { LeadListProps } from './lead-list-props.ts'

/** Brings focus to the row that `goTo` names, once it is drawn, and the row into sight. */
export function useRowFocus(list: RefObject<HTMLElement | null>, goTo: LeadListProps['goTo']): void {
  useEffect(() => {
    if (!goTo) return
    const row = list.current?.querySelector<HTMLElement>(`[data-lead="${goTo.id}"]`)
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  }, [list, goTo])
}

/** Brings the row of the lead whose sheet is open into sight, with each other lead; the focus stays where it is. */
export function useRowInSight(list: RefObject<HTMLElement | null>, opened: number | null): void {
  useEffect(() => {
    if (opened === null) return
    list.current?.querySelector(`[data-lead="${opened}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [list, opened])
}

/** Says whether the element, which stands before the first row, is on the screen. */
export function useTopWatch(onTop: (isAtTop: boolean) => void): RefObject<HTMLDivElement | null> {
  const mark = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!mark.current) return
    const observer = new IntersectionObserver(([entry]) => onTop(entry?.isIntersecting ?? false))
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [onTop])
  return mark
}

/** Key of the row at a place: another function only with other leads, as the heights of all rows are counted anew with it. */
export const useLeadKeys = (leads: Lead[]) =>
  useCallback((index: number): number => leads[index]?.id ?? index, [leads])
