import { questionCalls } from '@site/contracts/operations/calls/questions'
import type { QuestionGroup, Wish } from '@site/contracts/questions/asked'
import type { FaqEntry, FaqInput } from '@site/contracts/questions/faq'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQuery, useToast } from '@site/web/platform'
import { codeHeader } from '../api/code-header.ts'
import { logFailure } from '../api/log-failure.ts'
import { isRefused } from '../api/message-of.ts'
import { UNDO_WITHIN } from '../layout/undo-within.ts'
import { useLive } from '../live/use-live.ts'
import { questionsToasts } from './content/questions.ts'

/** What an entry is written for: a group of questions, itself, or nothing there is yet. */
export type EntryTarget = { group: QuestionGroup } | { entry: FaqEntry } | 'new'

type ToastInput = Parameters<ReturnType<typeof useToast>['show']>[0]

/** Questions that found nothing, what was made of others, and what can be done here. */
export function useQuestions(adminCode: string) {
  const { http } = usePlatform()
  const toast = useToast()
  const { data, error, isError, refetch } = useQuery({
    queryKey: [questionCalls.listQuestions.path, adminCode],
    queryFn: () => callApi(http, questionCalls.listQuestions, { headers: codeHeader(adminCode) }),
    staleTime: 0,
    gcTime: 0
  })
  useLive(({ type }) => {
    if (type === 'site.questions-changed') void refetch()
  })

  /** Does it, says so, with a way back where there is one, and reads the list again. False when it failed, which a toast has said. */
  const change = async <Answer>(
    act: () => Promise<Answer>,
    done: (answer: Answer) => ToastInput,
    undo?: { act: (answer: Answer) => Promise<unknown>; done: ToastInput }
  ): Promise<boolean> => {
    let isDone = true
    try {
      const answer = await act()
      toast.show({
        ...done(answer),
        ...(undo && {
          duration: UNDO_WITHIN,
          actions: [
            {
              label: questionsToasts.undo,
              run: () =>
                void change(
                  () => undo.act(answer),
                  () => undo.done
                )
            }
          ]
        })
      })
    } catch (error) {
      toast.show(questionsToasts.failed(logFailure('The question could not be changed', error)))
      isDone = false
    }
    await refetch()
    return isDone
  }
  const body = { adminCode }

  return {
    asked: data,
    hasFailed: isError,
    isRefused: isRefused(error),
    refetch: () => void refetch(),
    /** Publishes an entry, or another text of one. Rejects when it was refused, so that the form can say why. */
    async save(target: EntryTarget, input: FaqInput): Promise<void> {
      if (target !== 'new' && 'entry' in target) {
        const { id, version } = target.entry
        await callApi(http, questionCalls.changeFaq, { params: { id }, body: { ...body, ...input, version } })
        toast.show(questionsToasts.changed)
      } else {
        const questionId = target === 'new' ? null : target.group.id
        await callApi(http, questionCalls.addFaq, { body: { ...body, ...input, questionId } })
        toast.show(questionsToasts.answered)
      }
      await refetch()
    },
    remove: ({ id }: FaqEntry) =>
      change(
        () => callApi(http, questionCalls.removeFaq, { params: { id }, body }),
        () => questionsToasts.removed,
        {
          act: () => callApi(http, questionCalls.restoreFaq, { params: { id }, body }),
          done: questionsToasts.restored
        }
      ),
    discard: ({ id }: QuestionGroup) =>
      change(
        () => callApi(http, questionCalls.discardQuestion, { params: { id }, body }),
        () => questionsToasts.discarded,
        {
          act: () => callApi(http, questionCalls.reopenQuestion, { params: { id }, body }),
          done: questionsToasts.reopened
        }
      ),
    give: ({ id }: QuestionGroup) =>
      change(
        () => callApi(http, questionCalls.giveQuestion, { params: { id }, body }),
        ({ message }) => questionsToasts.given(message),
        {
          act: ({ wish }) => callApi(http, questionCalls.withdrawWish, { params: { id: wish.id }, body }),
          done: questionsToasts.withdrawn
        }
      ),
    withdraw: ({ id }: Wish) =>
      change(
        () => callApi(http, questionCalls.withdrawWish, { params: { id }, body }),
        () => questionsToasts.withdrawn
      )
  }
}
