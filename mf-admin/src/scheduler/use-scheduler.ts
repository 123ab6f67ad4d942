import { administrationCalls } from '@site/contracts/operations/calls/administration'
import { blogCalls } from '@site/contracts/operations/calls/blog'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQueryClient, useToast } from '@site/web/platform'
import { useState } from 'react'
import { logFailure } from '../api/log-failure.ts'
import { isRefused } from '../api/message-of.ts'
import { ARTICLES_KEY } from '../articles/use-articles.ts'
import { useLive } from '../live/use-live.ts'
import { schedulerToasts } from './content/scheduler.ts'
import { useSchedulerStatus } from './use-scheduler-status.ts'

/** In milliseconds (RUN-1). */
export const STATUS_REFRESH = 30_000

/** Status of the daily generator, read again every 30 s and when an article appears, and the two ways to ask for an article now (RUN-5, RUN-6). */
export function useScheduler(adminCode: string) {
  const { http } = usePlatform()
  const client = useQueryClient()
  const toast = useToast()
  const [pending, setPending] = useState<Ending['pending'] | null>(null)
  const { data, error, isError, errorUpdateCount, refetch } = useSchedulerStatus(adminCode, {
    readAgain: () => STATUS_REFRESH
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
      logFailure('The generator refused', error)
      toast.show(texts.failure)
    }
    setPending(null)
    await refetch()
  }

  const withdraw = (id: number) =>
    post(() => callApi(http, blogCalls.deleteArticle, { params: { id }, body: { adminCode } }), {
      pending: 'decision',
      success: () => schedulerToasts.withdrawn,
      failure: schedulerToasts.notWithdrawn
    })
  /** 'En ligne · Voir · Retirer' (RUN-24). */
  const tested = (answer: unknown) => {
    const { id, title } = articleIn(answer)
    const toast = schedulerToasts.tested(title)
    if (id === undefined) return toast
    const actions = [
      { label: schedulerToasts.see, to: `/article/${id}` },
      { label: schedulerToasts.withdraw, run: () => void withdraw(id) }
    ]
    return { ...toast, actions }
  }

  return {
    status: data,
    isMissing: isError || (!data && errorUpdateCount > 0),
    isRefused: isRefused(error),
    pending,
    generateTest: () =>
      post(() => callApi(http, administrationCalls.generateTestArticle, { body: { adminCode } }), {
        pending: 'test',
        success: tested,
        failure: schedulerToasts.notTested
      }),
    approve: (id: number) =>
      post(
        () => callApi(http, administrationCalls.approveDraft, { params: { id }, body: { adminCode } }),
        DECISIONS.approve
      ),
    refuse: (id: number) =>
      post(
        () => callApi(http, administrationCalls.refuseDraft, { params: { id }, body: { adminCode } }),
        DECISIONS.refuse
      ),
    trigger: () =>
      post(() => callApi(http, administrationCalls.triggerGeneration, { body: { adminCode } }), TRIGGER)
  }
}

interface Ending {
  pending: 'test' | 'trigger' | 'decision'
  success: (answer: unknown) => Parameters<ReturnType<typeof useToast>['show']>[0]
  failure: Parameters<ReturnType<typeof useToast>['show']>[0]
}

const TRIGGER: Ending = {
  pending: 'trigger',
  success: () => schedulerToasts.triggered,
  failure: schedulerToasts.notTriggered
}

const DECISIONS = {
  approve: {
    pending: 'decision',
    success: () => schedulerToasts.approved,
    failure: schedulerToasts.notDecided
  },
  refuse: {
    pending: 'decision',
    success: () => schedulerToasts.refused,
    failure: schedulerToasts.notDecided
  }
} as const satisfies Record<string, Ending>

/** Id and title of the article in the answer (API-8), where they are there. */
function articleIn(answer: unknown): { id?: number; title?: string } {
  const article = (answer as { article?: { id?: unknown; title?: unknown } } | undefined)?.article
  return {
    ...(typeof article?.id === 'number' && { id: article.id }),
    ...(typeof article?.title === 'string' && { title: article.title })
  }
}
