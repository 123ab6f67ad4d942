import { releaseBoardCalls } from '@site/contracts/operations/calls/front-ends/release-board'
import { releaseBoardSchema } from '@site/contracts/release-board/release-board'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQuery, useToast } from '@site/web/platform'
import { codeHeader } from '../api/code-header.ts'
import { logFailure } from '../api/log-failure.ts'
import { isRefused } from '../api/message-of.ts'
import { untilRefused } from '../api/until-refused.ts'
import { sayInstant } from '../layout/when/say-when.ts'
import { type Asked, type AskedToGoLive, comesBack, nameOf, wayBackOf } from './asked/what-is-asked.ts'
import { canaryDone } from './content/canary.ts'
import { releasesToasts } from './content/releases.ts'
import { usePlanNews } from './use-plan-news.ts'

/** What serves and how it fares changes without this screen: how often it is read again. Milliseconds. */
const POLLING = 5_000

const wantedOf = (versions: AskedToGoLive['versions']) =>
  versions.map(({ name, from, version: to }) => ({ name, from, to }))

/** What is live of each front end, and what can be done with it. */
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
  const forget = usePlanNews(data)
  /** Does what is asked. Returns the toast that says so. */
  const ask = async (asked: Asked) => {
    if (asked.action === 'live') {
      const body = { adminCode, versions: wantedOf(asked.versions) }
      const { live, isLogged } = await callApi(http, releaseBoardCalls.makeLive, { body })
      const names = live.map(({ name }) => name)
      return releasesToasts[comesBack(asked) ? 'broughtBack' : 'madeLive'](names, isLogged)
    }
    if (asked.action === 'cancel') {
      const params = { plan: asked.plan.id }
      const { plan, isLogged } = await callApi(http, releaseBoardCalls.cancelPlannedRelease, {
        ...{ params, body: { adminCode } }
      })
      forget(plan)
      return releasesToasts.cancelled(Object.keys(plan.versions), isLogged)
    }
    const { row, action } = asked
    const { name, live } = row
    const params = { name }
    const from = live.version
    if (action === 'retire') {
      const body = { adminCode, from }
      const { isLogged } = await callApi(http, releaseBoardCalls.retireRemote, { params, body })
      return releasesToasts.retired(name, isLogged)
    }
    if (action === 'rollback') {
      const [{ to = '' } = {}, ...together] = wayBackOf(asked)
      const body = { adminCode, from, to, together }
      const { isLogged } = await callApi(http, releaseBoardCalls.rollBackRelease, { params, body })
      return releasesToasts.rolledBack(wayBackOf(asked), isLogged)
    }
    const body = { adminCode, ...action }
    const { version, share, isLogged } = await callApi(http, releaseBoardCalls.changeCanary, { params, body })
    return releasesToasts.canaryChanged(canaryDone[action.action](name, version, share), isLogged)
  }
  return {
    rows: data?.deployables,
    ready: data?.ready ?? [],
    planned: data?.planned ?? [],
    retired: data?.retired ?? [],
    hasFailed: isError,
    isRefused: isRefused(error),
    refetch: () => void refetch(),
    /** Has versions go live at a minute of Paris. Returns the sentence that says why not, or null once it is planned. */
    async plan(versions: AskedToGoLive['versions'], at: string): Promise<string | null> {
      try {
        const body = { adminCode, versions: wantedOf(versions), at }
        const { plan, isLogged } = await callApi(http, releaseBoardCalls.planRelease, { body })
        const when = sayInstant(new Date(plan.at))
        toast.show(releasesToasts.planned(Object.keys(plan.versions), when, isLogged))
      } catch (error) {
        return (
          logFailure('The release could not be planned', error) ?? releasesToasts.failed.plan().description
        )
      }
      await refetch()
      return null
    },
    /** Does what is asked; a toast says how it went. */
    async change(asked: Asked): Promise<void> {
      const { action } = asked
      try {
        toast.show(await ask(asked))
      } catch (error) {
        const message = logFailure(`${nameOf(asked)} could not be changed`, error)
        const kind = typeof action === 'string' ? action : 'canary'
        toast.show(releasesToasts.failed[kind](message))
      }
      await refetch()
    }
  }
}
