import { ADMIN_CODE_HEADER } from '@site/contracts/operations/admin'
import { schedulerStatusSchema } from '@site/contracts/operations/scheduler'
import { usePlatform, useQuery, useQueryClient, useToast } from '@site/web/platform'
import { useState } from 'react'
import { ARTICLES_KEY } from '../articles/use-articles.ts'
import { useLive } from '../live/use-live.ts'
import { schedulerToasts } from './content/scheduler.ts'

/** SPEC §9, in milliseconds. */
export const STATUS_REFRESH = 30_000
const STATUS_PATH = '/api/admin/scheduler-status'

/** Status of the daily generator, read again every 30 s and when an article appears, and the two ways to ask for an article now (SPEC §7, §8). */
export function useScheduler(adminCode: string) {
  const { http } = usePlatform()
  const client = useQueryClient()
  const toast = useToast()
  const [pending, setPending] = useState<'test' | 'trigger' | null>(null)
  const { data, isError, errorUpdateCount, refetch } = useQuery({
    queryKey: [STATUS_PATH, adminCode],
    queryFn: async () =>
      schedulerStatusSchema.parse(
        await http.getJson(STATUS_PATH, { headers: { [ADMIN_CODE_HEADER]: encodeURIComponent(adminCode) } })
      ),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: STATUS_REFRESH
  })

  // An article that was written elsewhere, or after the call that asked for it was answered.
  useLive(adminCode, ({ type }) => {
    if (type !== 'site.article-generated') return
    void refetch()
    void client.invalidateQueries({ queryKey: ARTICLES_KEY })
  })

  const post = async (path: string, texts: Ending): Promise<void> => {
    if (pending) return
    setPending(texts.pending)
    try {
      toast.show(texts.success(await http.sendJson('POST', path, { adminCode })))
      void client.invalidateQueries({ queryKey: ARTICLES_KEY })
    } catch (error) {
      console.error('The generator refused', error)
      toast.show(texts.failure)
    }
    setPending(null)
    await refetch()
  }

  return {
    status: data,
    isMissing: isError || (!data && errorUpdateCount > 0),
    pending,
    generateTest: () => post('/api/admin/generate-test-article', TEST),
    trigger: () => post('/api/admin/trigger-generation', TRIGGER)
  }
}

interface Ending {
  pending: 'test' | 'trigger'
  success: (answer: unknown) => Parameters<ReturnType<typeof useToast>['show']>[0]
  failure: Parameters<ReturnType<typeof useToast>['show']>[0]
}

const TEST: Ending = {
  pending: 'test',
  success: (answer) => schedulerToasts.tested(titleIn(answer)),
  failure: schedulerToasts.notTested
}
const TRIGGER: Ending = {
  pending: 'trigger',
  success: () => schedulerToasts.triggered,
  failure: schedulerToasts.notTriggered
}

/** `article.title` of the answer (SPEC §7), when it is there. */
function titleIn(answer: unknown): string | undefined {
  const article = (answer as { article?: { title?: unknown } } | undefined)?.article
  return typeof article?.title === 'string' ? article.title : undefined
}
