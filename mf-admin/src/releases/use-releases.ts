import { releaseBoardCalls } from '@site/contracts/operations/calls/front-ends/release-board'
import {
  type BoardRow,
  type CanaryAction,
  releaseBoardSchema
} from '@site/contracts/release-board/release-board'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQuery, useToast } from '@site/web/platform'
import { codeHeader } from '../api/code-header.ts'
import { isRefused, messageOf } from '../api/message-of.ts'
import { untilRefused } from '../api/until-refused.ts'
import { canaryToasts } from './content/canary.ts'
import { releasesToasts } from './content/releases.ts'

/** What serves and how it fares changes without this screen: how often it is read again. Milliseconds. */
const POLLING = 5_000

/** What is live of each front end, and the way back. */
export function useReleases(adminCode: string) {
  const { http } = usePlatform()
  const toast = useToast()
  const { data, error, isError, refetch } = useQuery({
    queryKey: [releaseBoardCalls.readReleaseBoard.path, adminCode],
    queryFn: async () =>
      releaseBoardSchema.parse(
        await callApi(http, releaseBoardCalls.readReleaseBoard, { headers: codeHeader(adminCode) })
      ),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: untilRefused(POLLING)
  })
  return {
    rows: data?.deployables,
    hasFailed: isError,
    isRefused: isRefused(error),
    refetch: () => void refetch(),
    /** Makes the version before live again; a toast says how it went. */
    async rollBack({ name, live, rollback: { to } }: BoardRow): Promise<void> {
      if (to === null) return
      try {
        const { isLogged } = await callApi(http, releaseBoardCalls.rollBackRelease, {
          params: { name },
          body: { adminCode, from: live.version, to }
        })
        toast.show(releasesToasts.rolledBack(name, to, isLogged))
      } catch (error) {
        console.error(`${name} could not be rolled back`, error)
        toast.show(releasesToasts.failed(messageOf(error)))
      }
      await refetch()
    },
    /** Changes the canary of a front end; a toast says how it went. */
    async changeCanary({ name }: BoardRow, action: CanaryAction): Promise<void> {
      try {
        const { version, share, isLogged } = await callApi(http, releaseBoardCalls.changeCanary, {
          params: { name },
          body: { adminCode, ...action }
        })
        toast.show(canaryToasts.done(action.action, name, version, share, isLogged))
      } catch (error) {
        console.error(`the canary of ${name} could not be changed`, error)
        toast.show(canaryToasts.failed(messageOf(error)))
      }
      await refetch()
    }
  }
}
