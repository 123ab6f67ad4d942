import { ADMIN_CODE_HEADER } from '@site/contracts/operations/admin'
import { administrationCalls } from '@site/contracts/operations/calls/administration'
import { schedulerStatusSchema } from '@site/contracts/operations/scheduler'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQuery, useQueryClient, useToast } from '@site/web/platform'
import { useState } from 'react'
import { ARTICLES_KEY } from '../articles/use-articles.ts'
import { useLive } from '../live/use-live.ts'
import { schedulerToasts } from './content/scheduler.ts'

/** In milliseconds (RUN-1). */
export const STATUS_REFRESH = 30_000
const STATUS = administrationCalls.readSchedulerStatus

/** Status of the daily generator, read again every 30 s and when an article appears, and the two ways to ask for an article now (RUN-5, RUN-6). */
export function useScheduler(adminCode: string) {
  const { http } = usePlatform()
  const client = useQueryClient()
  const toast = useToast()
  const [pending, setPending] = useState<'test' | 'trigger' | null>(null)
  const { data, isError, errorUpdateCount, refetch } = useQuery({
    queryKey: [STATUS.path, adminCode],
    queryFn: async () =>
      schedulerStatusSchema.parse(
        await callApi(http, STATUS, {
          headers: { [ADMIN_CODE_HEADER]: encodeURIComponent(adminCode) }
        })
      ),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: STATUS_REFRESH
  })

  // An article that was written elsewhere, or after the call that asked for it was answered.
  useLive(({ type }) => {
    if (type !== 'site.article-generated') return
    void refetch()
    void client.invalidateQueries({ queryKey: ARTICLES_KEY })
  })

  const post = async (ask: () => Promise<unknown>, texts: Ending): Promise<void> => {
    if (pending) return
    setPending(texts.pending)
    try {
      toast.show(texts.success(await ask()))
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
    generateTest: () =>
      post(() => callApi(http, administrationCalls.generateTestArticle, { body: { adminCode } }), TEST),
    trigger: () =>
      post(() => callApi(http, administrationCalls.triggerGeneration, { body: { adminCode } }), TRIGGER)
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

/** `article.title` of the answer (API-8), when it is there. */
function titleIn(answer: unknown): string | undefined {
  const article = (answer as { article?: { title?: unknown } } | undefined)?.article
  return typeof article?.title === 'string' ? article.title : undefined
}
