import { ADMIN_CODE_HEADER } from '@site/contracts/operations/admin'
import { administrationCalls } from '@site/contracts/operations/calls/administration'
import { blogCalls } from '@site/contracts/operations/calls/blog'
import { addressOf } from '@site/contracts/operations/calls/call'
import { leadCalls } from '@site/contracts/operations/calls/leads'
import { schedulerStatusSchema } from '@site/contracts/operations/scheduler'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQuery } from '@site/web/platform'
import { countDrafts } from '../../../articles/draft/draft-store.ts'

export interface Figures {
  drafts: number
  /** null where the service did not answer. */
  articles: number | null
  leads: number | null
  nextRun: string | null
  isRunning: boolean
}

/** What the portal's tiles count. The lists say how long they are in a header, so that one row is all that is read. */
export function useFigures(adminCode: string) {
  const { http } = usePlatform()
  const { data, refetch } = useQuery({
    queryKey: ['admin-figures', adminCode],
    queryFn: async (): Promise<Figures> => {
      const headers = { [ADMIN_CODE_HEADER]: encodeURIComponent(adminCode) }
      const [articles, leads, status] = await Promise.allSettled([
        readTotal(addressOf(blogCalls.listArticles, {}, { limit: 1 })),
        readTotal(addressOf(leadCalls.listLeads, {}, { adminCode, limit: 1 })),
        callApi(http, administrationCalls.readSchedulerStatus, { headers }).then((answer) =>
          schedulerStatusSchema.parse(answer)
        )
      ])
      return {
        drafts: countDrafts(),
        articles: fulfilledValue(articles),
        leads: fulfilledValue(leads),
        nextRun: fulfilledValue(status)?.nextRun ?? null,
        isRunning: fulfilledValue(status)?.isRunning ?? false
      }
    },
    staleTime: 0,
    gcTime: 0
  })
  return { figures: data, refetch: () => void refetch() }
}

const fulfilledValue = <T>(outcome: PromiseSettledResult<T>): T | null =>
  outcome.status === 'fulfilled' ? outcome.value : null

/** X-Total-Count of a list. Throws where there is none. */
async function readTotal(path: string): Promise<number> {
  const response = await fetch(path, { credentials: 'include', headers: { accept: 'application/json' } })
  const total = response.headers.get('x-total-count')
  if (!response.ok || total === null) throw new Error(`${response.status}: no count`)
  return Number(total)
}
