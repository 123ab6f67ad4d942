import { leadDeskCalls } from '@site/contracts/operations/calls/lead-desk'
import type { LeadSheet } from '@site/contracts/operations/lead-sheet'
import { callApi } from '@site/web/api/call-api'
import { HttpError, type Platform, usePlatform, useQuery, useQueryClient } from '@site/web/platform'
import { codeHeader } from '../../../api/code-header.ts'
import { isRefused, messageOf } from '../../../api/message-of.ts'
import { READ_AHEAD } from '../../../api/read-ahead.ts'
import { createEditor } from '../../../live/signs-of-life.ts'
import { useLive } from '../../../live/use-live.ts'

/** How often a sheet is read again by itself, for where the live stream is lost. Milliseconds. */
const SHEET_POLLING = 20_000
/** How long a sheet that is closed is kept, in memory. Milliseconds. */
const KEPT_FOR = 60_000

/** Draws this tab apart from the others of the same person. */
export const EDITOR = createEditor()

export const sheetKey = (adminCode: string, leadId: number) => ['admin-lead-sheet', adminCode, leadId]

/** Is it a lead that is not there (any more)? */
export const isMissing = (error: unknown) => error instanceof HttpError && error.status === 404
const isDeleted = (error: unknown) => error instanceof HttpError && error.problem?.code === 'lead-deleted'
const isOver = (error: unknown) =>
  error instanceof HttpError && (error.status === 401 || error.status === 403 || error.status === 404)

export const sheetQuery = (http: Platform['http'], adminCode: string, leadId: number) =>
  ({
    queryKey: sheetKey(adminCode, leadId),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<LeadSheet> =>
      callApi(http, leadDeskCalls.readSheet, {
        params: { id: leadId },
        query: { editor: EDITOR.id },
        headers: codeHeader(adminCode),
        signal
      }),
    staleTime: READ_AHEAD.staleTime,
    gcTime: KEPT_FOR,
    networkMode: 'always'
  }) as const

/** Everything about one lead, read again as soon as the live stream tells of a change of it (SHEET-6); never again once it is gone (SHEET-30). */
export function useSheet(adminCode: string, leadId: number) {
  const { http } = usePlatform()
  const client = useQueryClient()
  const queryKey = sheetKey(adminCode, leadId)
  const query = useQuery({
    ...sheetQuery(http, adminCode, leadId),
    enabled: ({ state }) => !isMissing(state.error),
    refetchInterval: ({ state }) => (isOver(state.error) ? false : SHEET_POLLING)
  })
  useLive(({ type, data }) => {
    if (type === 'site.lead-changed' && data.leadId === leadId) void client.invalidateQueries({ queryKey })
  })
  return {
    sheet: query.data,
    hasFailed: query.isError,
    isRefused: isRefused(query.error),
    isMissing: isMissing(query.error),
    /** Who deleted it and when, where the log knows. */
    deletion: isDeleted(query.error) ? messageOf(query.error) : undefined
  }
}
