import { ADMIN_CODE_HEADER } from '@site/contracts/operations/admin'
import { schedulerStatusSchema } from '@site/contracts/operations/scheduler'
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
        readTotal('/api/blog?limit=1'),
        readTotal(`/api/leads?${new URLSearchParams({ adminCode, limit: '1' })}`),
        http
          .getJson('/api/admin/scheduler-status', { headers })
          .then((answer) => schedulerStatusSchema.parse(answer))
      ])
      return {
        drafts: countDrafts(),
        articles: settledValue(articles),
        leads: settledValue(leads),
        nextRun: settledValue(status)?.nextRun ?? null,
        isRunning: settledValue(status)?.isRunning ?? false
      }
    },
    staleTime: 0,
    gcTime: 0
  })
  return { figures: data, refetch: () => void refetch() }
}

const settledValue = <T>(outcome: PromiseSettledResult<T>): T | null =>
  outcome.status === 'fulfilled' ? outcome.value : null

/** X-Total-Count of a list. Throws where there is none. */
async function readTotal(path: string): Promise<number> {
  const response = await fetch(path, { credentials: 'include', headers: { accept: 'application/json' } })
  const total = response.headers.get('x-total-count')
  if (!response.ok || total === null) throw new Error(`${response.status}: no count`)
  return Number(total)
}
