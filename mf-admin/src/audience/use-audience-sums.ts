import { audienceSchema } from '@site/contracts/audience/audience'
import { audienceCalls } from '@site/contracts/operations/calls/audience'
import { callApi } from '@site/web/api/call-api'
import { keepPreviousData, usePlatform, useQuery } from '@site/web/platform'
import { codeHeader } from '../api/code-header.ts'
import { isRefused } from '../api/message-of.ts'
import { firstDayOf } from './first-day.ts'

/** The sums of a period of so many weeks, as they are now; those of the period before stay until they have come. */
export function useAudienceSums(adminCode: string, weeks: number) {
  const { http } = usePlatform()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [audienceCalls.readAudience.path, adminCode, weeks],
    queryFn: async () =>
      audienceSchema.parse(
        await callApi(http, audienceCalls.readAudience, {
          query: { from: firstDayOf(weeks, new Date()) },
          headers: codeHeader(adminCode)
        })
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0
  })
  return {
    sums: data,
    isOlder: isPlaceholderData,
    hasFailed: error !== null,
    isRefused: isRefused(error),
    refetch: () => void refetch()
  }
}
