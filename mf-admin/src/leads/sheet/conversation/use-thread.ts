import type { Thread, ThreadMessage } from '@site/contracts/answers/thread'
import { answerCalls } from '@site/contracts/operations/calls/answers'
import { callApi } from '@site/web/api/call-api'
import { HttpError, type Platform, usePlatform, useQuery, useQueryClient } from '@site/web/platform'
import { codeHeader } from '../../../api/code-header.ts'
import { READ_AHEAD } from '../../../api/read-ahead.ts'
import { useLive } from '../../../live/use-live.ts'
import { isMissing } from '../data/use-sheet.ts'

/** How often a thread is read again where the live stream is lost: soon while a message is on its way. Milliseconds. */
const POLLING = 20_000
const POLLING_WHILE_WAITING = 3_000

export const threadQuery = (http: Platform['http'], adminCode: string, leadId: number) =>
  ({
    queryKey: ['admin-lead-thread', adminCode, leadId],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Thread> =>
      callApi(http, answerCalls.readThread, {
        params: { id: leadId },
        headers: codeHeader(adminCode),
        signal
      }),
    staleTime: READ_AHEAD.staleTime,
    gcTime: 60_000,
    networkMode: 'always'
  }) as const

/** Reads what was written to the visitor of a lead, and again as soon as the live stream tells of a change. */
export function useThread(adminCode: string, leadId: number) {
  const { http } = usePlatform()
  const client = useQueryClient()
  const options = threadQuery(http, adminCode, leadId)
  const { queryKey } = options
  const {
    data: thread,
    error,
    isError
  } = useQuery({
    ...options,
    refetchInterval: ({ state: { data, error } }) => {
      if (error instanceof HttpError && error.status < 500) return false
      return data?.messages.some(({ state }) => state === 'waiting') ? POLLING_WHILE_WAITING : POLLING
    }
  })
  const refresh = () => client.invalidateQueries({ queryKey })
  useLive(({ type, data }) => {
    if (type === 'site.lead-changed' && data.leadId === leadId) void refresh()
  })
  return {
    thread,
    /** Of a lead that is gone its sheet says so. */
    hasFailed: isError && !isMissing(error),
    refresh,
    /** Shows a message as a call has just answered it. */
    put: (message: ThreadMessage) =>
      client.setQueryData<Thread>(
        queryKey,
        (old) => old && { ...old, messages: [...old.messages.filter(({ id }) => id !== message.id), message] }
      )
  }
}
