import type { Lead } from '@site/contracts/leads/lead'
import { useTitleMark } from '@site/web/platform'
import { useEffect, useMemo, useRef, useState } from 'react'
import { logFailure } from '../api/log-failure.ts'
import { useDebouncedValue } from '../layout/use-debounced-value.ts'
import { isNewestFirst, NEWEST_FIRST, orderLeads } from './data/lead-order.ts'
import type { LeadFilter } from './data/lead-reader.ts'
import { LEADS_POLLING, useLeads } from './data/use-leads.ts'
import { keptList, useKeptList } from './kept-list.ts'
import { indexOfLead, NONE } from './list/lead-list-props.ts'
import { useIconMark } from './use-icon-mark.ts'
import { useUnseen } from './use-unseen.ts'

/** Typing pauses before the list is asked for. Milliseconds. */
const SEARCH_PAUSE = 250

/**
 * What the screen shows of the leads that match: in which order, which row has the focus, which are new. Any order but the
 * service's own, and a saved view, needs the whole list, which is then loaded.
 *
 * @param ids the leads of the saved view; null: all, undefined: not known yet
 * @param hidden leads that are about to be deleted; the same array as long as they are the same
 */
export function useLeadView(
  adminCode: string,
  filter: LeadFilter,
  ids: ReadonlySet<number> | null | undefined,
  hidden: readonly Lead[]
) {
  const search = useDebouncedValue(filter.search, SEARCH_PAUSE)
  const [order, setOrder] = useState(() => keptList()?.order ?? NEWEST_FIRST)
  useKeptList({ ...filter, search }, order)
  const [current, setCurrent] = useState<number | null>(null)
  const [goTo, setGoTo] = useState<{ id: number } | null>(null)
  const [isAtTop, setAtTop] = useState(false)
  const [hasMoreFailed, setMoreFailed] = useState(false)
  const arrived = useRef<(id: number) => void>(() => undefined)
  const { list, ...leads } = useLeads(adminCode, { ...filter, search }, (id) => arrived.current(id))

  const isComplete = list?.nextCursor === null
  const inOrder = isComplete ? order : NEWEST_FIRST
  const shown = useMemo(() => {
    if (!list || ids === undefined) return undefined
    const gone = new Set(hidden.map(({ id }) => id))
    const isPart = ids !== null || gone.size > 0
    const leads = isPart ? list.leads.filter(({ id }) => (ids?.has(id) ?? true) && !gone.has(id)) : list.leads
    return orderLeads(leads, inOrder)
  }, [list, inOrder, ids, hidden])
  const elsewhere = useMemo(
    () => (ids && isComplete ? list.leads.filter(({ id }) => !ids.has(id)).length : 0),
    [list, ids, isComplete]
  )
  const unseen = useNews(list?.leads, isAtTop && isNewestFirst(order) && ids === null, filter)
  useEffect(() => {
    arrived.current = unseen.add
  })
  useTitleMark(unseen.unseen.size)
  useIconMark(unseen.unseen.size)

  const load = async (run: () => Promise<unknown>) => {
    try {
      await run()
      setMoreFailed(false)
    } catch (error) {
      logFailure('More leads could not be loaded', error)
      setMoreFailed(true)
    }
  }
  const isOrderWaiting = list !== undefined && !isComplete && (!isNewestFirst(order) || ids !== null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list that must be loaded completely
  useEffect(() => {
    if (isOrderWaiting) void load(leads.loadAll)
  }, [isOrderWaiting])
  const mustRetry = hasMoreFailed && leads.problem !== 'refused'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (!mustRetry) return
    const timer = setInterval(() => void load(isOrderWaiting ? leads.loadAll : leads.loadMore), LEADS_POLLING)
    return () => clearInterval(timer)
  }, [mustRetry, isOrderWaiting])

  const rows = shown ?? NONE
  const goToLead = (lead: Lead | null | undefined) => {
    setCurrent(lead?.id ?? null)
    setGoTo(lead ? { id: lead.id } : null)
  }
  const goToIndex = (index: number) => goToLead(rows[Math.max(0, Math.min(index, rows.length - 1))])
  return {
    ...leads,
    leads: shown,
    /** The rows are those of what is typed and chosen by now. */
    isSettled: shown !== undefined && search === filter.search,
    total: ids === null ? Math.max(0, (list?.total ?? 0) - hidden.length) : (shown?.length ?? 0),
    /** How many match that the chosen view leaves out; known once all are loaded. */
    elsewhere,
    hasMore: list !== undefined && !isComplete,
    /** The chosen order, or view, waits until the complete list is loaded. */
    isOrderWaiting,
    problem: leads.problem ?? (hasMoreFailed ? ('failed' as const) : null),
    order,
    setOrder,
    onOrder: setOrder,
    unseen: unseen.unseen,
    /** Id of the newest lead there is, where the list is not filtered. */
    newest: isFiltered(filter) ? null : (list?.leads[0]?.id ?? null),
    current,
    currentLead: rows[indexOfLead(rows, current)],
    goTo,
    onCurrent: setCurrent,
    onTop: setAtTop,
    onMore: () => void load(leads.loadMore),
    goToFirst: () => goToIndex(0),
    goToLead,
    leadOf: (id: number | null): Lead | undefined => rows[indexOfLead(rows, id)],
    /** The lead after this one, or before it at the end; null when it is alone. */
    neighbourOf(id: number): Lead | null {
      const index = indexOfLead(rows, id)
      return rows[index + 1] ?? rows[index - 1] ?? null
    },
    /** Every lead that matches, in the order of the screen. */
    loadOrdered: async () =>
      orderLeads((await leads.loadAll()).leads, order).filter(({ id }) => !ids || ids.has(id)),
    /** Focus to the next row, or the one before; to the first when no row has it. */
    step: (by: 1 | -1) => goToIndex(current === null ? 0 : indexOfLead(rows, current) + by),
    forget(id: number): void {
      unseen.remove(id)
      leads.forget(id)
    }
  }
}
export type LeadView = ReturnType<typeof useLeadView>

const isFiltered = ({ search, source }: LeadFilter) => search !== '' || source !== 'all'

/** Leads that come while the screen is open, told by the stream or found in the list, until they were looked at. */
function useNews(leads: Lead[] | undefined, isTopInSight: boolean, filter: LeadFilter) {
  const isPart = isFiltered(filter)
  const newest = useRef<number>(null)
  const [isInSight, setInSight] = useState(false)
  const news = useUnseen(isInSight)
  const { unseen, add } = news

  useEffect(() => {
    if (!leads) return
    // Ids grow: what is above the highest of before is new, and stands among the first.
    const recent = leads.slice(0, 1000).map(({ id }) => id)
    const highest = Math.max(0, ...recent)
    if (newest.current !== null) for (const id of recent) if (id > newest.current) add(id)
    newest.current = Math.max(newest.current ?? 0, highest)
  }, [leads, add])

  useEffect(() => {
    const isListed = (id: number) => leads?.some((lead) => lead.id === id) ?? false
    setInSight(isTopInSight && (!isPart || [...unseen].every(isListed)))
  }, [isTopInSight, isPart, unseen, leads])

  return news
}
