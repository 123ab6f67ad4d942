import { administrationCalls } from '@site/contracts/operations/calls/administration'
import { type SchedulerStatus, schedulerStatusSchema } from '@site/contracts/operations/scheduler'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQuery } from '@site/web/platform'
import { codeHeader } from '../api/code-header.ts'

const STATUS = administrationCalls.readSchedulerStatus

interface StatusOptions {
  /** Is it asked for at all? */
  isAsked?: boolean
  /** After how many milliseconds it is read again, given what it was; false: not by itself. */
  readAgain: (status: SchedulerStatus | undefined) => number | false
}

/** The status of the daily generator, as it is now. */
export function useSchedulerStatus(adminCode: string, { isAsked = true, readAgain }: StatusOptions) {
  const { http } = usePlatform()
  return useQuery({
    queryKey: [STATUS.path, adminCode],
    queryFn: async () =>
      schedulerStatusSchema.parse(await callApi(http, STATUS, { headers: codeHeader(adminCode) })),
    enabled: isAsked,
    refetchInterval: ({ state }) => readAgain(state.data),
    staleTime: 0,
    gcTime: 0
  })
}
