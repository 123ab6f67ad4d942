import { useBookingUrl, useHydrated, useLocation } from '@site/web/platform'
import { useEffect, useState } from 'react'
import { useCalm } from '../../../parts/use-calm.ts'
import type { Trade } from '../content/week.ts'
import { EXAMPLE, exampleOf, queryOf, readSetting, type WeekSetting, withSetting } from './week-setting.ts'

/** Sliders give many settings, and browsers count how often an entry of the history changes. Milliseconds. */
const KEPT_AFTER = 300

/** The setting that the entry of the history keeps, as a query; undefined where it keeps none. */
const keptQuery = (): string | undefined => globalThis.history?.state?.week

/**
 * The visitor's week: the example until something is set, by hand or by the address (HOME-39, HOME-42), or before a reload. It begins by hand and is automated by the
 * button; a link shows what it came to, and so does whatever may not move: the server's page, and a visitor who prefers less motion.
 */
export function useWeek() {
  const { search, key } = useLocation()
  const bookingUrl = useBookingUrl()
  const isCalm = useCalm()
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<WeekSetting | null>(null)
  const [linkedBy, setLinkedBy] = useState('')
  // Kept: an anchor of the page leads to an address without it.
  const given = keptQuery() ?? search
  if (isHydrated && !chosen && given !== linkedBy && readSetting(given)) setLinkedBy(given)
  const linked = readSetting(linkedBy)
  const [asked, setAsked] = useState<boolean | null>(null)
  /** The bars follow a slider at once, and each other when they are automated. */
  const [isPlaying, setPlaying] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry keeps it, also one that is new
  useEffect(() => {
    if (!chosen) return
    const keep = () => history.replaceState({ ...history.state, week: queryOf(chosen) }, '')
    const timer = setTimeout(keep, KEPT_AFTER)
    return () => clearTimeout(timer)
  }, [chosen, key])
  const own = chosen ?? linked
  const setting = own ?? EXAMPLE
  const isAutomated = asked ?? (isCalm || linked !== null)
  /** `edit` gets what is set by then: what was done before the page was hydrated comes all at once. */
  const change = (edit: (before: WeekSetting) => WeekSetting) => {
    setPlaying(false)
    setChosen((before) => edit(before ?? linked ?? EXAMPLE))
  }
  return {
    setting,
    isAutomated,
    isPlaying,
    isTouched: chosen !== null || asked !== null,
    /** The booking page gets what the visitor has set, and no example. */
    bookingUrl: own ? withSetting(bookingUrl, own) : bookingUrl,
    change: (edit: Partial<WeekSetting>) => change((before) => ({ ...before, ...edit })),
    changeTrade: (trade: Trade) => change(({ emails }) => exampleOf(trade, emails)),
    toggle: () => {
      setPlaying(true)
      setAsked(!isAutomated)
    }
  }
}
