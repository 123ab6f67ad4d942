import type { DeskPage, DeskView } from '@site/contracts/leads/desk'
import { leadDeskCalls } from '@site/contracts/operations/calls/lead-desk'
import { callApi } from '@site/web/api/call-api'
import { keepPreviousData, type Platform, usePlatform, useQuery } from '@site/web/platform'
import { codeHeader } from '../../api/code-header.ts'
import { isRefused } from '../../api/message-of.ts'
import { untilRefused } from '../../api/until-refused.ts'
import { useLive } from '../../live/use-live.ts'
import { useReadAgainSoon } from '../../live/use-read-again.ts'

/** Time alone makes a lead late: how often the counts are read again. Milliseconds. */
const COUNTED_EVERY = 30_000
/** Rows in an answer: the most there may be. */
const PAGE = 1000

interface ViewRead extends Omit<DeskPage, 'nextCursor'> {
  /** The leads of the view; null: all of them. */
  ids: ReadonlySet<number> | null
}

/**
 * What a saved view holds, how many each holds, and who may own a lead. `ids` is undefined until it is known, and null in « Tous »: there
 * the list is what it is without views.
 */
export function useDeskView(adminCode: string, view: DeskView, { isAsked = true } = {}) {
  const { http } = usePlatform()
  const queryKey = ['admin-lead-desk', adminCode]
  const { data, isPlaceholderData, isPending, error } = useQuery({
    queryKey: [...queryKey, view],
    queryFn: ({ signal }) => readView(http, adminCode, view, signal),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    refetchInterval: untilRefused(COUNTED_EVERY)
  })
  const renew = useReadAgainSoon(queryKey)
  useLive(({ type }) => {
    if (!isAsked) return
    if (type === 'site.lead-changed' || type === 'site.lead-created') renew()
  })
  return {
    counts: data?.counts,
    me: data?.me,
    owners: data?.owners ?? [],
    ids: view === 'tous' ? null : isPlaceholderData ? undefined : data?.ids,
    isPending: isAsked && isPending,
    // A code that is refused is said of the list, and nothing is tried again.
    isLost: error !== null && !isRefused(error),
    renew
  }
}

async function readView(
  http: Platform['http'],
  adminCode: string,
  view: DeskView,
  signal: AbortSignal
): Promise<ViewRead> {
  const isAll = view === 'tous'
  const read = (cursor?: string) =>
    callApi(http, leadDeskCalls.listDesk, {
      query: { view, limit: isAll ? 1 : PAGE, ...(cursor && { cursor }) },
      headers: codeHeader(adminCode),
      signal
    })
  let page = await read()
  const rows = [...page.rows]
  while (!isAll && page.nextCursor) {
    page = await read(page.nextCursor)
    rows.push(...page.rows)
  }
  return { ...page, rows, ids: isAll ? null : new Set(rows.map(({ leadId }) => leadId)) }
}
